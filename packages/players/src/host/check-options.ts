import { describeValue } from '@rookery/rules'
import { PlayerError } from '../player-error.ts'

/** Types say it to whoever has them. */
export function checkOptions(caller: string, options: unknown): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new PlayerError(
      'bad-settings',
      `the options of ${caller} are an object, not ${describeValue(options)}`,
    )
}

/** A number or a text as it is; what has no short form by its kind. */
export const showValue = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 40) : describeValue(value)
