import { placesOf, withChange } from './strangers.ts'

/** A value of each JSON type, numbers that are often not thought of, and nothing at all. */
const values = [null, true, 0, -1, 1.5, 1e308, '', 'text', [], [null], {}, undefined]

export interface Change {
  readonly place: string
  readonly value: unknown
  readonly document: unknown
}

/** A JSON document with each of its parts, and itself, replaced by a value of each type, and each part left out. */
export function* everyChange(document: unknown): Generator<Change> {
  for (const place of placesOf(document))
    for (const value of values)
      if (place.length > 0 || value !== undefined)
        yield { place: place.join('.') || 'all of it', value, document: withChange(document, place, value) }
}
