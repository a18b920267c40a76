import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { repeatAlong } from '@rookery/motifs'
import { ok, type Result, unwrap } from '@rookery/rules'
import { openPuzzle, type PuzzleVariant } from '../puzzles/puzzle.ts'
import { chanceOf } from './eyes.ts'
import { type FoundFault, readFoundFile } from './found-file.ts'
import type { FoundLine } from './mine-game.ts'
import { keyOf, Selection } from './selection.ts'

export interface NamedLine {
  readonly id: string
  readonly line: FoundLine
}

export interface NamedLines {
  /** How many were found, those that are no good too. */
  readonly found: number
  readonly named: readonly NamedLine[]
}

/** What was found with all seeds and is good enough for a set, each position once. */
export function readNamedLines(folder: string, variant: PuzzleVariant): Result<NamedLines, FoundFault> {
  const selection = new Selection(variant)
  for (const file of readdirSync(folder).sort()) {
    if (!file.startsWith(`${variant}-`) || !file.endsWith('.found')) continue
    const read = readFoundFile(join(folder, file))
    if (!read.ok) return read
    for (const game of read.value.games) selection.add(game)
  }
  const named = selection.lines.flatMap((whole) => {
    const line = wideStart(whole)
    return line ? [{ line: withoutRepetition(variant, line), id: nameOf(variant, line) }] : []
  })
  return ok({ found: selection.lines.length, named })
}

/** What was proven narrowly falls more often when somebody looks deeper. In chances. */
const LEAST_GAP = 0.3

/** A line as far as it was proven widely; nothing where that is no move at all. It does not end with a forced move. */
function wideStart(line: FoundLine): FoundLine | undefined {
  const isWide = ([best, next]: readonly number[]) =>
    next === undefined || chanceOf(best!) - chanceOf(next) >= LEAST_GAP
  let solved = line.scores.findIndex((each) => !isWide(each))
  if (solved === -1) return line
  while (solved > 0 && line.scores[solved - 1]!.length === 1) solved--
  return cutTo(line, solved)
}

const cutTo = (line: FoundLine, solved: number): FoundLine | undefined =>
  solved === 0
    ? undefined
    : { ...line, moves: line.moves.slice(0, 2 * solved), scores: line.scores.slice(0, solved) }

/** A line that comes back to itself shows nothing new from there on: it ends with the solver's last move before. */
function withoutRepetition(variant: PuzzleVariant, line: FoundLine): FoundLine {
  const { start, moves } = unwrap(openPuzzle({ variant, ...line }))
  const repeat = repeatAlong(start, moves)
  if (!repeat) return line
  return cutTo(line, Math.max(1, Math.floor((repeat.again - 1) / 2)))!
}

/** By its position; the first letter tells it from Lichess's, which have five. */
const nameOf = (variant: PuzzleVariant, line: FoundLine): string =>
  `r${createHash('sha256')
    .update(`${variant} ${keyOf(variant, line)}`)
    .digest('base64url')
    .slice(0, 6)}`
