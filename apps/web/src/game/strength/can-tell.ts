import { findPlayer } from '@rookery/players'
import type { Variant } from '@rookery/rules'

/** Whether a strength is told of games on a board: of those that Mynah knows. */
export const canTellStrength = (variantId: Variant['id'] | string): boolean =>
  findPlayer('mynah')?.variants.some((id) => id === variantId) ?? false
