import type { Score, SearchInfo } from '@rookery/engine'
import type { Line, Move, Position } from '@rookery/rules'
import { areContrary } from './classes.ts'
import { verdictOf } from './judge.ts'
import type { Review, Verdict } from './review.ts'

/** So much deeper than the review analysis has to be before it may contradict it: one iteration can be an accident. */
const DEEPER_PLIES = 2

/** A line as analysis shows it. */
export interface StandingLine {
  readonly moves: readonly Move[]
  /** From the side to move, as the chance is. */
  readonly score: Score
  readonly chance: number
  /** It comes from the review, which knows more here than analysis does yet. */
  readonly isReviewed: boolean
}

/** What is known of a position that was reviewed and is being analysed. */
export interface Standing {
  /** Best first. */
  readonly lines: readonly StandingLine[]
  /** Analysis has looked deeper than the review and contradicts it: the review has to follow. */
  readonly correction?: Verdict
}

/** What a review says of a position, and of those that came after it in the game. */
export interface Reviewed {
  readonly verdict: Verdict
  readonly following: readonly Move[]
  /** After each of the following moves. */
  readonly later: readonly Verdict[]
}

/** Nothing where the review did not come so far back; `line` is the game's. */
export function reviewedAt(line: Line, review: Review, ply: number): Reviewed | undefined {
  const [verdict, ...later] = review.verdicts.slice(Math.max(0, ply - review.firstPly))
  return verdict && ply >= review.firstPly ? { verdict, following: line.moves.slice(ply), later } : undefined
}

/** `infos` are the newest reports of a search, the best line first. */
export function stand(
  position: Position,
  infos: readonly SearchInfo[],
  reviewed: Reviewed | undefined,
): Standing {
  const lines = infos.map(({ moves, score, wdl }) => ({
    moves,
    score,
    chance: (wdl[0] + wdl[1] / 2) / 1000,
    isReviewed: false,
  }))
  const [best] = lines
  const verdict = reviewed?.verdict
  if (!best || verdict?.kind !== 'searched' || !areContrary(best, verdict)) return { lines }
  if (isDeeper(infos[0]!, best.chance, reviewed!))
    return { lines, ...(infos[0]!.bound === 'exact' && { correction: verdictOf(position, infos[0]!) }) }
  const { moves, score, chance } = verdict
  // What analysis thinks better than the review's best has not been looked at closely enough.
  const others = lines.filter((line) => line.moves[0] !== moves[0] && line.chance <= chance)
  return { lines: [{ moves, score, chance, isReviewed: true }, ...others].slice(0, lines.length) }
}

/** Deeper than the review at the position, and wherever its line and the game go the same way. */
function isDeeper(
  { depth, moves }: SearchInfo,
  chance: number,
  { verdict, following, later }: Reviewed,
): boolean {
  for (let step = 0; ; step++) {
    const known = step === 0 ? verdict : later[step - 1]
    if (!known) return true
    const seen = { chance: step % 2 === 0 ? chance : 1 - chance }
    const knownDepth = known.kind === 'over' ? Infinity : known.depth
    if (areContrary(seen, known) && depth - step < knownDepth + DEEPER_PLIES) return false
    if (moves[step] === undefined || moves[step] !== following[step]) return true
  }
}
