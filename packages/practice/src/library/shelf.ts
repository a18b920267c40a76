import { closeSync, existsSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, replaceFile } from '@rookery/experience/node'
import { makePuzzleRow, parsePuzzleRow } from '../puzzles/index.ts'
import { aboutFile, type LibraryAbout, lowestOf, nextFile, readAbout, rowsFile } from './folder.ts'

/**
 * The files of a folder while they grow. What the note beside them does not count is cut off when they are opened again. Where another
 * file's puzzles are there, these stay until the new ones are whole: until then the new ones have a shelf and a note of their own.
 */
export class Shelf {
  readonly about: LibraryAbout
  readonly #folder: string
  /** What is to be replaced in the end. */
  readonly #old: LibraryAbout | undefined
  readonly #waiting = new Map<number, string[]>()
  /** A map, for a theme may be called "constructor". */
  readonly #themes: Map<string, number>

  constructor(folder: string, source: LibraryAbout['source']) {
    this.#folder = folder
    const there = readAbout(folder)
    const isThere = there.ok && isOf(there.value, source)
    if (there.ok && !isThere && there.value.puzzles > 0) this.#old = there.value
    const begun = isThere ? there : readAbout(folder, nextFile(folder))
    this.about =
      begun.ok && isOf(begun.value, source)
        ? begun.value
        : {
            ...{ format: 'rookery.puzzles', version: 1, source, lines: 0, isWhole: false },
            ...{ puzzles: 0, damaged: 0, bytes: {}, themes: {} },
            shelf: there.ok && there.value.shelf === 'a' ? 'b' : 'a',
          }
    this.#themes = new Map(Object.entries(this.about.themes))
    if (this.about.lines === 0) this.drop()
    for (const [lowest, bytes] of Object.entries(this.about.bytes))
      cutTo(rowsFile(folder, this.about, lowest), bytes)
  }

  add(line: number, text: string | undefined, onDamaged: (line: number, message: string) => void): void {
    this.about.lines = line
    const parsed = parsePuzzleRow(text ?? '')
    if (!parsed.ok) {
      this.about.damaged++
      onDamaged(line, parsed.faults[0]!.message)
      return
    }
    const { rating, themes } = parsed.value
    this.about.puzzles++
    for (const theme of themes) this.#themes.set(theme, (this.#themes.get(theme) ?? 0) + 1)
    const lowest = lowestOf(rating)
    const rows = this.#waiting.get(lowest) ?? []
    rows.push(makePuzzleRow(parsed.value))
    this.#waiting.set(lowest, rows)
  }

  /** Writes what waits, and then the note that counts it. */
  save(): void {
    if (this.about.shelf) makeFolder(join(this.#folder, this.about.shelf))
    for (const [lowest, rows] of this.#waiting) {
      const bytes = Buffer.from(`${rows.join('\n')}\n`)
      const at = this.about.bytes[lowest] ?? 0
      const file = rowsFile(this.#folder, this.about, lowest)
      const handle = openSync(file, at > 0 && existsSync(file) ? 'r+' : 'w')
      writeSync(handle, bytes, 0, bytes.length, at)
      closeSync(handle)
      this.about.bytes[lowest] = at + bytes.length
    }
    this.#waiting.clear()
    this.about.themes = Object.fromEntries(this.#themes)
    replaceFile((this.isNext ? nextFile : aboutFile)(this.#folder), JSON.stringify(this.about))
    if (this.isNext) return
    rmSync(nextFile(this.#folder), { force: true })
    if (this.#old) this.#clear(this.#old)
  }

  /** Whether another file's puzzles are in use, and stay so for now. */
  get isNext(): boolean {
    return this.#old !== undefined && !this.about.isWhole
  }

  /** Leaves nothing of what was read; what was there before stays. */
  drop(): void {
    this.#clear(this.about)
    rmSync(nextFile(this.#folder), { force: true })
    if (!this.#old) rmSync(aboutFile(this.#folder), { force: true })
  }

  #clear(about: LibraryAbout): void {
    if (about.shelf) rmSync(join(this.#folder, about.shelf), { recursive: true, force: true })
    else
      for (const lowest of Object.keys(about.bytes))
        rmSync(rowsFile(this.#folder, about, lowest), { force: true })
  }
}

const isOf = (about: LibraryAbout, { name, bytes }: LibraryAbout['source']): boolean =>
  about.source.name === name && about.source.bytes === bytes

function cutTo(file: string, bytes: number): void {
  if (!existsSync(file)) return
  const handle = openSync(file, 'r+')
  ftruncateSync(handle, bytes)
  closeSync(handle)
}
