import { type Puzzle, readPuzzleRows } from '@rookery/practice'
import { addImported, forgetImported, type ImportedSet, readImported } from './puzzle-store.ts'

/** As many lines as are kept at once. */
const AT_ONCE = 10_000

/**
 * Reads a file of Lichess's puzzles into this browser, in place of the one before. The same file goes on where it was
 * interrupted.
 */
export async function importPuzzles(
  file: File,
  signal: AbortSignal,
  report: (set: ImportedSet) => void,
  atOnce = AT_ONCE,
): Promise<ImportedSet> {
  const before = await readImported()
  const isSame = before?.name === file.name && before.size === file.size
  if (!isSame) await forgetImported()
  if (isSame && before.isDone) return before
  let set: ImportedSet = isSame
    ? before
    : {
        name: file.name,
        size: file.size,
        lines: 0,
        puzzles: 0,
        faulty: 0,
        isDone: false,
        blocks: {},
        themes: {},
      }
  const done = set.lines
  let faulty = set.faulty
  let lines = done
  let puzzles: Puzzle[] = []
  const keep = async (isDone: boolean) => {
    set = await addImported({ ...set, lines, faulty, isDone }, puzzles)
    puzzles = []
    report(set)
  }
  for await (const { line, puzzle } of readPuzzleRows(readBytes(file))) {
    if (line <= done) continue
    if (signal.aborted) return set
    lines = line
    if (puzzle.ok) puzzles.push(puzzle.value)
    else faulty++
    if (lines % atOnce === 0) await keep(false)
  }
  await keep(true)
  return set
}

async function* readBytes(file: Blob): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } finally {
    await reader.cancel().catch(() => {})
  }
}
