import { say } from '@rookery/words/voices/owl'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { owlNumbers } from './numbers.ts'

/** Owl looks at material and at the squares that its pieces stand on. */
export const makeVoice = () =>
  createSearchVoice('Owl', {
    cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades', 'shelters', 'develops', 'controls'],
    quiet: say('quiet'),
    win: owlNumbers.win,
    ...makeTerms({
      material: [say('terms.material'), say('terms.materialMeaning')],
      squares: [say('terms.squares'), say('terms.squaresMeaning')],
    }),
    tellingTerm: 'squares',
  })
