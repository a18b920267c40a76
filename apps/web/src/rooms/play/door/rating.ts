import { describeSettings, type MindSeat } from '@rookery/play'
import { type LadderRating, ladderRatingOf } from '@rookery/players'
import type { VariantId } from '@rookery/rules'

/** A rating with its error, "2004 ± 349"; the one that is fixed has no error. */
export function makeLadderRating({ elo, error }: LadderRating): string {
  const signed = String(elo).replace('-', '\u2212')
  return error === 0 ? signed : `${signed} ± ${error}`
}

/** A mind's rating on the ladder of this house; undefined where it has none, or does not play as it did on the ladder. */
export function makeRating(seat: MindSeat, variant: VariantId): string | undefined {
  const rating = describeSettings(seat) === '' ? ladderRatingOf(seat.id, variant) : undefined
  return rating && makeLadderRating(rating)
}
