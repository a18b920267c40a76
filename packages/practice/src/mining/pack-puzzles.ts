import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repeatAlong } from '@rookery/motifs'
import { openMynah } from '@rookery/players/mynah'
import { ok, type Result, unwrap } from '@rookery/rules'
import { type DifficultyWitnesses, ratePuzzle } from '../difficulty/index.ts'
import { openPuzzle, type Puzzle, type PuzzleVariant } from '../puzzles/puzzle.ts'
import { nameThemes } from '../themes/name-themes.ts'
import { chanceOf } from './eyes.ts'
import { type FoundFault, readFoundFile } from './found-file.ts'
import { findKnown } from './known-positions.ts'
import type { FoundLine } from './mine-game.ts'
import { openRaven } from './open-raven.ts'
import { keyOf, Selection } from './selection.ts'

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
}

const HASH_MB = 1

/** Names and rates what was found with all seeds, and takes the best of it. */
export async function packPuzzles(options: PackingOptions): Promise<Result<Packed, FoundFault>> {
  const { folder, variant, count, without, onProgress } = options
  const selection = new Selection(variant)
  for (const file of readdirSync(folder).sort()) {
    if (!file.startsWith(`${variant}-`) || !file.endsWith('.found')) continue
    const read = readFoundFile(join(folder, file))
    if (!read.ok) return read
    for (const game of read.value.games) selection.add(game)
  }
  const rejected = readRejected(folder, variant)
  const named = selection.lines
    .filter(isWide)
    .map((line) => ({ line: withoutRepetition(variant, line), id: nameOf(variant, line) }))
  const standing = named.filter(({ id }) => !rejected.has(id))
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
    puzzles: takeBest(puzzles, count).sort((one, other) => one.rating - other.rating),
    found: selection.lines.length,
    known: known.size,
    rejected: named.length - standing.length,
  })
}

/** The names of puzzles that `npm run check:practice` has found wanting, a line each. */
export const rejectedFile = (folder: string, variant: PuzzleVariant): string =>
  join(folder, `${variant}.rejected`)

function readRejected(folder: string, variant: PuzzleVariant): Set<string> {
  const file = rejectedFile(folder, variant)
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
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

/** What was proven narrowly falls more often when somebody looks deeper. In chances. */
const LEAST_GAP = 0.3

const isWide = ({ scores }: FoundLine): boolean =>
  scores.every(([best, next]) => next === undefined || chanceOf(best!) - chanceOf(next) >= LEAST_GAP)

/** A line that comes back to itself shows nothing new from there on: it ends with the solver's last move before. */
function withoutRepetition(variant: PuzzleVariant, line: FoundLine): FoundLine {
  const { start, moves } = unwrap(openPuzzle({ variant, ...line }))
  const repeat = repeatAlong(start, moves)
  if (!repeat) return line
  const solved = Math.max(1, Math.floor((repeat.again - 1) / 2))
  return { ...line, moves: line.moves.slice(0, 2 * solved), scores: line.scores.slice(0, solved) }
}

/** Of puzzles that are solved by a single move, and are no mate, at most this share. */
const MOST_SINGLE = 0.75

/** Those with more than one move to find before all others, and those that only take what hangs after them. */
function takeBest(puzzles: readonly Puzzle[], count: number): Puzzle[] {
  const has = (theme: string) => (puzzle: Puzzle) => puzzle.themes.includes(theme)
  const isSingle = (puzzle: Puzzle) => has('oneMove')(puzzle) && !has('mate')(puzzle)
  const many = puzzles.filter((puzzle) => !isSingle(puzzle)).slice(0, count)
  const single = puzzles.filter(isSingle)
  const isPlain = has('hangingPiece')
  const room = Math.min(count - many.length, Math.floor((many.length * MOST_SINGLE) / (1 - MOST_SINGLE)))
  return [...many, ...[...single.filter((each) => !isPlain(each)), ...single.filter(isPlain)].slice(0, room)]
}

/** By its position; the first letter tells it from Lichess's, which have five. */
const nameOf = (variant: PuzzleVariant, line: FoundLine): string =>
  `r${createHash('sha256')
    .update(`${variant} ${keyOf(variant, line)}`)
    .digest('base64url')
    .slice(0, 6)}`
