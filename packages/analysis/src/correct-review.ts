import type { Line } from '@rookery/rules'
import { areContrary } from './classes.ts'
import { seenThrough } from './judge.ts'
import { makeReview } from './make-review.ts'
import type { Review, Verdict } from './review.ts'

/**
 * The review with a better verdict on the position after so many moves, and with what follows from it for the positions before.
 * The review has to be complete.
 */
export function correctReview(line: Line, review: Review, ply: number, verdict: Verdict): Review {
  const verdicts = [...review.verdicts]
  verdicts[ply] = verdict
  for (let at = ply - 1; at >= 0; at--) {
    const before = verdicts[at]!
    if (before.kind !== 'searched') break
    const move = line.moves[at]!
    const seen = seenThrough(line.positions[at]!, move, verdicts[at + 1]!)
    // A position is worth at least what the move leads to, and just that where the move is its best.
    const isChoice = before.moves[0] === move
    if (!areContrary(before, seen) || !(isChoice || seen.chance > before.chance)) break
    verdicts[at] = seen
  }
  return makeReview(line, verdicts, 0, true)
}
