export { AskedThoughts } from './asked-thoughts.ts'
export { type BarScale, createBarScale } from './bar-scale.ts'
export { tellRules, tellSpecialRules, titleRules } from './board-rules.ts'
export {
  type ClockState,
  clockLimits,
  describeClocks,
  freshClock,
  pressClock,
  remainingMs,
  rewindClock,
  startClock,
  stopClock,
} from './clock.ts'
export {
  type Coach,
  type CoachFault,
  makeCoachText,
  parseCoach,
  quietCoach,
} from './coach.ts'
export { type DrawOffer, describeOffer, isOfferOpen, offerDraw } from './draw-offer.ts'
export { makeGame } from './game-pgn.ts'
export { drawGameId, type GameRecord, recordOutcome, type ShownAs, takeBackLength } from './game-record.ts'
export { mergeThoughts, type Thoughts } from './kept-thoughts.ts'
export { type MindSpec, makeMindSpec, parseMindSpec } from './mind-spec.ts'
export { type MoveCell, type MoveRow, moveRows } from './move-rows.ts'
export { describeMove, describePiece } from './move-words.ts'
export {
  countMoves,
  describeCount,
  describeEnding,
  describeOutcome,
  describeResult,
} from './outcome-words.ts'
export * from './playing/index.ts'
export { describeResignation } from './resignation-words.ts'
export { makeSavedGame, momentMs, parseSavedGame, type SavedGameFault } from './saved-game.ts'
export {
  changedSettings,
  defaultSeat,
  describeSeat,
  describeSettings,
  entryOf,
  learningOf,
  loneMind,
  lonePerson,
  type MindSeat,
  mindsOf,
  type PersonSeat,
  parseMindSeat,
  person,
  personAs,
  type Seat,
  type SeatFault,
  type Seats,
  seatFor,
  sideName,
  withoutTexts,
} from './seat.ts'
export { makeStrength, type Strength, strengthOf, strengthRange } from './strength.ts'
export {
  type ClockFault,
  describeRemaining,
  lowMs,
  makeTimeControl,
  makeTimeControlText,
  parseTimeControl,
  type TimeControl,
} from './time-control.ts'
export { type CommandName, commandsOf, readTyped, type Typed } from './typed-command.ts'
export { mayWarn, nameWarning } from './warnings.ts'
export { capitalise } from './words.ts'
