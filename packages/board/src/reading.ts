import { err, type Fault, ok, parseSquare, type Result, type Square, type Variant } from '@rookery/rules'

export type Read<T> = Result<T, Fault<'board-option'>>
export type Reader<T> = (value: unknown, variant: Variant) => Read<T>

export const fault = (message: string): Read<never> => err({ code: 'board-option', message })

export const show = (value: unknown): string =>
  typeof value === 'string'
    ? `"${value}"`
    : typeof value === 'object'
      ? 'an object'
      : `a value of type ${typeof value}`

export const isAbsent = (value: unknown): value is null | undefined => value === null || value === undefined

export const noneOf = (value: unknown, names: readonly string[]): Read<never> =>
  fault(`${show(value)} is none of ${names.join(', ')}`)

export const oneOf =
  <const T extends string>(values: readonly T[], otherwise: T): Reader<T> =>
  (value) => {
    if (isAbsent(value)) return ok(otherwise)
    const found = values.find((known) => known === value)
    return found === undefined ? noneOf(value, values) : ok(found)
  }

export function readSquare(value: unknown, { squares }: Variant): Square | undefined {
  const square = typeof value === 'string' ? parseSquare(value) : value
  return [...squares].find((known) => known === square)
}

/** More than all moves and all arrows that a board has; nobody could look at as many. */
const mostItems = 5000

/** A list, or a text of words between spaces or commas. */
export function readList<T>(value: unknown, readItem: (item: unknown) => Read<T>): Read<T[]> {
  if (isAbsent(value)) return ok([])
  const items =
    typeof value === 'string'
      ? value.split(/[\s,]+/, mostItems + 2).filter(Boolean)
      : (value as Iterable<unknown>)
  if (typeof items?.[Symbol.iterator] !== 'function') return fault(`${show(value)} is no list`)
  const read: T[] = []
  for (const item of items) {
    if (read.length === mostItems) return fault(`it has more than ${mostItems} entries`)
    const one = readItem(item)
    if (!one.ok) return one
    read.push(one.value)
  }
  return ok(read)
}

/** Reads what may be any object at all, whose own getters may throw. */
export function attempt<T>(read: () => Read<T>): Read<T> {
  try {
    return read()
  } catch (error) {
    return fault(`it cannot be read: ${(error as Error)?.message}`)
  }
}

/** Whether a value is an object with no other keys than these. */
export const isRecordOf = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]' &&
  Object.keys(value as object).every((key) => keys.includes(key))

const mostCauses = 9

/** What a function of the page throws, once by each cause where `told` keeps them, is told as any error of the page, and it has answered nothing. */
export function askPage<T>(ask: () => T, told?: Set<string>): T | undefined {
  try {
    return ask()
  } catch (error) {
    const cause = String((error as Error | undefined)?.message)
    if (!told || (told.size < mostCauses && !told.has(cause))) reportError(error)
    if (told && told.size < mostCauses) told.add(cause)
    return undefined
  }
}
