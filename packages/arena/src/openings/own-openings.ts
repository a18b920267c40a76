import type { Variant, VariantId } from '@rookery/rules'
import type { Opening } from './opening.ts'
import { parseOpenings } from './read-openings.ts'
import { minichessOpenings } from './sets/minichess.ts'
import { standardOpenings } from './sets/standard.ts'

const sets: Readonly<Partial<Record<VariantId, string>>> = {
  standard: standardOpenings,
  minichess: minichessOpenings,
}

/** The openings that come with the arena; none for variants that have no set. */
export function ownOpenings(variant: Variant): readonly Opening[] {
  const text = sets[variant.id]
  if (text === undefined) return []
  const openings = parseOpenings(text, { format: 'fen', variant })
  const fault = openings.ok ? openings.value.faults[0] : openings.faults[0]
  if (fault || !openings.ok) throw new Error(`the openings of ${variant.name}: ${fault?.message}`)
  return openings.value.openings
}
