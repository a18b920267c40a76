import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'
import { owlNumbers } from './numbers.ts'

export const voice = createSearchVoice('Owl', {
  win: owlNumbers.win,
  terms: {
    material: 'what the pieces are worth',
    squares: 'what each piece gains or loses by its square',
    'bare king': bareKingMeaning,
  },
  tellingTerm: 'squares',
})
