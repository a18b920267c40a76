import type { EngineOption } from './engine-line.ts'

/** Why an engine will not take a value for an option, by what it said of the option itself; many do not tell afterwards. */
export function findOptionFault(
  name: string,
  value: string,
  option: EngineOption | undefined,
): string | undefined {
  if (!option) return `the engine has no option ${name}`
  const { type, choices, min = -Infinity, max = Infinity } = option
  const isOneOf = (values: readonly string[]) =>
    values.some((each) => each.toLowerCase() === value.toLowerCase())
  switch (type) {
    case 'spin':
      return /^-?\d+$/.test(value) && Number(value) >= min && Number(value) <= max
        ? undefined
        : `the option ${name} is a number from ${min} to ${max}, not ${value || 'nothing'}`
    case 'check':
      return isOneOf(['true', 'false'])
        ? undefined
        : `the option ${name} is true or false, not ${value || 'nothing'}`
    case 'combo':
      return isOneOf(choices)
        ? undefined
        : `the option ${name} is one of ${choices.join(', ')}, not ${value || 'nothing'}`
    default:
      return undefined
  }
}
