import { say } from '@rookery/words/voices/heron'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { forcingMotifs } from '../words/index.ts'
import { heronNumbers } from './numbers.ts'

/** Heron counts material alone, so nothing else is a reason for it. */
export const makeVoice = () =>
  createSearchVoice('Heron', {
    cares: forcingMotifs,
    own: tellLot,
    chosen: () => say('onlyGood'),
    win: heronNumbers.win,
    ...makeTerms({ material: [say('terms.material'), say('terms.materialMeaning')] }),
  })

/** All its best moves are of the same worth to it, and all others of less: that is why it plays one of them. */
function tellLot({ isAsked, details: { bests, moves } }: SearchedThought): string | undefined {
  const [count, worse] = [bests.length, moves.length - bests.length]
  if (isAsked || count === 1) return undefined
  return worse === 0 ? say('lot', { count }) : say('lotOfSome', { count, worse })
}
