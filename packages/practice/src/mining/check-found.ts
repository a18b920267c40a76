import { setImmediate } from 'node:timers/promises'
import { ok, type Result } from '@rookery/rules'
import type { PuzzleVariant } from '../puzzles/puzzle.ts'
import { stands } from './check-puzzle.ts'
import { CHECK_NODES, CheckedFile } from './checked-file.ts'
import type { FoundFault } from './found-file.ts'
import { readNamedLines } from './named-lines.ts'
import { openRaven } from './open-raven.ts'

export interface CheckingOptions {
  /** Where `minePuzzles` has kept what it found; what is found out is kept there, too. */
  readonly folder: string
  readonly variant: PuzzleVariant
  readonly signal: AbortSignal
  /** Hears of all that are looked at, by earlier runs too. */
  onProgress(done: number, total: number): void
}

export interface FoundChecked {
  readonly standing: number
  readonly fallen: number
  readonly isComplete: boolean
}

/** Big enough to remember a look of so many nodes. */
export const CHECK_HASH_MB = 32

/** Looks deeper at all that was found, at those with several moves before the others, because a set takes them first. */
export async function checkFound(options: CheckingOptions): Promise<Result<FoundChecked, FoundFault>> {
  const { folder, variant, signal, onProgress } = options
  const read = readNamedLines(folder, variant)
  if (!read.ok) return read
  const puzzles = read.value.named
    .map(({ id, line: { fen, moves } }) => ({ id, variant, fen, moves }))
    .sort((one, other) => Number(other.moves.length > 2) - Number(one.moves.length > 2))
  const checked = new CheckedFile(folder)
  const left = puzzles.filter((puzzle) => checked.get(puzzle) === undefined)
  const core = await openRaven(variant, CHECK_HASH_MB)
  let done = puzzles.length - left.length
  for (const puzzle of left) {
    onProgress(done++, puzzles.length)
    // A look never lets go of its thread: signals are heard between two.
    await setImmediate()
    if (signal.aborted) break
    checked.add(puzzle, stands(core, puzzle, CHECK_NODES))
  }
  const results = puzzles.map((puzzle) => checked.get(puzzle))
  const count = (wanted: boolean | undefined) => results.filter((result) => result === wanted).length
  return ok({ standing: count(true), fallen: count(false), isComplete: count(undefined) === 0 })
}
