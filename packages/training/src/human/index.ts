export { readHumanCheckpoint } from './checkpoint.ts'
export { walkGame } from './describe-game.ts'
export { type ExportedMynah, exportMynah } from './export.ts'
export {
  type Asker,
  type Foreteller,
  foretellByMind,
  foretellByMynah,
  NamedTally,
  type Opinion,
} from './foretell.ts'
export { BLUNDER_CP, judgeLosses, pickPositions, type RatedPosition } from './judge.ts'
export { type LossBand, type MeasureLossesOptions, measureLosses } from './losses.ts'
export { PositionFile } from './position-file.ts'
export { type PrepareOptions, preparePositions } from './prepare.ts'
export type { HumanEpoch, HumanProgress } from './progress.ts'
export { type GameTrouble, type RatedGame, readRatedGames } from './rated-games.ts'
export { defaultHumanTrainSettings, type HumanTrainSettings } from './settings.ts'
export { type Estimate, type Summary, unknown } from './tally.ts'
export {
  BAND,
  type HumanReport,
  onlyHeldOut,
  onlySettled,
  type TestHumanOptions,
  testHuman,
  testMatrix,
  withoutHeldOut,
} from './test-human.ts'
export { beginHumanTraining, type HumanTrainOptions, trainHuman } from './train.ts'
