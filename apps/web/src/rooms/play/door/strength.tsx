import { ladderOf } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import { say } from '@rookery/words/web/door'

/** What the numbers beside the minds mean; nothing where there are none. */
export function StrengthScale({ variant }: { readonly variant: VariantId }) {
  const ladder = ladderOf(variant)
  return ladder && say('scale', { scale: ladder.scale })
}
