import { say } from '@rookery/words/voices/heron'
import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { heronNumbers } from './numbers.ts'

/** Heron counts material alone, so nothing else is a reason for it. */
export const makeVoice = () =>
  createSearchVoice('Heron', {
    cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades'],
    quiet: say('quiet'),
    win: heronNumbers.win,
    ...makeTerms({ material: [say('terms.material'), say('terms.materialMeaning')] }),
  })
