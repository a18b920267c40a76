// The door of the trainer of Mynah's network: what its host calls.
export { parameterCount } from '@rookery/players/assembly/network/shape'
export { update } from './adam'
export { accumulate, measure, seedDropout } from './backward'
export {
  configure,
  firstMomentsAddress,
  orderAddress,
  resultsAddress,
  secondMomentsAddress,
  weightsAddress,
} from './memory'
