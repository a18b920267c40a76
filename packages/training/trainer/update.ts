import { beginStep, descend, NO_BOUND } from './descent/adam'
import { biasOf, outputBiasOf, outputOf, parameterCount } from './layout'

const BETA2: f32 = 0.999
const EPSILON: f32 = 1e-8

/**
 * One step for the parameters `from` to `to` (multiples of four). `share` is one over the batch's size; `step` counts from 1. Weights are
 * held between minus and plus `most`; biases are not, and do not decay.
 */
export function update(from: i32, to: i32, share: f32, rate: f32, decay: f32, most: f32, step: i32): void {
  const bias = i32(biasOf(0) >> 2)
  const output = i32(outputOf(0) >> 2)
  const outputBias = i32(outputBiasOf(0) >> 2)
  beginStep(share, rate, step, BETA2, EPSILON)
  descend(from, min(to, bias), decay, most)
  descend(max(from, bias), min(to, output), 0, NO_BOUND)
  descend(max(from, output), min(to, outputBias), decay, most)
  descend(max(from, outputBias), min(to, parameterCount()), 0, NO_BOUND)
}
