import { createSearchVoice, makeTerms } from '../search/voice.ts'
import { heronNumbers } from './numbers.ts'

/** Heron counts material alone, so nothing else is a reason for it. */
export const voice = createSearchVoice('Heron', {
  cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades'],
  quiet: 'it sees nothing to win and nothing to lose',
  win: heronNumbers.win,
  ...makeTerms({ material: ['material', 'what the pieces are worth, by its settings'] }),
})
