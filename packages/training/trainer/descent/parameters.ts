// What all threads share of every parameter, one array behind the other: its weight, both moments of AdamW, and the gradients of each
// thread.

export let weights: usize = 0
export let firstMoments: usize = 0
export let secondMoments: usize = 0
export let threads: i32 = 0
let gradients: usize = 0
/** Bytes of one array. */
let size: usize = 0

export function align(address: usize): usize {
  return (address + 63) & ~63
}

/** Lays the arrays out for so many parameters and returns where they end. */
export function placeParameters(start: usize, count: usize, ofThreads: i32): usize {
  threads = ofThreads
  size = align(count << 2)
  weights = align(start)
  firstMoments = weights + size
  secondMoments = firstMoments + size
  gradients = secondMoments + size
  return gradientsOf(threads)
}

/** Each thread sums gradients of its own, so that none waits for another. */
//@inline
export function gradientsOf(thread: i32): usize {
  return gradients + usize(thread) * size
}

export function weightsAddress(): usize {
  return weights
}

export function firstMomentsAddress(): usize {
  return firstMoments
}

export function secondMomentsAddress(): usize {
  return secondMoments
}
