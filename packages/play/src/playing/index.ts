export { leftMs, runningSide } from './game-clock.ts'
export {
  type Birth,
  type ColorChoice,
  chess960Position,
  colorChoices,
  type GameSetup,
  type GameWish,
  settleWish,
} from './game-setup.ts'
export { MindsAtPlay, type MindsOptions, Opponent } from './minds-at-play.ts'
export {
  actingPerson,
  beginGame,
  canMove,
  isLive,
  isPersonsTurn,
  isStrictNow,
  isWatched,
  mindToMove,
  outcomeOf,
  type PlayState,
  preMovableSide,
  recordOf,
  shownPosition,
  takeBackTo,
} from './play-state.ts'
export { type PreMove, playablePreMove } from './pre-move.ts'
export { type PlayAction, reducePlay, reduceTimed, type TimedAction } from './reducer.ts'
export { type ShownThought, shownMind, shownThought } from './shown-thought.ts'
