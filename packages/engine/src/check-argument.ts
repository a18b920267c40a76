import { describeValue } from '@rookery/rules'
import { EngineError, type EngineErrorCode } from './engine-error.ts'

/*
 * Types say all of this to whoever has them. Whoever has none is told by the promise what was wrong, before any of it goes to a worker or
 * a process.
 */

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `what` begins the sentence: "the limit depth must be". */
export function refuse(code: EngineErrorCode, what: string, wanted: string, value: unknown): never {
  const found =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? JSON.stringify(value.slice(0, 40))
        : describeValue(value)
  throw new EngineError(code, `${what} must be ${wanted}, not ${found}`)
}

export function checkSignal(options: unknown): void {
  if (!isObject(options)) refuse('limits', 'the options of a search', 'an object', options)
  const { signal } = options
  if (signal !== undefined && !(signal instanceof AbortSignal))
    refuse('limits', 'the signal of a search', 'an AbortSignal', signal)
}
