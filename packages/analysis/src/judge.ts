import type { Engine, Score, SearchInfo } from '@rookery/engine'
import { movesToLimit } from '@rookery/players'
import { type Color, type Line, type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import type { Loss } from './classes.ts'
import type { Verdict } from './review.ts'
import { endOfLine } from './text.ts'

/** For each position. With nodes and an engine of one thread the review is always the same. */
export type ReviewLimits = { readonly nodes: number } | { readonly timeMs: number }

/** So often the limits are spent at once where a verdict is doubted. */
export const LONGER = 4

/** So often the limits at once. */
export const times = (limits: ReviewLimits, effort: number): ReviewLimits =>
  'nodes' in limits ? { nodes: effort * limits.nodes } : { timeMs: effort * limits.timeMs }

/** The verdict where a game is over; nothing where it is not. */
export function endVerdict(line: Line): Verdict | undefined {
  const outcome = line.outcome()
  return outcome && { kind: 'over', chance: chanceOf(outcome.winner, line.position.turn), ...outcome }
}

/** The verdict on the last position of a line; nothing where the signal came first. */
export async function judge(
  engine: Engine,
  line: Line,
  limits: ReviewLimits & { readonly rootMoves?: readonly Move[] },
  signal: AbortSignal | undefined,
): Promise<Verdict | undefined> {
  const { position } = line
  if (signal?.aborted) return undefined
  const end = endVerdict(line)
  if (end) return end
  let last: SearchInfo | undefined
  for await (const info of engine.search(line, limits, signal ? { signal } : {}))
    if (info.line === 1 && (last === undefined || (info.bound === 'exact' && !isCutShort(info, limits))))
      last = info
  if (signal?.aborted) return undefined
  if (!last) throw new Error('the engine gave no line for a game that is not over')
  return verdictOf(position, last)
}

/** What a report of a search says of its position. */
export function verdictOf(position: Position, { score, wdl, depth, moves }: SearchInfo): Searched {
  const chance = (wdl[0] + wdl[1] / 2) / 1000
  return { kind: 'searched', chance, score, depth, moves, sans: makeSans(position, moves) }
}

/**
 * Whether a report comes from an iteration that the limits ended: Raven may have looked at its first move alone, found it
 * refuted, and not come to the others.
 */
const isCutShort = ({ nodes, timeMs }: SearchInfo, limits: ReviewLimits): boolean =>
  'nodes' in limits ? nodes >= limits.nodes : timeMs >= limits.timeMs

export type Searched = Verdict & { readonly kind: 'searched' }

/** The verdict on a position by one of its moves and the verdict on where that leads. */
export function seenThrough(position: Position, move: Move, after: Verdict): Searched {
  const isOver = after.kind === 'over'
  return {
    kind: 'searched',
    chance: 1 - after.chance,
    score: isOver ? scoreOfEnd(after.chance) : turn(after, position.play(move), position, earlier),
    depth: isOver ? 1 : after.depth + 1,
    moves: isOver ? [move] : [move, ...after.moves],
    sans: [makeSan(position, move), ...(isOver ? [] : after.sans)],
  }
}

/** The verdict on where the first move of the best line of a position leads, by that line. */
export function seenAfter(position: Position, seen: Searched): Searched {
  const { chance, depth, moves, sans } = seen
  return {
    kind: 'searched',
    chance: 1 - chance,
    score: turn(seen, position, position.play(moves[0]!), later),
    depth: depth - 1,
    moves: moves.slice(1),
    sans: sans.slice(1),
  }
}

/** `chance` is that of the side that has no move any more. */
const scoreOfEnd = (chance: number): Score =>
  chance === 0.5 ? { kind: 'cp', cp: 0 } : { kind: 'mate', moves: chance === 0 ? 1 : -1 }

/** The score of a line as it is a half-move before or after; a win on count comes at the same half-move from wherever it is seen. */
function turn(
  line: Pick<Searched, 'score' | 'moves'>,
  at: Position,
  to: Position,
  shift: (score: Score) => Score,
): Score {
  const end = endOfLine(line, at)
  if (end?.kind !== 'count') return shift(line.score)
  return { kind: 'mate', moves: (end.moves > 0 ? -1 : 1) * movesToLimit(to)! }
}

/** The same score a half-move earlier, from the other side; a mate is one move farther for who gives it. */
function earlier(score: Score): Score {
  if (score.kind === 'cp') return { kind: 'cp', cp: 0 - score.cp }
  return { kind: 'mate', moves: score.moves < 0 ? 1 - score.moves : 0 - score.moves }
}

/** The same score a half-move later, from the other side. */
function later(score: Score): Score {
  if (score.kind === 'cp') return { kind: 'cp', cp: 0 - score.cp }
  return { kind: 'mate', moves: score.moves > 0 ? 1 - score.moves : 0 - score.moves }
}

/** So many half-moves show what a line is about. */
const ENOUGH_PLIES = 8
const MAX_SEARCHES = 3

/** Goes on from the end of a best line that the search's memory cut short. */
export async function lengthen(
  engine: Engine,
  line: Line,
  verdict: Verdict,
  limits: ReviewLimits,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  if (verdict.kind === 'over') return verdict
  const moves = [...verdict.moves]
  for (let search = 0; search < MAX_SEARCHES && moves.length < ENOUGH_PLIES; search++) {
    const end = moves.reduce((played, move) => played.play(move), line)
    const next = await judge(engine, end, limits, signal)
    if (next?.kind !== 'searched') break
    moves.push(...next.moves)
  }
  return { ...verdict, moves, sans: makeSans(line.position, moves) }
}

const chanceOf = (winner: Color | undefined, side: Color): number =>
  winner === undefined ? 0.5 : winner === side ? 1 : 0

/** What a score can count at most in a loss: beyond it the game is decided anyway. */
const MOST_CP = 1000

function boundedCp(verdict: Verdict): number {
  if (verdict.kind === 'over') return (verdict.chance * 2 - 1) * MOST_CP
  const { score } = verdict
  if (score.kind === 'mate') return score.moves > 0 ? MOST_CP : -MOST_CP
  return Math.min(Math.max(score.cp, -MOST_CP), MOST_CP)
}

/** What the mover gave away between its own position and the opponent's. */
export const lossBetween = (before: Verdict, after: Verdict): Loss => ({
  lossCp: Math.max(0, boundedCp(before) + boundedCp(after)),
  lossChance: Math.max(0, before.chance + after.chance - 1),
})
