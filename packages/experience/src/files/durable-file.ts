import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * A new content for a file, which takes the place of the old one in one step. Whenever the process is killed or the power
 * fails, the file holds all of the old content or all of the new one; after `commit` it holds the new one for good.
 */
export class Draft {
  readonly #target: string
  /** Undefined for a device or a pipe: it cannot be replaced, so it is written to as it is. */
  readonly #draft: string | undefined
  readonly #handle: number
  #isOpen = true

  constructor(file: string) {
    this.#target = targetOf(file)
    const kind = statSync(this.#target, { throwIfNoEntry: false })
    this.#draft = kind === undefined || kind.isFile() ? `${this.#target}.draft` : undefined
    this.#handle = openSync(this.#draft ?? this.#target, 'w')
  }

  write(content: string | Uint8Array): void {
    this.#orDiscard(() => writeFileSync(this.#handle, content))
  }

  commit(): void {
    this.#orDiscard(() => {
      if (this.#draft !== undefined) fsyncSync(this.#handle)
      this.#close()
      if (this.#draft === undefined) return
      renameSync(this.#draft, this.#target)
      syncFolder(dirname(this.#target))
    })
  }

  /** Leaves the file as it was. */
  discard(): void {
    this.#close()
    if (this.#draft !== undefined) rmSync(this.#draft, { force: true })
  }

  #close(): void {
    if (this.#isOpen) closeSync(this.#handle)
    this.#isOpen = false
  }

  #orDiscard(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.discard()
      // By itself an error of a write names no file.
      throw Object.assign(error as Error, { path: this.#target })
    }
  }
}

/** The whole content in one step, as a Draft does it. */
export function replaceFile(file: string, ...content: readonly (string | Uint8Array)[]): void {
  const draft = new Draft(file)
  for (const part of content) draft.write(part)
  draft.commit()
}

/** Adds to the end of a file; what was added survives a loss of power. */
export function appendDurably(file: string, text: string): void {
  const isNew = statSync(file, { throwIfNoEntry: false }) === undefined
  const handle = openSync(file, 'a')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  if (isNew) syncFolder(dirname(file))
}

/** Makes a folder and those above it which are missing, so that they survive a loss of power. */
export function makeFolder(folder: string): void {
  const last = resolve(folder)
  const first = mkdirSync(last, { recursive: true })
  if (first === undefined) return
  for (let made = last; made.length >= first.length; made = dirname(made)) syncFolder(dirname(made))
}

/** Makes the names in a folder survive a loss of power. Windows lets nobody open a folder, and keeps names by itself. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Where a link leads to: the link stays, and what it names is replaced. */
function targetOf(file: string): string {
  try {
    return realpathSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return file
    throw error
  }
}
