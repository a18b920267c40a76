import { say } from '@rookery/words/voices/parrot'
import { fallbacks } from './fallbacks.ts'
import type { ParrotDetails, ParrotThought } from './thought.ts'

type Fallback = NonNullable<ParrotDetails['fallback']>

export const nameOf = ({ player }: Fallback): string =>
  fallbacks.find(({ id }) => id === player)?.name ?? player

/** The sentence about who thought instead; undefined where Parrot knew something itself. */
export function tellIgnorance({ details: { seen, fallback } }: ParrotThought): string | undefined {
  if (!fallback) return undefined
  return say(seen === 0 ? 'knowsNothing' : 'knowsNotThose', { name: nameOf(fallback) })
}
