import { makeNumber } from '@rookery/words'

/** Ratings are written without a sign between thousands. */
export const makeRating = (rating: number): string => makeNumber(Math.round(rating), { useGrouping: false })
