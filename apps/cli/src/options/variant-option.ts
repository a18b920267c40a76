import { standard, type Variant, variantById, variants } from '@rookery/rules'
import { say } from '@rookery/words/cli/main'
import { Option } from 'commander'

export const variantOption = (): Option =>
  new Option('--variant <name>', say('variant')).choices(variants.map(({ id }) => id)).default(standard.id)

export function variantOf(options: { readonly variant: string }): Variant {
  const variant = variantById(options.variant)
  if (variant === undefined) throw new Error(`commander let the unknown variant ${options.variant} through`)
  return variant
}
