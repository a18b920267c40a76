import { describeValue } from '@rookery/rules'
import { PlayerError } from './player-error.ts'

/** A player as a person names it, `kestrel` or `kestrel:depth=3,mobility=10`: its id, and its settings as they were written. */
export interface SplitSpec {
  readonly id: string
  readonly settings: Readonly<Record<string, string>>
}

export function splitMindSpec(text: string): SplitSpec {
  if (typeof text !== 'string')
    throw new PlayerError('unknown-player', `a player is named by a text, not ${describeValue(text)}`)
  const [id = '', ...rest] = text.trim().split(':')
  const given = rest.join(':')
  // A comma that no setting follows belongs to the value: a part of a store's name must not be answered as an unknown setting.
  const pairs = given === '' ? [] : given.split(/,(?=\s*[\w-]+\s*=)/).map(splitPair)
  return { id: id.trim().toLowerCase(), settings: Object.fromEntries(pairs) }
}

/** A value may hold further equals signs. */
function splitPair(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1)]
}
