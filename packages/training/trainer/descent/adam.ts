import { firstMoments, gradientsOf, secondMoments, threads, weights } from './parameters'

/** For parameters that may become as large as they like. */
export const NO_BOUND: f32 = f32.MAX_VALUE

const BETA1: f32 = 0.9

let share: f32 = 0
let rate: f32 = 0
let beta2: f32 = 0
let epsilon: f32 = 0
let correct1: f32 = 0
let correct2: f32 = 0

/** Begins a step of AdamW. `ofBatch` is one over the batch's size; `step` counts from 1. */
export function beginStep(ofBatch: f32, ofRate: f32, step: i32, ofBeta2: f32, ofEpsilon: f32): void {
  share = ofBatch
  rate = ofRate
  beta2 = ofBeta2
  epsilon = ofEpsilon
  correct1 = f32(1 / (1 - f64(BETA1) ** f64(step)))
  correct2 = f32(1 / (1 - f64(beta2) ** f64(step)))
}

/**
 * Moves the parameters `from` to `to` (multiples of four) by the gradients of all threads, which are emptied. They are held between minus
 * and plus `most`.
 */
export function descend(from: i32, to: i32, decay: f32, most: f32): void {
  const upper = f32x4.splat(most)
  const lower = f32x4.splat(-most)
  const stays = f32x4.splat(1 - rate * decay)
  const zero = f32x4.splat(0)
  for (let at = usize(from) << 2; at < usize(to) << 2; at += 16) {
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
      f32x4.mul(v128.load(secondMoments + at), f32x4.splat(beta2)),
      f32x4.mul(f32x4.mul(gradient, gradient), f32x4.splat(1 - beta2)),
    )
    v128.store(firstMoments + at, first)
    v128.store(secondMoments + at, second)
    const pace = f32x4.div(
      f32x4.mul(first, f32x4.splat(correct1)),
      f32x4.add(f32x4.sqrt(f32x4.mul(second, f32x4.splat(correct2))), f32x4.splat(epsilon)),
    )
    const moved = f32x4.sub(f32x4.mul(v128.load(weights + at), stays), f32x4.mul(pace, f32x4.splat(rate)))
    v128.store(weights + at, f32x4.min(f32x4.max(moved, lower), upper))
  }
}
