// The network's door for play: one instance, its weights behind the working room.

import { logits, pairs, seeBoard, seeMoves, softmax, useRoom } from './forward'
import { initPairs } from './inputs'
import { setShape } from './shape'

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
