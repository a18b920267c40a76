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
  if (!openings.ok) throw new Error(`the openings of ${variant.name}: ${openings.faults[0]!.message}`)
  return openings.value
}
