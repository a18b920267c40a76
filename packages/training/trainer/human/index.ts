// The door of the trainer of Mynah's network: what its host calls.
export { parameterCount } from '@rookery/players/assembly/network/shape'
export { firstMomentsAddress, secondMomentsAddress, weightsAddress } from '../descent/parameters'
export { accumulate, measure, seedDropout } from './backward'
export { configure, orderAddress, resultsAddress } from './memory'
export { update } from './update'
