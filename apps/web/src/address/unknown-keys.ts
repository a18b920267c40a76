import { makeList } from '@rookery/words'
import { say } from '@rookery/words/web/ui'

/** The keys of an address that nobody reads, in words. One that was misspelt would be a wish that nobody hears. */
export function nameUnknownKeys(
  fields: URLSearchParams,
  isKnown: (name: string) => boolean,
): string | undefined {
  const unknown = [...new Set(fields.keys())].filter((name) => !isKnown(name))
  if (unknown.length === 0) return undefined
  const names = unknown.map((text) => say('quoted', { text }))
  return makeList(names, 'disjunction')
}
