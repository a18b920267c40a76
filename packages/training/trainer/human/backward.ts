// Gradients of the chance of the move that was played.

import {
  bumps,
  gate,
  hidden,
  inputs,
  inputsEnd,
  logits,
  moveCount,
  narrowOf,
  narrowTokensEnd,
  seeBoard,
  seeMoves,
  softmax,
  sums,
  tokensEnd,
  tokensOf,
} from '@rookery/players/assembly/network/forward'
import { canMirror } from '@rookery/players/assembly/network/inputs'
import { PLAYED_AT, RATING_AT } from '@rookery/players/assembly/network/record'
import {
  BUMPS,
  gateRow,
  inputRow,
  narrow,
  narrowBiasOf,
  narrowOutputOf,
  narrowRow,
  narrowTokenRow,
  projectionRow,
  RATING,
  tokenRow,
  wideRow,
  width,
} from '@rookery/players/assembly/network/shape'
import { addRow, addScaled } from '@rookery/players/assembly/network/vectors'
import { weights } from '../descent/parameters'
import {
  gradients,
  hiddenGradients,
  kept,
  narrowGradients,
  order,
  records,
  results,
  tokenGradients,
} from './memory'

let seed: u64 = 1

export function seedDropout(low: u32, high: u32): void {
  seed = ((u64(high) << 32) | u64(low)) * 0x9e3779b9 + 1
}

/** Xorshift64. */
function random(): u64 {
  seed ^= seed << 13
  seed ^= seed >> 7
  seed ^= seed << 17
  return seed
}

//@inline
function recordAt(index: i32): usize {
  return records + usize(load<u32>(order + (usize(index) << 2)))
}

//@inline
function ratingOf(record: usize): f32 {
  return f32(load<u16>(record + RATING_AT))
}

/** Drops a share of the hidden neurons and makes up for it in the others; those that tell the rating stay. */
function drop(share: f32): void {
  const bound = u32(share * 65536)
  const rest: f32 = 1 / (1 - share)
  const last = usize(width - BUMPS) << 2
  let bits: u64 = 0
  for (let at: usize = 0; at < last; at += 4) {
    if ((at & 15) === 0) bits = random()
    store<f32>(kept + at, u32(bits & 0xffff) < bound ? 0 : rest)
    bits >>= 16
  }
  for (let at = last; at < wideRow; at += 4) store<f32>(kept + at, 1)
  for (let at: usize = 0; at < wideRow; at += 16)
    v128.store(hidden + at, f32x4.mul(v128.load(hidden + at), v128.load(kept + at)))
}

/** From the slopes of the logits back to the narrow layer's weights; what the board's part gets is left in narrowGradients. */
function backNarrow(index: i32, slope: f32): void {
  const neurons = narrowOf(index)
  const output = narrowOutputOf(weights)
  const outputGradients = narrowOutputOf(gradients)
  const zero = f32x4.splat(0)
  const by = f32x4.splat(slope)
  for (let at: usize = 0; at < narrowRow; at += 16) {
    const raw = v128.load(neurons + at)
    const clipped = f32x4.max(raw, zero)
    v128.store(outputGradients + at, f32x4.add(v128.load(outputGradients + at), f32x4.mul(by, clipped)))
    const back = v128.and(f32x4.gt(raw, zero), f32x4.mul(by, v128.load(output + at)))
    v128.store(neurons + at, back)
    v128.store(narrowGradients + at, f32x4.add(v128.load(narrowGradients + at), back))
  }
  const end = narrowTokensEnd(index)
  for (let at = tokensOf(index) + 2; at < end; at += 2)
    addRow(narrowTokenRow(gradients, i32(load<u16>(at))), neurons, narrowRow)
}

function backTokens(): void {
  for (let index = 0; index < moveCount; index++) {
    const end = tokensEnd(index)
    for (let at = tokensOf(index); at < end; at += 2) {
      const token = i32(load<u16>(at))
      const place = tokenGradients + (usize(token) << 2)
      const slope = load<f32>(place)
      // Another move of the record has brought this token's already.
      if (slope === 0) continue
      store<f32>(place, 0)
      addScaled(tokenRow(gradients, token), hidden, slope, wideRow)
      addScaled(hiddenGradients, tokenRow(weights, token), slope, wideRow)
    }
  }
}

