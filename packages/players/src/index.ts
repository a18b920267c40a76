export { type Language, language, languages, setLanguage } from '@rookery/words'
export { adviserOf, isIgnorant } from './advice.ts'
export type { FledglingDetails, FledglingThought } from './fledgling/thought.ts'
export type { Example, Guide } from './guide.ts'
export { type AlphaBetaChoice, alphaBeta } from './heron/alpha-beta.ts'
export { heronNumbers } from './heron/numbers.ts'
export type { HeronThought } from './heron/thought.ts'
export { type BestMove, type BestMoveOptions, bestMove } from './host/best-move.ts'
export { createLocalPlayer, createPlayer, type PlayerOptions } from './host/create-player.ts'
export { askMind } from './host/runner.ts'
export { canTellDifference, joinReply } from './join-reply.ts'
export { lightenThought, parseThought, thoughtBytes, thoughtToJson } from './kept-thought.ts'
export { kestrelNumbers } from './kestrel/numbers.ts'
export type { KestrelCounts, KestrelThought } from './kestrel/thought.ts'
export { type LadderEntrant, ladderEntrants } from './ladder/entrants.ts'
export { type FoundRating, findRating, ladderOf } from './ladder/find-rating.ts'
export type { Ladder, LadderRating } from './ladder/ladder.ts'
export { likeliest } from './likeliest.ts'
export {
  isBold,
  type MagpieCandidate,
  type MagpieCapture,
  type MagpieDetails,
  type MagpieThought,
} from './magpie/thought.ts'
export { tellChain } from './magpie/words.ts'
export type { Mind, MindModule, Pulse, Question, Surroundings } from './mind.ts'
export { splitMindSpec } from './mind-spec.ts'
export { tellPart } from './mynah/part-names.ts'
export { makeRareShare, tellDrawing } from './mynah/tell-chances.ts'
export {
  chanceIn,
  chartRatings,
  type MynahDetails,
  type MynahThought,
  overlookedMoves,
} from './mynah/thought.ts'
export { owlNumbers } from './owl/numbers.ts'
export type { OwlThought } from './owl/thought.ts'
export { tellIgnorance } from './parrot/ignorance.ts'
export { loadParrot } from './parrot/index.ts'
export {
  isParrotThought,
  ownThought,
  type ParrotDetails,
  type ParrotMove,
  type ParrotRow,
  type ParrotThought,
} from './parrot/thought.ts'
export { shareOf } from './parrot/wheel.ts'
export { makeWheelTable } from './parrot/wheel-table.ts'
export type { Choice, Clock, Limits, Player } from './player.ts'
export { PlayerError, type PlayerErrorCode } from './player-error.ts'
export {
  isRavenThought,
  movesToLimit,
  type PieceWorth,
  type RavenDetails,
  type RavenLine,
  type RavenThought,
  readEngineScore,
  readLineScore,
  wdlFor,
} from './raven/thought.ts'
export { lastScores, wantsToResign } from './resigning.ts'
export { findPlayer, registerMind, requirePlayer, roster } from './roster.ts'
export type { Learning, PeopleForecast, RosterEntry } from './roster-entry.ts'
export {
  chancesOf,
  type ForcedEnd,
  isDecided,
  makeCount,
  makeFixed,
  makeHalfMoves,
  makeOwnCount,
  makePawns,
  makePercent,
  makeScore,
  makeScoreWithUnit,
  makeShortScore,
  makeSigned,
  otherView,
  type Score,
  type ScoreView,
  type ScoreWish,
  scoreFor,
  scoreWishes,
  tellHalfMove,
  tellScore,
  toldSide,
  viewOf,
  whoseView,
} from './score/index.ts'
export {
  bareKingWorth,
  type ConsideredMove,
  type Cut,
  childrenAt,
  countTold,
  cutAt,
  type Exactness,
  exactnessAt,
  foldedAt,
  type GameTree,
  hasTree,
  isSearched,
  type KeptSearchDetails,
  kindAt,
  maximizesAt,
  moveAt,
  movesTo,
  type NodeKind,
  roughWorths,
  type SearchDetails,
  type SearchedThought,
  type SearchThought,
  type SearchTree,
  type TreeCounts,
  type TreeNodeJson,
  treeCountsOf,
  treeToJson,
  turnThought,
  unseenMovesAt,
} from './search/index.ts'
export * from './settings.ts'
export { loadVoice, loadVoiceOf, voiceFor } from './speak.ts'
export {
  type Effort,
  type InterruptedThought,
  interruptedThought,
  isInterrupted,
  type Thought,
  type WeighedMove,
} from './thought.ts'
export type { ThoughtForm } from './thought-form.ts'
export {
  type Answer,
  type AnswerRow,
  barValue,
  compareNumbers,
  type Fact,
  type LeafValue,
  type LineReasons,
  makeTable,
  makeTerm,
  makeWeighed,
  type SquareWorth,
  type Standing,
  scaleTerm,
  type Term,
  type TermUnit,
  turnLeaf,
  type Voice,
} from './voice/index.ts'
export {
  everyMotif,
  findReasons,
  isGift,
  type Outlook,
  type Reason,
  tellAllowed,
  tellDoes,
  tellReason,
} from './words/index.ts'
export {
  type CourseState,
  deepenActions,
  findPly,
  LONGEST_STEP,
  makeStep,
  parseState,
  STEP_HEADER,
  type StateFault,
} from './wren/protocol/index.ts'
export type { WrenDetails, WrenThought } from './wren/thought.ts'
