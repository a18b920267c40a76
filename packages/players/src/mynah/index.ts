// What page, terminal and trainer share of Mynah, beside the mind.
export { chancesOf, HIGHEST_RATING, knowsVariant, LOWEST_RATING, type MoveChance } from './chances.ts'
export { coreFile as mynahCoreFile, MynahCore } from './core.ts'
export {
  countParameters,
  countRows,
  FEATURES_VERSION,
  type MynahNetwork,
  type MynahShape,
  makeMynahFile,
  parseMynahFile,
} from './network-file.ts'
export { openMynah } from './open-mynah.ts'
