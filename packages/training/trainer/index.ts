// The trainer's door: what its host calls.
export { update } from './adam'
export {
  configure,
  firstMomentsAddress,
  parameterCount,
  secondMomentsAddress,
  weightsAddress,
} from './layout'
export { accumulate, measure, predict } from './network'
export { seedShuffle, shuffleRecords } from './shuffle'
