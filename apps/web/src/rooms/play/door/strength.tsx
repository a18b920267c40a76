import { entryOf, type MindSeat } from '@rookery/play'
import type { VariantId } from '@rookery/rules'
import { makeRating } from './rating.ts'

/** How strong a mind is, in a word or two; undefined where it was not measured. */
export function tellStrength(seat: MindSeat, variant: VariantId): string | undefined {
  return entryOf(seat).strength?.words ?? makeRating(seat, variant)
}

/** What the numbers beside the minds mean. */
export function StrengthScale() {
  return <>Numbers are Elo from games among these minds: random play is 0, and ± is the error.</>
}
