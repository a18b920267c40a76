import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import { FileLock, type LockFault, makeFolder } from '@rookery/experience/node'
import { err, ok, type Result } from '@rookery/rules'
import { readRowTexts, UnpackError } from '../puzzles/index.ts'
import { aboutFile, type LibraryAbout, type LibraryFault } from './folder.ts'
import { Shelf } from './shelf.ts'

export interface ImportOptions {
  readonly file: string
  /** Where they are kept; what was imported from another file is replaced, once all of this one is read. */
  readonly folder: string
  readonly signal: AbortSignal
  /** Hears how much of the file's bytes is read. */
  onProgress(about: Readonly<LibraryAbout>, readBytes: number): void
  /** Hears of a row that is left out. */
  onDamaged(line: number, message: string): void
}

/** So many lines are read before they are written and noted. */
const LINES_AT_ONCE = 10_000

/**
 * Reads a file in Lichess's form, of any size, into a folder, by rating. A run that was stopped goes on after the last lines that were
 * noted. Bytes that cannot be unpacked and trouble with the disk are thrown. A file without a puzzle changes nothing.
 */
export async function importPuzzles(
  options: ImportOptions,
): Promise<Result<LibraryAbout, LockFault | LibraryFault>> {
  const { file, folder } = options
  const source = { name: basename(file), bytes: statSync(file).size }
  makeFolder(folder)
  const lock = FileLock.take(aboutFile(folder))
  if (!lock.ok) return lock
  try {
    const shelf = new Shelf(folder, source)
    if (!shelf.about.isWhole) await fill(shelf, options)
    if (shelf.about.isWhole && shelf.about.puzzles === 0) {
      shelf.drop()
      return err({ code: 'library-empty', message: `${file} has no puzzle in it` })
    }
    if (shelf.about.puzzles > 0) shelf.save()
    return ok(shelf.about)
  } finally {
    lock.value.release()
  }
}

async function fill(shelf: Shelf, { file, signal, onProgress, onDamaged }: ImportOptions): Promise<void> {
  let readBytes = 0
  const input = createReadStream(file)
  const bytes = (async function* () {
    for await (const chunk of input) {
      readBytes += (chunk as Uint8Array).length
      yield chunk as Uint8Array
    }
  })()
  const { lines: known } = shelf.about
  try {
    for await (const { line, text } of readRowTexts(bytes)) {
      if (signal.aborted) return
      if (line <= known) continue
      shelf.add(line, text, onDamaged)
      if (line % LINES_AT_ONCE === 0) {
        // A file of anything else does not become a library on the way.
        if (shelf.about.puzzles > 0) shelf.save()
        onProgress(shelf.about, readBytes)
      }
    }
  } catch (error) {
    // It will never be whole: the next run would come to the same bytes.
    if (error instanceof UnpackError && shelf.isNext) shelf.drop()
    throw error
  } finally {
    input.destroy()
  }
  shelf.about.isWhole = true
}
