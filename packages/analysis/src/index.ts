export { Analyst, type Wish } from './analyst.ts'
export { annotate, errorNags, takeBack } from './annotate.ts'
export { areContrary, classOf, isError, type MoveClass, moveClasses } from './classes.ts'
export { correctReview } from './correct-review.ts'
export { type EarlierVerdict, earlierVerdicts, verdictBeginnings } from './earlier-verdict.ts'
export {
  endVerdict,
  judge,
  lengthen,
  lossBetween,
  type ReviewLimits,
  type Searched,
  seenThrough,
  verdictOf,
} from './judge.ts'
export { type Answer, judgeAnswer } from './judge-answer.ts'
export { lossAt } from './make-review.ts'
export { playedOut } from './played-out.ts'
export { type LineFacts, type Reason, tellRefutation } from './reason.ts'
export { type LineReasons, reasonsOfBest, reasonsOfPlayed } from './reasons-of-line.ts'
export type { Review, ReviewedMove, Verdict } from './review.ts'
export { DEFAULT_NODES, type ReviewOptions, type ReviewProgress, reviewGame } from './review-game.ts'
export { makeSavedReview, parseSavedReview, type SavedReviewFault } from './saved-review.ts'
export {
  type Correction,
  type Reviewed,
  reviewedAt,
  type Standing,
  type StandingLine,
  stand,
} from './standing.ts'
export { endOfLine, makeMoveNumber, type SeenEnd, writeFor } from './text.ts'
