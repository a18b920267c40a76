import {
  closeSync,
  createReadStream,
  existsSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename } from 'node:path'
import { FileLock, type LockFault, makeFolder, replaceFile } from '@rookery/experience/node'
import { ok, type Result } from '@rookery/rules'
import { makePuzzleRow, parsePuzzleRow, readRowTexts } from '../puzzles/index.ts'
import { aboutFile, type LibraryAbout, lowestOf, readAbout, rowsFile } from './folder.ts'

export interface ImportOptions {
  readonly file: string
  /** Where they are kept; what was imported from another file is replaced. */
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
 * noted. Bytes that cannot be unpacked and trouble with the disk are thrown.
 */
export async function importPuzzles(options: ImportOptions): Promise<Result<LibraryAbout, LockFault>> {
  const { file, folder, signal } = options
  const source = { name: basename(file), bytes: statSync(file).size }
  makeFolder(folder)
  const lock = FileLock.take(aboutFile(folder))
  if (!lock.ok) return lock
  try {
    const shelf = new Shelf(folder, source)
    let readBytes = 0
    const input = createReadStream(file)
    const bytes = (async function* () {
      for await (const chunk of input) {
        readBytes += (chunk as Uint8Array).length
        yield chunk as Uint8Array
      }
    })()
    const { lines: known } = shelf.about
    if (!shelf.about.isWhole)
      for await (const { line, text } of readRowTexts(bytes)) {
        if (signal.aborted) break
        if (line <= known) continue
        shelf.add(line, text, options.onDamaged)
        if (line % LINES_AT_ONCE === 0) {
          shelf.save()
          options.onProgress(shelf.about, readBytes)
        }
      }
    input.destroy()
    if (!signal.aborted) shelf.about.isWhole = true
    shelf.save()
    return ok(shelf.about)
  } finally {
    lock.value.release()
  }
}

/** The files of a folder while they grow. What the note beside them does not count is cut off when they are opened again. */
class Shelf {
  readonly about: LibraryAbout
  readonly #folder: string
  readonly #waiting = new Map<number, string[]>()

  constructor(folder: string, source: LibraryAbout['source']) {
    this.#folder = folder
    const known = readAbout(folder)
    const isSame =
      known.ok && known.value.source.name === source.name && known.value.source.bytes === source.bytes
    this.about = isSame
      ? known.value
      : {
          ...{ format: 'rookery.puzzles', version: 1, source, lines: 0, isWhole: false },
          ...{ puzzles: 0, damaged: 0, bytes: {}, themes: {} },
        }
    if (known.ok && !isSame)
      for (const lowest of Object.keys(known.value.bytes)) rmSync(rowsFile(folder, lowest), { force: true })
    for (const [lowest, bytes] of Object.entries(this.about.bytes)) cutTo(rowsFile(folder, lowest), bytes)
  }

  add(line: number, text: string | undefined, onDamaged: ImportOptions['onDamaged']): void {
    this.about.lines = line
    const parsed = parsePuzzleRow(text ?? '')
    if (!parsed.ok) {
      this.about.damaged++
      onDamaged(line, parsed.faults[0]!.message)
      return
    }
    const { rating, themes } = parsed.value
    this.about.puzzles++
    for (const theme of themes) this.about.themes[theme] = (this.about.themes[theme] ?? 0) + 1
    const lowest = lowestOf(rating)
    const rows = this.#waiting.get(lowest) ?? []
    rows.push(makePuzzleRow(parsed.value))
    this.#waiting.set(lowest, rows)
  }

  /** Writes what waits, and then the note that counts it. */
  save(): void {
    for (const [lowest, rows] of this.#waiting) {
      const bytes = Buffer.from(`${rows.join('\n')}\n`)
      const at = this.about.bytes[lowest] ?? 0
      const file = rowsFile(this.#folder, lowest)
      const handle = openSync(file, at > 0 && existsSync(file) ? 'r+' : 'w')
      writeSync(handle, bytes, 0, bytes.length, at)
      closeSync(handle)
      this.about.bytes[lowest] = at + bytes.length
    }
    this.#waiting.clear()
    replaceFile(aboutFile(this.#folder), JSON.stringify(this.about))
  }
}

function cutTo(file: string, bytes: number): void {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r+')
  ftruncateSync(handle, bytes)
  closeSync(handle)
}
