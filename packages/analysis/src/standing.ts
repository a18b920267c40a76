import type { Score, SearchInfo } from '@rookery/engine'
import type { Line, Move, Position } from '@rookery/rules'
import { areContrary } from './classes.ts'
import { type Searched, seenAfter, seenThrough, verdictOf } from './judge.ts'
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

/** A verdict of a review that has to follow what analysis has seen. */
export interface Correction {
  /** After so many moves of the game from where analysis looked. */
  readonly steps: number
  readonly verdict: Verdict
}

/** What is known of a position that was reviewed and is being analysed. */
export interface Standing {
  /** Best first. */
  readonly lines: readonly StandingLine[]
  /** Analysis has looked deeper than the review and contradicts it by what the review had not seen. */
  readonly correction?: Correction
}

/** What a review says of a position, of the one before it, and of those that came after it in the game. */
export interface Reviewed {
  readonly verdict: Verdict
  readonly following: readonly Move[]
  /** After each of the following moves. */
  readonly later: readonly Verdict[]
  /** The verdict one move before, and the move; absent at the start of the game. */
  readonly before?: { readonly verdict: Verdict; readonly move: Move }
}

/** Nothing where the review did not come so far back; `line` is the game's. */
export function reviewedAt(line: Line, review: Review, ply: number): Reviewed | undefined {
  const at = ply - review.firstPly
  const [verdict, ...later] = review.verdicts.slice(Math.max(0, at))
  if (!verdict || at < 0) return undefined
  const [previous, move] = [review.verdicts[at - 1], line.moves[ply - 1]]
  return {
    verdict,
    following: line.moves.slice(ply),
    later,
    ...(previous && move !== undefined && { before: { verdict: previous, move } }),
  }
}

/** `infos` are the newest reports of a search, the best line first. */
export function stand(
  position: Position,
  infos: readonly SearchInfo[],
  reviewed: Reviewed | undefined,
): Standing {
  const own = infos.map((info) => ({ info, line: lineOf(verdictOf(position, info), false) }))
  if (reviewed?.verdict.kind !== 'searched') return { lines: own.map(({ line }) => line) }
  const { verdict, following, later } = reviewed
  const played = later[0] && seenThrough(position, following[0]!, later[0])
  let correction: Correction | undefined
  const held = own.map(({ info, line }) => {
    // The review knows where the game's own move leads.
    if (line.moves[0] !== played?.moves[0] || !areContrary(line, played!)) return { info, line }
    correction = correctionBy(position, info, reviewed)
    return { info, line: correction ? line : lineOf(played!, true) }
  })
  if (held.some(({ line }) => line.isReviewed)) held.sort((a, b) => b.line.chance - a.line.chance)
  const lines = held.map(({ line }) => line)
  const [best] = held
  if (best && areContrary(best.line, verdict)) {
    if (!best.line.isReviewed) correction ??= correctionBy(position, best.info, reviewed)
    if (!correction) return { lines: withReviewed(lines, verdict) }
  }
  return { lines, ...(correction && { correction }) }
}

const lineOf = ({ moves, score, chance }: Searched, isReviewed: boolean): StandingLine => ({
  moves,
  score,
  chance,
  isReviewed,
})

/** The review's line first; what analysis thinks better has not been looked at closely enough. */
function withReviewed(lines: readonly StandingLine[], verdict: Searched): StandingLine[] {
  const others = lines.filter(
    ({ moves, chance }) => moves[0] !== verdict.moves[0] && chance <= verdict.chance,
  )
  return [lineOf(verdict, true), ...others].slice(0, lines.length)
}

/**
 * What a line corrects in the review: the verdict on the last position of the game that it passes and contradicts. Nothing unless it
 * is deeper than the review at all that it contradicts, and agrees there with the verdict on the game's next position, which is kept:
 * a position is worth at least what the game's move leads to, and just that where the line begins with the same move.
 */
function correctionBy(
  position: Position,
  info: SearchInfo,
  { verdict, following, later, before }: Reviewed,
): Correction | undefined {
  if (info.bound !== 'exact') return undefined
  const verdicts = [verdict, ...later]
  let at = position
  let seen = verdictOf(at, info)
  if (before && !mayChange(before.verdict, before.move, seen)) return undefined
  let correction: Correction | undefined
  for (let steps = 0; ; steps++) {
    const known = verdicts[steps]!
    const [move, after] = [following[steps], verdicts[steps + 1]]
    if (areContrary(seen, known)) {
      if (!isDeeper(seen, known)) return undefined
      correction = { steps, verdict: seen }
    }
    if (!after || seen.moves[0] !== move) {
      const isBelow =
        after && seen.chance < 1 - after.chance && areContrary(seen, { chance: 1 - after.chance })
      return isBelow ? undefined : correction
    }
    // A line that ends within the game says nothing new of where it ends.
    if (seen.moves.length === 1) return areContrary(seenAfter(at, seen), after) ? undefined : correction
    seen = seenAfter(at, seen)
    at = at.play(move!)
  }
}

/** Whether a verdict that follows from what was seen after a move is better founded than the former one. */
function mayChange(former: Verdict, move: Move, seen: Searched): boolean {
  const through = { chance: 1 - seen.chance, depth: seen.depth + 1 }
  const isChoice = former.kind === 'searched' && former.moves[0] === move
  const isChanged = areContrary(through, former) && (isChoice || through.chance > former.chance)
  return !isChanged || isDeeper(through, former)
}

const isDeeper = ({ depth }: { readonly depth: number }, known: Verdict): boolean =>
  known.kind === 'searched' && depth >= known.depth + DEEPER_PLIES
