// From a record to the logits of its moves. In play and in training the same code.
import { listInputs, listSights, listTokens, MOST_TOKENS } from './inputs'
import { COUNT_AT } from './record'
import {
  BUMPS,
  bumpOf,
  FIRST_NARROW,
  gateRow,
  inputRow,
  narrow,
  narrowBiasOf,
  narrowOutputOf,
  narrowRow,
  narrowTokenRow,
  projectionRow,
  RATING,
  TOKENS,
  tokenRow,
  wideRow,
  width,
} from './shape'
import { addRows, addScaled, dot, exponential } from './vectors'

const MOST_MOVES: usize = 256
const MOST_INPUTS: usize = 512

// Where this instance works, set by useRoom.
export let pairs: usize = 0
export let bumps: usize = 0
export let inputs: usize = 0
export let sums: usize = 0
export let gate: usize = 0
export let hidden: usize = 0
export let projected: usize = 0
/** For each token its product with the hidden neurons, valid where the stamp is this record's. */
export let products: usize = 0
export let stamps: usize = 0
/** For each move: its tokens (MOST_TOKENS of two bytes), how many there are for both layers and for the narrow one, and its narrow neurons before they are clipped. */
export let tokenLists: usize = 0
export let tokenCounts: usize = 0
export let narrowSums: usize = 0
export let logits: usize = 0

export let inputsEnd: usize = 0
export let moveCount: i32 = 0
let stamp: i32 = 0

function take(at: usize, size: usize): usize {
  return at + ((size + 63) & ~63)
}

/** Lays out the working room for the present shape, and returns its end. */
export function useRoom(start: usize): usize {
  let at = (start + 63) & ~63
  pairs = at
  at = take(at, 4096 * 2)
  bumps = at
  at = take(at, usize(BUMPS) << 2)
  inputs = at
  at = take(at, MOST_INPUTS * 2)
  sums = at
  at = take(at, wideRow)
  gate = at
  at = take(at, wideRow)
  hidden = at
  at = take(at, wideRow)
  projected = at
  at = take(at, narrowRow)
  products = at
  at = take(at, usize(TOKENS) << 2)
  stamps = at
  at = take(at, usize(TOKENS) << 2)
  tokenLists = at
  at = take(at, MOST_MOVES * usize(MOST_TOKENS) * 2)
  tokenCounts = at
  at = take(at, MOST_MOVES * 4)
  narrowSums = at
  at = take(at, MOST_MOVES * narrowRow)
  logits = at
  return take(at, MOST_MOVES * 4)
}

//@inline
export function tokensOf(index: i32): usize {
  return tokenLists + usize(index) * usize(MOST_TOKENS) * 2
}

//@inline
export function tokensEnd(index: i32): usize {
  return tokensOf(index) + usize(load<u16>(tokenCounts + (usize(index) << 2)))
}

/** Behind the tokens that the narrow layer alone has. */
//@inline
export function narrowTokensEnd(index: i32): usize {
  return tokensOf(index) + usize(load<u16>(tokenCounts + (usize(index) << 2), 2))
}

//@inline
export function narrowOf(index: i32): usize {
  return narrowSums + usize(index) * narrowRow
}

/** The board's neurons: the rows of all inputs, clipped, times the rating's gate; the last ones tell the rating itself. */
export function seeBoard(weights: usize, record: usize, rating: f32, mirror: i32): void {
  inputsEnd = listInputs(record, inputs, mirror)
  memory.fill(sums, 0, wideRow)
  addRows(sums, weights, wideRow, inputs, inputsEnd)
  for (let at: usize = 0; at < wideRow; at += 16) v128.store(gate + at, f32x4.splat(1))
  for (let bump = 0; bump < BUMPS; bump++) {
    const by = bumpOf(bump, rating)
    store<f32>(bumps + (usize(bump) << 2), by)
    if (by === 0) continue
    addScaled(sums, inputRow(weights, RATING + bump), by, wideRow)
    addScaled(gate, gateRow(weights, bump), by, wideRow)
  }
  const zero = f32x4.splat(0)
  for (let at: usize = 0; at < wideRow; at += 16)
    v128.store(hidden + at, f32x4.mul(f32x4.max(v128.load(sums + at), zero), v128.load(gate + at)))
  memory.copy(hidden + (usize(width - BUMPS) << 2), bumps, usize(BUMPS) << 2)
}

