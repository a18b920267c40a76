/** A value of each JSON type, and numbers that are often not thought of. */
const values = [null, true, 0, -1, 1.5, 1e308, '', 'text', [], [null], {}]

export interface Change {
  readonly place: string
  readonly value: unknown
  readonly document: unknown
}

/** A JSON document with each of its parts, and itself, replaced by a value of each type, and left out. */
export function* everyChange(document: unknown): Generator<Change> {
  for (const value of values) yield { place: 'all of it', value, document: value }
  yield* changesIn(document, '', (changed) => changed)
}

function* changesIn(part: unknown, above: string, embed: (changed: unknown) => unknown): Generator<Change> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, child] of Object.entries(part)) {
    const place = `${above}.${key}`
    const put = (value: unknown) =>
      embed(
        Array.isArray(part)
          ? part.map((other, index) => (String(index) === key ? value : other))
          : { ...part, [key]: value },
      )
    for (const value of [...values, undefined]) yield { place, value, document: put(value) }
    yield* changesIn(child, place, put)
  }
}
