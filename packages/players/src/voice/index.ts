export {
  barValue,
  compareNumbers,
  createVoice,
  interruptedVoice,
  makeAnswerRows,
  makeWeighed,
  SHOWN_MOVES,
  tellReply,
} from './create-voice.ts'
export * from './terms.ts'
export { makeTable } from './text-table.ts'
export type { Answer, AnswerRow, Fact, Voice } from './voice.ts'
