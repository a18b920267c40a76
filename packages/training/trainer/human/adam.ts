import { parameterCount } from '@rookery/players/assembly/network/shape'
import { firstMoments, gradientsOf, secondMoments, threads, weights } from './memory'

const BETA1: f32 = 0.9
const BETA2: f32 = 0.99
const EPSILON: f32 = 1e-6

/**
 * One step of AdamW for the parameters `from` to `to` (multiples of four), from the gradients of all threads, which are
 * emptied. `share` is one over the batch's size; `step` counts from 1.
 */
export function update(from: i32, to: i32, share: f32, rate: f32, decay: f32, step: i32): void {
  const correct1 = f32x4.splat(f32(1 / (1 - f64(BETA1) ** f64(step))))
  const correct2 = f32x4.splat(f32(1 / (1 - f64(BETA2) ** f64(step))))
  const end = usize(min(to, parameterCount())) << 2
  const stays = f32x4.splat(1 - rate * decay)
  const zero = f32x4.splat(0)
  for (let at = usize(from) << 2; at < end; at += 16) {
    let gradient = zero
    for (let thread = 0; thread < threads; thread++) {
      const own = gradientsOf(thread) + at
      gradient = f32x4.add(gradient, v128.load(own))
      v128.store(own, zero)
    }
    gradient = f32x4.mul(gradient, f32x4.splat(share))
    const first = f32x4.add(
      f32x4.mul(v128.load(firstMoments + at), f32x4.splat(BETA1)),
      f32x4.mul(gradient, f32x4.splat(1 - BETA1)),
    )
    const second = f32x4.add(
      f32x4.mul(v128.load(secondMoments + at), f32x4.splat(BETA2)),
      f32x4.mul(f32x4.mul(gradient, gradient), f32x4.splat(1 - BETA2)),
    )
    v128.store(firstMoments + at, first)
    v128.store(secondMoments + at, second)
    const pace = f32x4.div(
      f32x4.mul(first, correct1),
      f32x4.add(f32x4.sqrt(f32x4.mul(second, correct2)), f32x4.splat(EPSILON)),
    )
    v128.store(
      weights + at,
      f32x4.sub(f32x4.mul(v128.load(weights + at), stays), f32x4.mul(pace, f32x4.splat(rate))),
    )
  }
}
