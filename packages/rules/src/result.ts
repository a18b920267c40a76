/** What is wrong with an input: a code that stays the same between releases, and a sentence for people. */
export interface Fault<Code extends string = string> {
  readonly code: Code
  readonly message: string
  /** Index in the input, where the fault has a place. */
  readonly at?: number
}

export interface Ok<T> {
  readonly ok: true
  readonly value: T
}

export interface Err<F extends Fault = Fault> {
  readonly ok: false
  readonly faults: readonly F[]
}

/** The answer to input from outside. Throwing is kept for bugs in our own code. */
export type Result<T, F extends Fault = Fault> = Ok<T> | Err<F>

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value })

export const err = <F extends Fault>(...faults: F[]): Err<F> => ({ ok: false, faults })

/** A fault may quote its input: what a terminal would obey, or not show, is shown by its number. */
export const describeFaults = (faults: readonly Fault[]): string =>
  faults
    .map((fault) => fault.message)
    .join('; ')
    .replace(
      /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu,
      (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`,
    )

/** What was given in place of what was asked for, to stand behind "not". */
export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}

/** The value of a result that is known to be good, such as that of parsing a constant. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Error(describeFaults(result.faults))
}
