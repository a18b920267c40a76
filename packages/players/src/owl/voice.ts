import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'
import { owlNumbers } from './numbers.ts'

/** Owl looks at material and at the squares that its pieces stand on. */
export const voice = createSearchVoice('Owl', {
  cares: ['mates', 'promotes', 'averts mate', 'saves', 'trades', 'shelters', 'develops', 'controls'],
  quiet: 'it likes the squares of its pieces best after it',
  win: owlNumbers.win,
  terms: {
    material: 'what the pieces are worth',
    squares: 'what each piece gains or loses by its square',
    'bare king': bareKingMeaning,
  },
  tellingTerm: 'squares',
})
