import { ExperienceError } from '../experience.ts'
import { makeNewerSentence } from './newer.ts'

/** The connection was closed under us, by the browser or by a tab that upgrades the schema: a new one may do. */
export const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/** What a failure of IndexedDB means for whoever asked; any other error stays what it is. */
export function explainIndexedDb(error: unknown, name: string, version: number): unknown {
  if (!(error instanceof DOMException)) return error
  const say = (kind: ExperienceError['code'], sentence: string) =>
    new ExperienceError(kind, sentence, { cause: error })
  switch (error.name) {
    case 'QuotaExceededError':
      return say(
        'store-full',
        `This browser has no more room for ${name}: what was learned before is kept; export it, then free room or forget a variant.`,
      )
    case 'VersionError':
      return say('store-newer', makeNewerSentence(name, undefined, version))
    case 'SecurityError':
    case 'NotAllowedError':
      return say(
        'store-denied',
        `This browser does not let the page keep ${name}: allow it to store data, or leave the private window.`,
      )
    default:
      return say(
        'store-unreachable',
        `This browser cannot open ${name} (${error.name}): reload the page, or see that it may store data.`,
      )
  }
}
