import type { Review } from '@rookery/analysis'
import type { Game } from '@rookery/rules'
import { nowMs } from '../../ui/now.ts'
import { keepReviewDrills } from '../storage/review-drills.ts'
import { keepReview, readReview } from '../storage/reviews-store.ts'
import type { ReviewUse } from './review-use.ts'

/** Reviews that are kept with their games; mistakes of everybody but minds become drills. */
export const drillingPeople: ReviewUse = {
  recall: readReview,
  keep: (game, review) => keepBoth(game, review, keepReviewDrills(game, review)),
}

/** The same, with drills of one player, or of nobody. */
export const drillingPlayer: ReviewUse = {
  recall: readReview,
  keep: (game, review, { name }) =>
    keepBoth(game, review, name === '' ? Promise.resolve(0) : keepReviewDrills(game, review, name)),
}

async function keepBoth(game: Game, review: Review, drills: Promise<number>): Promise<number | 'failed'> {
  const isKept = await keepReview(game.line(), review, nowMs())
  return isKept ? drills : 'failed'
}
