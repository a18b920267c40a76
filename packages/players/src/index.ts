export { adviserOf, isIgnorant } from './advice.ts'
export type { FledglingThought } from './fledgling/thought.ts'
export { type AlphaBetaChoice, alphaBeta } from './heron/alpha-beta.ts'
export { heronNumbers } from './heron/numbers.ts'
export type { HeronThought } from './heron/thought.ts'
export { askMind } from './host/ask-mind.ts'
export { type BestMove, type BestMoveOptions, bestMove } from './host/best-move.ts'
export { createLocalPlayer, createPlayer, type PlayerOptions } from './host/create-player.ts'
export { lightenThought, parseThought, thoughtBytes } from './kept-thought.ts'
export { kestrelNumbers } from './kestrel/numbers.ts'
export type { KestrelThought } from './kestrel/thought.ts'
export { type LadderRating, ladderRatingOf, ratedVariants } from './ladder-ratings.ts'
export { isBold, type MagpieCandidate, type MagpieCapture, type MagpieThought } from './magpie/thought.ts'
export type { Mind, MindModule, Pulse, Question, Surroundings } from './mind.ts'
export { splitMindSpec } from './mind-spec.ts'
export { owlNumbers } from './owl/numbers.ts'
export type { OwlThought } from './owl/thought.ts'
export { loadParrot } from './parrot/index.ts'
export type { ParrotMove, ParrotRow, ParrotThought } from './parrot/thought.ts'
export type { Choice, Clock, Limits, Player } from './player.ts'
export { PlayerError, type PlayerErrorCode } from './player-error.ts'
export type { PieceWorth, RavenLine, RavenThought } from './raven/thought.ts'
export { findPlayer, requirePlayer, roster } from './roster.ts'
export type { RosterEntry } from './roster-entry.ts'
export * from './score/index.ts'
export {
  bareKingWorth,
  type ConsideredMove,
  type Cut,
  childrenAt,
  countTold,
  countTree,
  cutAt,
  type Exactness,
  exactnessAt,
  foldedAt,
  type GameTree,
  kindAt,
  type LeafValue,
  maximizesAt,
  moveAt,
  movesTo,
  type NodeKind,
  rankMoves,
  roughWorths,
  type SearchThought,
  type SearchTree,
  type SquareWorth,
  type Term,
  type TreeCounts,
  type TreeNodeJson,
  treeToJson,
  unseenMovesAt,
} from './search/index.ts'
export * from './settings.ts'
export type { InterruptedThought, Thought } from './thought.ts'
export { type ThoughtJson, thoughtToJson } from './thought-json.ts'
export {
  type ClockFault,
  describeRemaining,
  lowMs,
  makeTimeControl,
  makeTimeControlText,
  parseTimeControl,
  type TimeControl,
} from './time-control.ts'
export { tellDecided } from './wren/decided.ts'
export { explainWren } from './wren/judge.ts'
export * from './wren/protocol/index.ts'
export type { WrenThought } from './wren/thought.ts'
