import { chess960 } from './chess960.ts'
import { gardner } from './gardner.ts'
import { losAlamos } from './los-alamos.ts'
import { minichess } from './minichess.ts'
import { standard } from './standard.ts'
import type { Variant } from './variant.ts'

export { chess960Start } from './chess960.ts'
export type { Variant, VariantId, VariantRules } from './variant.ts'
export { chess960, gardner, losAlamos, minichess, standard }

export const variants: readonly Variant[] = [standard, chess960, minichess, gardner, losAlamos]

export const variantById = (id: string): Variant | undefined => variants.find((variant) => variant.id === id)
