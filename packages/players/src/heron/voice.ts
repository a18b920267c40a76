import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'

export const voice = createSearchVoice('Heron', {
  terms: { material: 'what the pieces are worth, by its settings', 'bare king': bareKingMeaning },
})
