import { makeList } from '@rookery/words'
import { say } from '@rookery/words/web/address'
import { nameUnknownKeys } from './unknown-keys.ts'

/** What a room can be asked for: each key with its values, or `'any'` where the room itself says what is wrong with one. */
export type AddressKeys = Readonly<Record<string, 'any' | readonly string[]>>

/** What of a room's address nobody can do, in sentences. */
export function tellAddress(query: URLSearchParams, keys: AddressKeys): readonly string[] {
  const sentences: string[] = []
  const names = nameUnknownKeys(query, (name) => Object.hasOwn(keys, name))
  const known = Object.keys(keys)
  if (names !== undefined)
    sentences.push(
      known.length > 0 ? say('unknown', { names, known: makeList(known) }) : say('none', { names }),
    )
  for (const [name, values] of Object.entries(keys)) {
    const value = query.get(name)
    if (values !== 'any' && value !== null && !values.includes(value))
      sentences.push(say('value', { name, value, values: makeList(values, 'disjunction') }))
  }
  return sentences
}
