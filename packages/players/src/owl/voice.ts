import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'

export const voice = createSearchVoice('Owl', {
  terms: {
    material: 'what the pieces are worth',
    squares: 'what each piece gains or loses by its square',
    'bare king': bareKingMeaning,
  },
  tellingTerm: 'squares',
})
