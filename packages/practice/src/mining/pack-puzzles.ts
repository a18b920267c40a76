import { openMynah } from '@rookery/players/mynah'
import { ok, type Result, unwrap } from '@rookery/rules'
import { type DifficultyWitnesses, ratePuzzle } from '../difficulty/index.ts'
import { openPuzzle, type Puzzle, type PuzzleVariant } from '../puzzles/puzzle.ts'
import { nameThemes } from '../themes/name-themes.ts'
import { CheckedFile } from './checked-file.ts'
import { chooseSet } from './choose-set.ts'
import type { FoundFault } from './found-file.ts'
import { findKnown } from './known-positions.ts'
import type { FoundLine } from './mine-game.ts'
import { type NamedLine, readNamedLines } from './named-lines.ts'
import { openRaven } from './open-raven.ts'

export interface PackingOptions {
  /** Where `minePuzzles` has kept what it found. */
  readonly folder: string
  readonly variant: PuzzleVariant
  /** At most so many. */
  readonly count: number
  /** Files whose positions are left out. */
  readonly without: readonly string[]
  onProgress(done: number, total: number): void
}

export interface Packed {
  /** From easy to hard. */
  readonly puzzles: readonly Puzzle[]
  readonly found: number
  /** Left out because a file has them. */
  readonly known: number
  /** Left out because a deeper look did not find them good. */
  readonly rejected: number
  /** Left out because nobody has looked deeper yet, though at others. */
  readonly unchecked: number
}

const HASH_MB = 1

/** Names and rates what was found with all seeds, and takes the best of it: of what stands a deeper look, where anybody has looked. */
export async function packPuzzles(options: PackingOptions): Promise<Result<Packed, FoundFault>> {
  const { folder, variant, count, without, onProgress } = options
  const read = readNamedLines(folder, variant)
  if (!read.ok) return read
  const { found, named } = read.value
  const checked = new CheckedFile(folder)
  const lookAt = ({ id, line: { moves } }: NamedLine) => checked.get({ id, moves })
  const standing = checked.isEmpty ? named : named.filter(lookAt)
  const rejected = named.filter((each) => lookAt(each) === false).length
  const known = await findKnown(
    without,
    variant,
    standing.map(({ line }) => line),
  )
  const left = standing.filter(({ line }) => !known.has(line))
  const witnesses: DifficultyWitnesses = {
    ...(variant === 'standard' && { mynah: await openMynah() }),
    raven: await openRaven(variant, HASH_MB),
  }
  const puzzles = left.map(({ line, id }, index) => {
    onProgress(index, left.length)
    return makePuzzle(id, variant, line, witnesses)
  })
  return ok({
    puzzles: chooseSet(puzzles, count).sort((one, other) => one.rating - other.rating),
    found,
    known: known.size,
    rejected,
    unchecked: named.length - standing.length - rejected,
  })
}

function makePuzzle(
  id: string,
  variant: PuzzleVariant,
  { fen, moves, scores }: FoundLine,
  witnesses: DifficultyWitnesses,
): Puzzle {
  const opened = unwrap(openPuzzle({ variant, fen, moves }))
  const themes = nameThemes(opened, scores[0]![0]!)
  return { id, variant, fen, moves, ...ratePuzzle(opened, witnesses), themes }
}
