import {
  biasOf,
  firstMoments,
  gradientsOf,
  outputOf,
  parameters,
  secondMoments,
  threadCount,
  weights,
} from './layout'

const BETA1: f32 = 0.9
const BETA2: f32 = 0.999
const EPSILON: f32 = 1e-8

/**
 * One step of AdamW for the parameters `from` to `to` (multiples of four), from the gradients of all threads, which are
 * emptied. `share` is one over the batch's size; `step` counts from 1; biases do not decay.
 */
export function update(from: i32, to: i32, share: f32, rate: f32, decay: f32, most: f32, step: i32): void {
  const threads = threadCount()
  const correct1 = f32x4.splat(f32(1 / (1 - f64(BETA1) ** f64(step))))
  const correct2 = f32x4.splat(f32(1 / (1 - f64(BETA2) ** f64(step))))
  const upper = f32x4.splat(most)
  const lower = f32x4.splat(-most)
  const bias = biasOf(0)
  const output = outputOf(0)
  const outputBias = (parameters << 2) - 16
  for (let at = usize(from) << 2; at < usize(to) << 2; at += 16) {
    let gradient = f32x4.splat(0)
    for (let thread = 0; thread < threads; thread++) {
      const sums = gradientsOf(thread) + at
      gradient = f32x4.add(gradient, v128.load(sums))
      v128.store(sums, f32x4.splat(0))
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
    const isBias = (at >= bias && at < output) || at >= outputBias
    const kept: f32 = isBias ? 1 : 1 - rate * decay
    const pace = f32x4.div(
      f32x4.mul(first, correct1),
      f32x4.add(f32x4.sqrt(f32x4.mul(second, correct2)), f32x4.splat(EPSILON)),
    )
    const moved = f32x4.sub(
      f32x4.mul(v128.load(weights + at), f32x4.splat(kept)),
      f32x4.mul(pace, f32x4.splat(rate)),
    )
    v128.store(weights + at, isBias ? moved : f32x4.min(f32x4.max(moved, lower), upper))
  }
}
