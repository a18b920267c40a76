/** Values of every kind that a file or a storage can hold where something else was expected. */
export const strangers: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e9,
  1e12,
  1e300,
  Number.NaN,
  '',
  'x',
  '\u0000',
  '\u001b[2J',
  'x'.repeat(10_000),
  [],
  [null],
  new Array(2000).fill({}),
  {},
  JSON.parse('{"__proto__": {"x": 1}}'),
  [[['x']]],
  new Date(0),
]

export type Place = readonly string[]

/** Every place in a value, itself first. */
export function* placesOf(value: unknown, place: Place = []): Generator<Place> {
  yield place
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* placesOf(inner, [...place, key])
}

/** A copy of the value with a stranger in one place; `undefined` leaves the place out. */
export function withChange(value: unknown, [key, ...rest]: Place, stranger: unknown): unknown {
  if (key === undefined) return stranger
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...value] as unknown as Record<string, unknown>)
    : { ...(value as Record<string, unknown>) }
  if (rest.length === 0 && stranger === undefined) delete copy[key]
  else copy[key] = withChange((value as Record<string, unknown>)[key], rest, stranger)
  return copy
}
