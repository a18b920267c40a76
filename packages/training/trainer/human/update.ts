import { parameterCount } from '@rookery/players/assembly/network/shape'
import { beginStep, descend, NO_BOUND } from '../descent/adam'

const BETA2: f32 = 0.99
const EPSILON: f32 = 1e-6

/**
 * One step for the parameters `from` to `to` (multiples of four). `share` is one over the batch's size; `step` counts from 1.
 */
export function update(from: i32, to: i32, share: f32, rate: f32, decay: f32, step: i32): void {
  beginStep(share, rate, step, BETA2, EPSILON)
  descend(from, min(to, parameterCount()), decay, NO_BOUND)
}
