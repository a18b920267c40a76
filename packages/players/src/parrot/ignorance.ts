import { fallbacks } from './fallbacks.ts'
import type { ParrotDetails, ParrotThought } from './thought.ts'

type Fallback = NonNullable<ParrotDetails['fallback']>

export const nameOf = ({ player }: Fallback): string =>
  fallbacks.find(({ id }) => id === player)?.name ?? player

/** The sentence about who thought instead; undefined where Parrot knew something itself. */
export function tellIgnorance({ details: { seen, fallback } }: ParrotThought): string | undefined {
  if (!fallback) return undefined
  const what = seen === 0 ? 'knows nothing here' : 'knows nothing of the moves it was asked about'
  return `Parrot ${what}, so ${nameOf(fallback)} thought for it.`
}
