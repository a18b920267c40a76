import { ladderRatingOf } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { describeSettings, type MindSeat } from '../game/seat.ts'

/**
 * A mind's rating on the ladder of this house with its error, "1229 ± 207"; undefined where it has none. One that does not play as it did
 * on the ladder has none either.
 */
export function makeRating(seat: MindSeat, variant: VariantId): string | undefined {
  const rating = describeSettings(seat) === '' ? ladderRatingOf(seat.id, variant) : undefined
  if (!rating) return undefined
  const elo = String(rating.elo).replace('-', '\u2212')
  return rating.error === 0 ? elo : `${elo} ± ${rating.error}`
}
