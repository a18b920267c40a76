import { err, ok, type Result } from '@rookery/rules'
import type { Puzzle, PuzzleVariant } from './puzzle.ts'
import { readPuzzleRows } from './read-rows.ts'
import { makePuzzleRow, PUZZLE_HEADER, type PuzzleFault } from './row.ts'

/** Reads a whole file of puzzles in Lichess's form, plain or packed; a row that is damaged is named. */
export async function readPuzzles(
  bytes: Uint8Array,
  variant: PuzzleVariant = 'standard',
): Promise<Result<Puzzle[], PuzzleFault>> {
  const puzzles: Puzzle[] = []
  try {
    for await (const { line, puzzle } of readPuzzleRows(inOneChunk(bytes), variant)) {
      if (!puzzle.ok) {
        const { code, message } = puzzle.faults[0]!
        return err({ code, message: `line ${line}: ${message}` })
      }
      puzzles.push(puzzle.value)
    }
  } catch (error) {
    return err({ code: 'puzzle-row', message: (error as Error).message })
  }
  return ok(puzzles)
}

async function* inOneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const makePuzzles = (puzzles: readonly Puzzle[]): string =>
  [PUZZLE_HEADER, ...puzzles.map(makePuzzleRow), ''].join('\n')
