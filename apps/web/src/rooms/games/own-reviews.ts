import { ReviewDesk } from '../../game/reviews/review-desk.ts'

/** Reviews of the games of this browser. */
export const ownReviews = new ReviewDesk('rookery.review-games', async () => {
  const { drillingPeople } = await import('../../game/reviews/keep-reviews.ts')
  return drillingPeople
})
