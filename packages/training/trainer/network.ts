import { MAX_MEN, RECORD_SIZE } from '../src/data/record-layout'
import { gradientsOf, weights } from './descent/parameters'
import { handScoreOf, listInputs, resultOf, scoreOf } from './inputs'
import { biasOf, outputBiasOf, outputOf, records, scratchOf, width } from './layout'

/** Four vectors: with eight of them V8 runs out of registers and spills. */
const TILE: usize = 64

// An instance serves one thread, so what it works on can be its own globals.
let own: usize = 0
let enemy: usize = 0
let ownMen: usize = 0
let enemyMen: usize = 0
let kinds: usize = 0
let menCount: i32 = 0

function useScratch(thread: i32): void {
  const room = usize(width) << 2
  own = scratchOf(thread)
  enemy = own + room
  ownMen = enemy + room
  enemyMen = ownMen + (usize(MAX_MEN) << 2)
  kinds = enemyMen + (usize(MAX_MEN) << 2)
}

/** A view's neurons: the bias and the rows of all men, a tile at a time. */
function sumRows(neurons: usize, rows: usize, count: i32): void {
  const bias = biasOf(weights)
  const end = usize(width) << 2
  const last = rows + (usize(count) << 2)
  for (let at: usize = 0; at < end; at += TILE) {
    let a = v128.load(bias + at)
    let b = v128.load(bias + at, 16)
    let c = v128.load(bias + at, 32)
    let d = v128.load(bias + at, 48)
    const tile = weights + at
    for (let row = rows; row < last; row += 4) {
      const from = tile + usize(load<u32>(row))
      a = f32x4.add(a, v128.load(from))
      b = f32x4.add(b, v128.load(from, 16))
      c = f32x4.add(c, v128.load(from, 32))
      d = f32x4.add(d, v128.load(from, 48))
    }
    v128.store(neurons + at, a)
    v128.store(neurons + at, b, 16)
    v128.store(neurons + at, c, 32)
    v128.store(neurons + at, d, 48)
  }
}

//@inline
function clamp(neurons: v128): v128 {
  return f32x4.min(f32x4.max(neurons, f32x4.splat(0)), f32x4.splat(1))
}

/** The output's sum over one view: squared, clipped neurons times their weights. */
function weigh(neurons: usize, output: usize): f32 {
  let sum = f32x4.splat(0)
  const end = usize(width) << 2
  for (let at: usize = 0; at < end; at += 16) {
    const clipped = clamp(v128.load(neurons + at))
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(clipped, clipped), v128.load(output + at)))
  }
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    f32x4.extract_lane(sum, 2) +
    f32x4.extract_lane(sum, 3)
  )
}

/** What the network says of a record, in units of the scale. */
function forward(record: usize, flip: i32): f32 {
  menCount = listInputs(record, ownMen, enemyMen, kinds, flip)
  sumRows(own, ownMen, menCount)
  sumRows(enemy, enemyMen, menCount)
  const output = outputOf(weights)
  return weigh(own, output) + weigh(enemy, output + (usize(width) << 2)) + load<f32>(outputBiasOf(weights))
}

/** Turns a view's neurons into their gradients, and adds what the output's weights and the bias get. */
function backNeurons(
  neurons: usize,
  output: usize,
  gradients: usize,
  outputGradients: usize,
  slope: f32,
): void {
  const by = f32x4.splat(slope)
  const twice = f32x4.splat(slope * 2)
  const bias = biasOf(gradients)
  const end = usize(width) << 2
  for (let at: usize = 0; at < end; at += 16) {
    const raw = v128.load(neurons + at)
    const clipped = clamp(raw)
    const seen = outputGradients + at
    v128.store(seen, f32x4.add(v128.load(seen), f32x4.mul(by, f32x4.mul(clipped, clipped))))
    // Outside of the range the curve is flat: the clipped value differs from the raw one, or is its end.
    const inside = v128.and(f32x4.gt(raw, f32x4.splat(0)), f32x4.lt(raw, f32x4.splat(1)))
    const back = v128.and(inside, f32x4.mul(f32x4.mul(twice, clipped), v128.load(output + at)))
    v128.store(neurons + at, back)
    const biasAt = bias + at
    v128.store(biasAt, f32x4.add(v128.load(biasAt), back))
  }
}

/** Adds a view's gradient to the rows of its men. */
function backRows(back: usize, rows: usize, count: i32, gradients: usize): void {
  const end = usize(width) << 2
  const last = rows + (usize(count) << 2)
  for (let at: usize = 0; at < end; at += TILE) {
    const a = v128.load(back + at)
    const b = v128.load(back + at, 16)
    const c = v128.load(back + at, 32)
    const d = v128.load(back + at, 48)
    const tile = gradients + at
    for (let row = rows; row < last; row += 4) {
      const to = tile + usize(load<u32>(row))
      v128.store(to, f32x4.add(v128.load(to), a))
      v128.store(to, f32x4.add(v128.load(to, 16), b), 16)
      v128.store(to, f32x4.add(v128.load(to, 32), c), 32)
      v128.store(to, f32x4.add(v128.load(to, 48), d), 48)
    }
  }
}

//@inline
function sigmoid(x: f64): f64 {
  return 1 / (1 + Math.exp(-x))
}

/** The expected score by the hand-written evaluation and the network together. */
//@inline
function guessOf(record: usize, flip: i32, scale: f64): f64 {
  return sigmoid(f64(forward(record, flip)) + handScoreOf(record) / scale)
}

/** What a record is trained towards: part of the game's result, the rest what the search thought. */
//@inline
function targetOf(record: usize, resultShare: f64, scale: f64): f64 {
  return resultShare * f64(resultOf(record)) + (1 - resultShare) * sigmoid(f64(scoreOf(record)) / scale)
}

/**
 * Adds the gradients of records `from` to `to` to this thread's and returns the sum of their squared errors in expected
 * score. `flip` is 56 on the 8x8 board and 0 on minichess.
 */
export function accumulate(thread: i32, from: i32, to: i32, flip: i32, resultShare: f64, scale: f64): f64 {
  useScratch(thread)
  const gradients = gradientsOf(thread)
  const output = outputOf(weights)
  const outputGradients = outputOf(gradients)
  const biasGradient = outputBiasOf(gradients)
  const half = usize(width) << 2
  let loss: f64 = 0
  for (let i = from; i < to; i++) {
    const record = records + usize(i) * RECORD_SIZE
    const guess = guessOf(record, flip, scale)
    const error = guess - targetOf(record, resultShare, scale)
    loss += error * error
    const slope = f32(2 * error * guess * (1 - guess))
    store<f32>(biasGradient, load<f32>(biasGradient) + slope)
    backNeurons(own, output, gradients, outputGradients, slope)
    backNeurons(enemy, output + half, gradients, outputGradients + half, slope)
    backRows(own, ownMen, menCount, gradients)
    backRows(enemy, enemyMen, menCount, gradients)
  }
  return loss
}

/** The sum of squared errors of records, without learning from them. */
export function measure(thread: i32, from: i32, to: i32, flip: i32, resultShare: f64, scale: f64): f64 {
  useScratch(thread)
  let loss: f64 = 0
  for (let i = from; i < to; i++) {
    const record = records + usize(i) * RECORD_SIZE
    const error = guessOf(record, flip, scale) - targetOf(record, resultShare, scale)
    loss += error * error
  }
  return loss
}

/** What the network says of one record. */
export function predict(thread: i32, index: i32, flip: i32): f64 {
  useScratch(thread)
  return f64(forward(records + usize(index) * RECORD_SIZE, flip))
}
