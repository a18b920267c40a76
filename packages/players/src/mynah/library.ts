// What page, terminal and trainer share of Mynah, beside the mind.
export { readOwnFile } from '#read-own-file'
export { unpackFile } from '../files/index.ts'
export { type Character, characterAt, draw as drawMove, weigh } from './blend.ts'
export { chancesOf, HIGHEST_RATING, LOWEST_RATING, type MoveChance, partsOf } from './chances.ts'
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
