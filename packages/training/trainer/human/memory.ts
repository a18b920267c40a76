// Where everything is in the memory that all threads share: weights, Adam's moments, each thread's gradients and working
// room, what is measured of each record, the records' order, and the records.

import { pairs, useRoom } from '@rookery/players/assembly/network/forward'
import { initPairs } from '@rookery/players/assembly/network/inputs'
import { parameterCount, setShape, wideRow } from '@rookery/players/assembly/network/shape'
import { align, gradientsOf, placeParameters } from '../descent/parameters'

/** This thread's. */
export let gradients: usize = 0
/** This thread's, of the size of a row: gradients of the hidden neurons, and which of them are dropped. */
export let hiddenGradients: usize = 0
export let kept: usize = 0
export let narrowGradients: usize = 0
export let tokenGradients: usize = 0
export let results: usize = 0
export let order: usize = 0
export let records: usize = 0

const MOST_TOKENS: usize = 4096

/** Lays the memory out and returns where the records begin; `most` is how many records there can be at once. */
export function configure(
  start: usize,
  width: i32,
  narrow: i32,
  thread: i32,
  threads: i32,
  most: i32,
): usize {
  setShape(width, narrow)
  const rooms = placeParameters(start, usize(parameterCount()), threads)
  gradients = gradientsOf(thread)
  const end = align(useRoom(0)) + 3 * wideRow + (MOST_TOKENS << 2)
  hiddenGradients = align(useRoom(rooms + usize(thread) * end))
  kept = hiddenGradients + wideRow
  narrowGradients = kept + wideRow
  tokenGradients = narrowGradients + wideRow
  initPairs(pairs)
  results = rooms + usize(threads) * end
  order = align(results + (usize(most) << 3))
  records = align(order + (usize(most) << 2))
  return records
}

export function resultsAddress(): usize {
  return results
}

export function orderAddress(): usize {
  return order
}
