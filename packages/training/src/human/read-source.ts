import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { PositionSource } from './position-file.ts'

/** A file by what is in it: games that were corrected may have the name and the size of the old ones. */
export async function readSource(file: string): Promise<Required<PositionSource>> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of createReadStream(file) as AsyncIterable<Buffer>) {
    hash.update(piece)
    bytes += piece.length
  }
  return { file: basename(file), bytes, sha256: hash.digest('hex') }
}
