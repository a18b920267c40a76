import { describeValue } from './result.ts'

/*
 * Types say all of this to whoever has them. Whoever has none, and gives a FEN where a position was asked for, is told so by the
 * function that was called, not by one of its properties.
 */

export function refuse(caller: string, wanted: string, value: unknown): never {
  throw new TypeError(`${caller} takes ${wanted}, not ${describeValue(value)}`)
}
