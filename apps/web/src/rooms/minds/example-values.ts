import type { Example, RosterEntry } from '@rookery/players'

interface ExampleValue {
  readonly value: number | string
  readonly label: string
}

export interface ExampleKnob {
  readonly label: string
  readonly values: readonly ExampleValue[]
  /** The place of the mind's own default, or of what comes nearest. */
  readonly usual: number
}

/** The setting that the reader turns, as a row of values. */
export function exampleKnob(
  { settings }: RosterEntry,
  { setting, values }: Example,
): ExampleKnob | undefined {
  const schema = setting === undefined ? undefined : settings[setting]
  if (!schema) return undefined
  if (schema.kind === 'choice') {
    const usual = schema.options.findIndex(({ value }) => value === schema.default)
    return { label: schema.label, values: schema.options, usual: Math.max(0, usual) }
  }
  const numbers = (values ?? []).filter((value) => typeof value === 'number')
  const nearest = numbers.reduce(
    (best, value, index) =>
      Math.abs(value - Number(schema.default)) < Math.abs(numbers[best]! - Number(schema.default))
        ? index
        : best,
    0,
  )
  return {
    label: schema.label,
    values: numbers.map((value) => ({ value, label: String(value) })),
    usual: nearest,
  }
}