/** What the narrow layer has from the board, the same for all moves. */
export function project(weights: usize): void {
  const bias = narrowBiasOf(weights)
  for (let neuron = 0; neuron < narrow; neuron++) {
    const at = usize(neuron) << 2
    store<f32>(projected + at, load<f32>(bias + at) + dot(projectionRow(weights, neuron), hidden, wideRow))
  }
}

//@inline
function productOf(weights: usize, token: i32): f32 {
  const at = usize(token) << 2
  if (load<i32>(stamps + at) === stamp) return load<f32>(products + at)
  const product = dot(tokenRow(weights, token), hidden, wideRow)
  store<i32>(stamps + at, stamp)
  store<f32>(products + at, product)
  return product
}

/** The narrow neurons of a move and what they say. */
function narrowLogit(weights: usize, index: i32): f32 {
  const neurons = narrowOf(index)
  memory.copy(neurons, projected, narrowRow)
  const rows = narrowTokenRow(weights, FIRST_NARROW) - usize(FIRST_NARROW) * narrowRow
  addRows(neurons, rows, narrowRow, tokensOf(index) + 2, narrowTokensEnd(index))
  const output = narrowOutputOf(weights)
  const zero = f32x4.splat(0)
  let sum = zero
  for (let at: usize = 0; at < narrowRow; at += 16) {
    const clipped = f32x4.max(v128.load(neurons + at), zero)
    sum = f32x4.add(sum, f32x4.mul(clipped, v128.load(output + at)))
  }
  return (
    f32x4.extract_lane(sum, 0) +
    f32x4.extract_lane(sum, 1) +
    (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
  )
}

/** The logits of all moves, from the board's neurons. */
export function seeMoves(weights: usize, record: usize, mirror: i32): void {
  project(weights)
  stamp++
  moveCount = i32(load<u8>(record + COUNT_AT))
  for (let index = 0; index < moveCount; index++) {
    const list = tokensOf(index)
    const end = listTokens(record, index, list, mirror, pairs)
    const narrowEnd = listSights(record, index, end, mirror)
    store<u16>(tokenCounts + (usize(index) << 2), u16(end - list))
    store<u16>(tokenCounts + (usize(index) << 2), u16(narrowEnd - list), 2)
    let logit: f32 = 0
    for (let at = list; at < end; at += 2) logit += productOf(weights, i32(load<u16>(at)))
    store<f32>(logits + (usize(index) << 2), logit + narrowLogit(weights, index))
  }
}

/**
 * What one kind of token adds to a move's logit: those from `from` to `to`, by the product that the wide layer has with them. For
 * moves that have been seen.
 */
export function wideShare(weights: usize, index: i32, from: i32, to: i32): f32 {
  const end = tokensEnd(index)
  let sum: f32 = 0
  for (let at = tokensOf(index); at < end; at += 2) {
    const token = i32(load<u16>(at))
    if (token >= from && token < to) sum += productOf(weights, token)
  }
  return sum
}

/** What the narrow layer adds to a move's logit. */
export function narrowShare(weights: usize, index: i32): f32 {
  return narrowLogit(weights, index)
}

/** Turns the logits into chances that sum to 1. */
export function softmax(temperature: f32): void {
  let most: f32 = -1e30
  for (let index = 0; index < moveCount; index++) most = max(most, load<f32>(logits + (usize(index) << 2)))
  let sum: f32 = 0
  for (let index = 0; index < moveCount; index++) {
    const at = logits + (usize(index) << 2)
    const chance = exponential((load<f32>(at) - most) / temperature)
    store<f32>(at, chance)
    sum += chance
  }
  for (let index = 0; index < moveCount; index++) {
    const at = logits + (usize(index) << 2)
    store<f32>(at, load<f32>(at) / sum)
  }
}
