import { type Puzzle, readPuzzleRows, UnpackError } from '@rookery/practice'
import {
  addImported,
  dropNext,
  type ImportedSet,
  readImported,
  replaceImported,
  type Shelf,
} from './puzzle-store.ts'

/** As many lines as are kept at once. */
const AT_ONCE = 10_000

/**
 * Reads a file of Lichess's puzzles into this browser. It takes the place of another file once all of it is read, and where nothing is
 * there at once. The same file goes on where it was interrupted. A file that is damaged or has no puzzle is thrown, and changes nothing.
 */
export async function importPuzzles(
  file: File,
  signal: AbortSignal,
  report: (set: ImportedSet) => void,
  atOnce = AT_ONCE,
): Promise<ImportedSet> {
  const there = await readImported()
  const own = isOf(there, file) ? there : undefined
  if (own?.isDone) return own
  const old = !own && there && there.puzzles > 0 ? there : undefined
  const begun = own ?? (await readImported('next'))
  let set = isOf(begun, file) ? begun : makeEmpty(file, there?.shelf === 'a' ? 'b' : 'a')
  if (set !== begun) await dropNext(set.shelf)
  const done = set.lines
  let faulty = set.faulty
  let lines = done
  let puzzles: Puzzle[] = []
  const keep = async (isDone: boolean) => {
    set = { ...set, lines, faulty, isDone }
    // A file of anything else does not become a set on the way.
    if (set.puzzles + puzzles.length > 0) set = await addImported(old ? 'next' : 'set', set, puzzles)
    puzzles = []
    report(set)
  }
  try {
    for await (const { line, puzzle } of readPuzzleRows(readBytes(file))) {
      if (line <= done) continue
      if (signal.aborted) return set
      lines = line
      if (puzzle.ok) puzzles.push(puzzle.value)
      else faulty++
      if (lines % atOnce === 0) await keep(false)
    }
  } catch (error) {
    // It will never be whole: to go on would come to the same bytes.
    if (old && error instanceof UnpackError) await dropNext(set.shelf)
    throw error
  }
  if (set.puzzles + puzzles.length === 0) throw new Error(`${file.name} has no puzzle in it`)
  await keep(true)
  if (old) await replaceImported(old, set)
  return set
}

const isOf = (set: ImportedSet | undefined, { name, size }: File): set is ImportedSet =>
  set?.name === name && set.size === size

const makeEmpty = ({ name, size }: File, shelf: Shelf): ImportedSet => {
  const counts = { lines: 0, puzzles: 0, faulty: 0, isDone: false }
  return { name, size, ...counts, blocks: {}, themes: {}, shelf }
}

async function* readBytes(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}