function backBoard(): void {
  const zero = f32x4.splat(0)
  // The last neurons tell the rating and have nothing behind them.
  memory.fill(hiddenGradients + (usize(width - BUMPS) << 2), 0, usize(BUMPS) << 2)
  for (let at: usize = 0; at < wideRow; at += 16) {
    const back = f32x4.mul(v128.load(hiddenGradients + at), v128.load(kept + at))
    const raw = v128.load(sums + at)
    v128.store(hiddenGradients + at, v128.and(f32x4.gt(raw, zero), f32x4.mul(back, v128.load(gate + at))))
    v128.store(sums + at, f32x4.mul(back, f32x4.max(raw, zero)))
  }
  for (let bump = 0; bump < BUMPS; bump++) {
    const by = load<f32>(bumps + (usize(bump) << 2))
    if (by === 0) continue
    addScaled(inputRow(gradients, RATING + bump), hiddenGradients, by, wideRow)
    addScaled(gateRow(gradients, bump), sums, by, wideRow)
  }
  for (let at = inputs; at < inputsEnd; at += 2)
    addRow(inputRow(gradients, i32(load<u16>(at))), hiddenGradients, wideRow)
}

function learn(record: usize, dropout: f32, mirror: i32): f32 {
  seeBoard(weights, record, ratingOf(record), mirror)
  drop(dropout)
  seeMoves(weights, record, mirror)
  softmax(1)
  const played = i32(load<u8>(record + PLAYED_AT))
  const chance = load<f32>(logits + (usize(played) << 2))
  memory.fill(hiddenGradients, 0, wideRow)
  memory.fill(narrowGradients, 0, narrowRow)
  for (let index = 0; index < moveCount; index++) {
    const slope = load<f32>(logits + (usize(index) << 2)) - (index === played ? f32(1) : f32(0))
    const end = tokensEnd(index)
    for (let at = tokensOf(index); at < end; at += 2) {
      const place = tokenGradients + (usize(load<u16>(at)) << 2)
      store<f32>(place, load<f32>(place) + slope)
    }
    backNarrow(index, slope)
  }
  backTokens()
  addRow(narrowBiasOf(gradients), narrowGradients, narrowRow)
  for (let neuron = 0; neuron < narrow; neuron++) {
    const slope = load<f32>(narrowGradients + (usize(neuron) << 2))
    if (slope === 0) continue
    addScaled(projectionRow(gradients, neuron), hidden, slope, wideRow)
    addScaled(hiddenGradients, projectionRow(weights, neuron), slope, wideRow)
  }
  backBoard()
  return -Mathf.log(max<f32>(chance, 1e-12))
}

/** Adds the gradients of records `from` to `to` of the order; returns the sum of their losses in nats. */
export function accumulate(from: i32, to: i32, dropout: f32, mirrors: bool): f64 {
  let loss: f64 = 0
  for (let index = from; index < to; index++) {
    const record = recordAt(index)
    const mirror = mirrors && canMirror(record) && random() & 1 ? 7 : 0
    loss += f64(learn(record, dropout, mirror))
  }
  return loss
}

/** For each record of the order: the loss in nats, and how many moves were thought likelier than the played one. */
export function measure(from: i32, to: i32, asRating: f32): void {
  for (let index = from; index < to; index++) {
    const record = recordAt(index)
    seeBoard(weights, record, asRating > 0 ? asRating : ratingOf(record), 0)
    seeMoves(weights, record, 0)
    softmax(1)
    const chance = load<f32>(logits + (usize(load<u8>(record + PLAYED_AT)) << 2))
    let above = 0
    for (let other = 0; other < moveCount; other++)
      if (load<f32>(logits + (usize(other) << 2)) > chance) above++
    const at = results + (usize(index) << 3)
    store<f32>(at, -Mathf.log(max<f32>(chance, 1e-12)))
    store<i32>(at, above, 4)
  }
}
