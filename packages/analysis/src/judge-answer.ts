import type { Engine } from '@rookery/engine'
import type { Line, Move } from '@rookery/rules'
import { isError, type MoveClass } from './classes.ts'
import { judge, LONGER, lengthen, type ReviewLimits, times } from './judge.ts'
import { lossAt } from './make-review.ts'
import type { Verdict } from './review.ts'

/** What somebody found in place of a mistake. */
export interface Answer {
  /** No inaccuracy or worse. */
  readonly isRight: boolean
  readonly lossChance: number
  /** On the position that the answer leads to: its line is the refutation of a wrong one. */
  readonly after: Verdict
}

/** Neither plainly right nor plainly wrong. */
const doubtful: readonly MoveClass[] = ['inaccuracy', 'mistake']

/**
 * Judges a move in the last position of a line against the verdict of a review on it. `known` is the verdict on where the
 * move leads, if there is one already. Nothing where the signal came first.
 */
export async function judgeAnswer(
  engine: Engine,
  line: Line,
  move: Move,
  before: Verdict,
  limits: ReviewLimits,
  { known, signal }: { readonly known?: Verdict | undefined; readonly signal?: AbortSignal } = {},
): Promise<Answer | undefined> {
  const next = line.play(move)
  let verdict = known ?? (await judge(engine, next, limits, signal))
  if (verdict && !known && doubtful.includes(lossAt(move, before, verdict).class))
    verdict = await judge(engine, next, times(limits, LONGER), signal)
  if (!verdict) return undefined
  const loss = lossAt(move, before, verdict)
  const isRight = !isError(loss.class)
  const after = isRight ? verdict : await lengthen(engine, next, verdict, limits, signal)
  return { isRight, lossChance: loss.lossChance, after }
}
