import type { Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/heron'
import type { SearchedThought } from '../search/index.ts'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { heronNumbers } from './numbers.ts'

/** Heron counts material alone, so nothing else is a reason for it. */
export const makeVoice = () =>
  createSearchVoice('Heron', {
    cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades'],
    quiet: say('quiet'),
    own: tellLot,
    win: heronNumbers.win,
    ...makeTerms({ material: [say('terms.material'), say('terms.materialMeaning')] }),
  })

/**
 * All its best moves are of the same worth to it, and all others of less: that is why it plays one of them. Where it hunts a bare king,
 * less is no loss.
 */
function tellLot(
  { isAsked, details: { bests, moves, leaf } }: SearchedThought,
  position: Position,
): string | undefined {
  const [count, worse] = [bests.length, moves.length - bests.length]
  const hunts = leaf.terms.some(({ name, value }) => name === 'bare king' && value !== 0)
  if (isAsked || hunts || moves.length < position.countLegalMoves()) return undefined
  if (worse === 0) return say('lot', { count })
  return count === 1 ? say('onlyGood') : say('lotOfSome', { count, worse })
}
