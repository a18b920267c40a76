import { entryOf, type MindSeat, strengthOf } from '@rookery/play'
import { ladderOf } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { say } from '@rookery/words/web/door'

/** How strong a mind is, in a word or two; undefined where it was not measured. */
export function tellStrength(seat: MindSeat, variant: VariantId): string | undefined {
  return entryOf(seat).strength?.words ?? strengthOf(seat, variant)?.short
}

/** What the numbers beside the minds mean; nothing where there are none. */
export function StrengthScale({ variant }: { readonly variant: VariantId }) {
  const ladder = ladderOf(variant)
  return ladder && say('scale', { scale: ladder.scale })
}
