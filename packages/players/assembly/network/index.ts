// The network's door for play: one instance, its weights behind the working room.

import { logits, narrowShare, pairs, seeBoard, seeMoves, softmax, useRoom, wideShare } from './forward'
import { initPairs } from './inputs'
import { GROUPS } from './record'
import { FEATURES, FROM_TO, setShape } from './shape'

export { parameterCount } from './shape'

let weights: usize = 0

/** How much memory a network of this shape takes beside its weights. */
export function roomOf(width: i32, narrow: i32): usize {
  setShape(width, narrow)
  return useRoom(0)
}

/** Lays the memory out from `start` for a network of this shape; returns where its weights are to be written. */
export function useNetwork(start: usize, width: i32, narrow: i32): usize {
  setShape(width, narrow)
  weights = useRoom(start)
  initPairs(pairs)
  return weights
}

/** The chances of a record's moves, as f32 in the record's order; returns their address. */
export function chances(record: usize, rating: f32, temperature: f32): usize {
  seeBoard(weights, record, rating, 0)
  seeMoves(weights, record, 0)
  softmax(temperature)
  return logits
}

/**
 * What one part of the network adds to the logit of a move whose chance has just been asked for; all parts together are the
 * logit. Part 0 is squares and man, then come the groups of features, and last all that the narrow layer sees together.
 */
export function share(index: i32, part: i32): f32 {
  if (part > GROUPS) return narrowShare(weights, index)
  if (part === 0) return wideShare(weights, index, FROM_TO, FEATURES)
  const first = FEATURES + ((part - 1) << 4)
  return wideShare(weights, index, first, first + 16)
}
