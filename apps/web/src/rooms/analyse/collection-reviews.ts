import { ReviewDesk } from '../../game/reviews/review-desk.ts'

/** Reviews of a text of many games. */
export const collectionReviews = new ReviewDesk('rookery.review-collection', async () => {
  const { drillingPlayer } = await import('../../game/reviews/keep-reviews.ts')
  return drillingPlayer
})

/** The games of which some still wait, or the last that were reviewed. */
export async function findCollection(): Promise<
  { readonly text: string; readonly name: string } | undefined
> {
  await collectionReviews.open()
  const text = await collectionReviews.readSource()
  return text === undefined ? undefined : { text, name: collectionReviews.view().queue?.file ?? '' }
}
