import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Validators } from './preconditions.ts'

interface Known extends Validators {
  readonly state: string
}

/** More than a studio has files. */
const MAX_KNOWN = 5000

/** Entity tags by content, and so strong ones; a file is read for its tag once, and again when it has changed. */
export class EntityTags {
  readonly #known = new Map<string, Known>()

  async of(path: string): Promise<Validators> {
    const { size, mtimeMs, ctimeMs, ino } = await stat(path)
    const state = [size, mtimeMs, ctimeMs, ino].join(' ')
    const known = this.#known.get(path)
    if (known?.state === state) return known
    const hash = createHash('sha256')
    for await (const piece of createReadStream(path)) hash.update(piece)
    const etag = `"${hash.digest('base64url').slice(0, 22)}"`
    if (this.#known.size >= MAX_KNOWN) this.#known.clear()
    const fresh = { etag, modifiedMs: mtimeMs, state }
    this.#known.set(path, fresh)
    return fresh
  }
}
