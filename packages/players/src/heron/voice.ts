import { bareKingMeaning, createSearchVoice } from '../search/voice.ts'
import { heronNumbers } from './numbers.ts'

export const voice = createSearchVoice('Heron', {
  win: heronNumbers.win,
  terms: { material: 'what the pieces are worth, by its settings', 'bare king': bareKingMeaning },
})
