// The trainer's door: what its host calls.
export { firstMomentsAddress, secondMomentsAddress, weightsAddress } from './descent/parameters'
export { configure, parameterCount } from './layout'
export { accumulate, measure, predict } from './network'
export { seedShuffle, shuffleRecords } from './shuffle'
export { update } from './update'
