export { compareNumbers } from './compare-numbers.ts'
export {
  barValue,
  createVoice,
  forWhom,
  interruptedVoice,
  makeAnswerRows,
  makeWeighed,
  SHOWN_MOVES,
  sequelOf,
  tellMore,
} from './create-voice.ts'
export * from './terms.ts'
export { makeTable } from './text-table.ts'
export type { Answer, AnswerRow, Fact, LineReasons, Voice } from './voice.ts'
