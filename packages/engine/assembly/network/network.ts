// The network's evaluation. Each side sees the board its own way up, mirrored so that its king stands on the left half:
// 768 inputs (own and enemy men, six roles, 64 squares) feed `width` neurons, and one output weighs the neurons of the side
// to move and of the other. A network may tell two states of a man apart, each with inputs of its own: whether it is in danger.
//
// A neuron is a sum over the men. The sums of recent positions are kept; a new one starts from the nearest whose sums are
// known and changes what differs on the board, so that making and unmaking moves costs nothing here.
import { EMPTY, KING, lsb } from '../board/bits'
import { findEndangered } from '../board/danger'
import {
  base,
  blockers,
  board,
  isMinichess,
  MAILBOX,
  pieces,
  state,
  stateIndex,
  turn,
} from '../board/position'
import type { State } from '../board/state'
import { CHANGES, CHANGES_SIZE, NETWORK, NETWORK_HEAD_SIZE, NEURONS, SEEN } from '../memory'

/** The network's head, as the host writes it. No width means no network. */
//@unmanaged
export class NetworkHead {
  width: i32
  states: i32
  neuronSteps: i32
  outputSteps: i32
  scale: i32
  outputBias: i32
  addsToHand: i32
}

const WEIGHTS: usize = NETWORK + NETWORK_HEAD_SIZE
const INPUTS_OF_STATE: i32 = 768
const ENEMY_INPUTS: i32 = 384

/** What is kept of a position: this head, its board as it is seen, and the neurons of White's view and of Black's. */
//@unmanaged
class Kept {
  key: u64
  isWhiteMirrored: bool
  isBlackMirrored: bool

  //@inline
  board(): usize {
    return changetype<usize>(this) + KEPT_HEAD_SIZE
  }

  //@inline
  neurons(view: i32): usize {
    return this.board() + 64 + usize(view) * rowSize()
  }

  //@inline
  isMirrored(view: i32): bool {
    return view ? this.isBlackMirrored : this.isWhiteMirrored
  }
}

const KEPT_HEAD_SIZE: usize = 16
/** More than the search is deep, so that few positions of one line share a place. */
const SLOTS: usize = 256
/** From farther back more has changed than a fresh sum costs. */
const FARTHEST: i32 = 8
/** Four vectors at once: V8 has registers for them. */
const TILE: usize = 64
/** Eight, where many rows are added to the same sums. */
const WIDE_TILE: usize = 128

// Rows to add and to take away, as addresses.
const ADDED: usize = CHANGES
const REMOVED: usize = CHANGES + CHANGES_SIZE
let added: usize = 0
let removed: usize = 0

//@inline
function head(): NetworkHead {
  return changetype<NetworkHead>(NETWORK)
}

//@inline
export function hasNetwork(): bool {
  return head().width !== 0
}

/** Whether what it says is to be added to the hand-written evaluation, instead of taking its place. */
//@inline
export function addsToHand(): bool {
  return head().addsToHand !== 0
}

/** Rows are whole tiles; the host leaves what is behind a row's weights empty. */
//@inline
function rowSize(): usize {
  return ((usize(head().width) << 1) + WIDE_TILE - 1) & ~(WIDE_TILE - 1)
}

//@inline
function keptAt(index: usize): Kept {
  return changetype<Kept>(base + NEURONS + index * (KEPT_HEAD_SIZE + 64 + (rowSize() << 1)))
}

/** The row of biases, after those of all inputs; the output's two rows follow it. */
//@inline
function bias(): usize {
  return WEIGHTS + usize(INPUTS_OF_STATE * head().states) * rowSize()
}

/** Where the sums of a state are kept, or those of another that shares its place. */
//@inline
function keptFor(at: State): Kept {
  return keptAt(stateIndex(at) % SLOTS)
}

/** What a view does to the number of a square of minichess: turned for Black, mirrored where its king stands on the right. */
function squareOnSmall(square: i32, view: i32, mirrored: bool): i32 {
  const turned = view ? 44 - square : square
  return mirrored ? (turned & 56) + 4 - (turned & 7) : turned
}

/** Whether a view is mirrored, its king standing on a square. */
function isMirrored(king: i32, view: i32): bool {
  if (!isMinichess()) return (king & 7) > 3
  return (view ? 4 - (king & 7) : king & 7) > 2
}

/** A man as it is seen is its code (its colour, and its role above it), and its state from this bit on. */
const STATE_AT: i32 = 4
const ROLE: i32 = 14
const ENDANGERED: u8 = 16

/** The first of the 64 inputs of a man. */
//@inline
function inputOf(seen: i32, view: i32): i32 {
  const colour = ((seen & 1) ^ view) * ENEMY_INPUTS
  return (seen >> STATE_AT) * INPUTS_OF_STATE + colour + ((seen & ROLE) << 5)
}

/** Lists the rows of the men on some squares of a board as it is seen, and returns how many they are. */
function listRows(list: usize, seen: usize, squares: u64, view: i32, mirrored: bool): i32 {
  const size = u32(rowSize())
  const isSmall = isMinichess()
  const flip = (view ? 56 : 0) ^ (mirrored ? 7 : 0)
  const first = base + list
  let next = first
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const square = lsb(rest)
    const man = i32(load<u8>(seen + usize(square)))
    if (man === EMPTY) continue
    const at = isSmall ? squareOnSmall(square, view, mirrored) : square ^ flip
    store<u32>(next, u32(WEIGHTS) + u32(inputOf(man, view) + at) * size)
    next += 4
  }
  return i32(next - first) >> 2
}

/** A byte for each of sixteen squares, from a mask's lowest bits on: the mark of danger where the bit is set. */
//@inline
function spread(mask: u64): v128 {
  const bits = i16x8.splat(i16(mask))
  const byteOfEach = v128.shuffle<u8>(bits, bits, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1)
  const bitOfEach = i64x2.splat(0x8040201008040201)
  return v128.and(i8x16.eq(v128.and(byteOfEach, bitOfEach), bitOfEach), i8x16.splat(ENDANGERED))
}

/** The board as the network sees it: the mailbox, or a copy of it in which men in danger are marked. */
function look(): usize {
  const mailbox = base + MAILBOX
  if (head().states === 1) return mailbox
  const p = board()
  const sides = findEndangered(
    p.white,
    p.black,
    p.pawns,
    p.knights,
    p.bishops,
    p.rooks,
    p.queens,
    p.kings,
    blockers(),
  )
  const endangered = i64x2.extract_lane(sides, 0) | i64x2.extract_lane(sides, 1)
  const seen = base + SEEN
  for (let at: usize = 0; at < 64; at += 16)
    v128.store(seen + at, v128.or(v128.load(mailbox + at), spread(endangered >> u64(at))))
  return seen
}

/** The squares on which two boards differ. */
function differences(before: usize, now: usize): u64 {
  let squares: u64 = 0
  for (let at: usize = 0; at < 64; at += 16) {
    const differ = i8x16.bitmask(i8x16.ne(v128.load(before + at), v128.load(now + at)))
    squares |= u64(differ) << u64(at)
  }
  return squares
}

//@inline
function rowAt(list: usize, index: usize): usize {
  return usize(load<u32>(base + list + (index << 2)))
}

/** One row taken away and one added, as a quiet move does. */
function applyMove(from: usize, to: usize): void {
  const removedRow = rowAt(REMOVED, 0)
  const addedRow = rowAt(ADDED, 0)
  const size = rowSize()
  for (let at: usize = 0; at < size; at += TILE) {
    const a = i16x8.sub(v128.load(from + at), v128.load(removedRow + at))
    const b = i16x8.sub(v128.load(from + at, 16), v128.load(removedRow + at, 16))
    const c = i16x8.sub(v128.load(from + at, 32), v128.load(removedRow + at, 32))
    const d = i16x8.sub(v128.load(from + at, 48), v128.load(removedRow + at, 48))
    v128.store(to + at, i16x8.add(a, v128.load(addedRow + at)))
    v128.store(to + at, i16x8.add(b, v128.load(addedRow + at, 16)), 16)
    v128.store(to + at, i16x8.add(c, v128.load(addedRow + at, 32)), 32)
    v128.store(to + at, i16x8.add(d, v128.load(addedRow + at, 48)), 48)
  }
}

/** Two rows taken away and one added, as a capture does. */
function applyCapture(from: usize, to: usize): void {
  const first = rowAt(REMOVED, 0)
  const second = rowAt(REMOVED, 1)
  const addedRow = rowAt(ADDED, 0)
  const size = rowSize()
  for (let at: usize = 0; at < size; at += TILE) {
    const a = i16x8.sub(v128.load(from + at), v128.load(first + at))
    const b = i16x8.sub(v128.load(from + at, 16), v128.load(first + at, 16))
    const c = i16x8.sub(v128.load(from + at, 32), v128.load(first + at, 32))
    const d = i16x8.sub(v128.load(from + at, 48), v128.load(first + at, 48))
    v128.store(to + at, i16x8.add(i16x8.sub(a, v128.load(second + at)), v128.load(addedRow + at)))
    v128.store(to + at, i16x8.add(i16x8.sub(b, v128.load(second + at, 16)), v128.load(addedRow + at, 16)), 16)
    v128.store(to + at, i16x8.add(i16x8.sub(c, v128.load(second + at, 32)), v128.load(addedRow + at, 32)), 32)
    v128.store(to + at, i16x8.add(i16x8.sub(d, v128.load(second + at, 48)), v128.load(addedRow + at, 48)), 48)
  }
}

/** The same for any number of rows. What is taken away most often comes with what takes its place. */
function applyMany(from: usize, to: usize): void {
  const size = rowSize()
  const pairs = base + ADDED + (min(added, removed) << 2)
  const lastAdded = base + ADDED + (added << 2)
  const lastRemoved = base + REMOVED + (removed << 2)
  for (let at: usize = 0; at < size; at += WIDE_TILE) {
    let a = v128.load(from + at)
    let b = v128.load(from + at, 16)
    let c = v128.load(from + at, 32)
    let d = v128.load(from + at, 48)
    let e = v128.load(from + at, 64)
    let f = v128.load(from + at, 80)
    let g = v128.load(from + at, 96)
    let h = v128.load(from + at, 112)
    let plus = base + ADDED
    let minus = base + REMOVED
    for (; plus < pairs; plus += 4, minus += 4) {
      const gained = usize(load<u32>(plus)) + at
      const lost = usize(load<u32>(minus)) + at
      a = i16x8.add(a, i16x8.sub(v128.load(gained), v128.load(lost)))
      b = i16x8.add(b, i16x8.sub(v128.load(gained, 16), v128.load(lost, 16)))
      c = i16x8.add(c, i16x8.sub(v128.load(gained, 32), v128.load(lost, 32)))
      d = i16x8.add(d, i16x8.sub(v128.load(gained, 48), v128.load(lost, 48)))
      e = i16x8.add(e, i16x8.sub(v128.load(gained, 64), v128.load(lost, 64)))
      f = i16x8.add(f, i16x8.sub(v128.load(gained, 80), v128.load(lost, 80)))
      g = i16x8.add(g, i16x8.sub(v128.load(gained, 96), v128.load(lost, 96)))
      h = i16x8.add(h, i16x8.sub(v128.load(gained, 112), v128.load(lost, 112)))
    }
    for (; plus < lastAdded; plus += 4) {
      const weights = usize(load<u32>(plus)) + at
      a = i16x8.add(a, v128.load(weights))
      b = i16x8.add(b, v128.load(weights, 16))
      c = i16x8.add(c, v128.load(weights, 32))
      d = i16x8.add(d, v128.load(weights, 48))
      e = i16x8.add(e, v128.load(weights, 64))
      f = i16x8.add(f, v128.load(weights, 80))
      g = i16x8.add(g, v128.load(weights, 96))
      h = i16x8.add(h, v128.load(weights, 112))
    }
    for (; minus < lastRemoved; minus += 4) {
      const weights = usize(load<u32>(minus)) + at
      a = i16x8.sub(a, v128.load(weights))
      b = i16x8.sub(b, v128.load(weights, 16))
      c = i16x8.sub(c, v128.load(weights, 32))
      d = i16x8.sub(d, v128.load(weights, 48))
      e = i16x8.sub(e, v128.load(weights, 64))
      f = i16x8.sub(f, v128.load(weights, 80))
      g = i16x8.sub(g, v128.load(weights, 96))
      h = i16x8.sub(h, v128.load(weights, 112))
    }
    v128.store(to + at, a)
    v128.store(to + at, b, 16)
    v128.store(to + at, c, 32)
    v128.store(to + at, d, 48)
    v128.store(to + at, e, 64)
    v128.store(to + at, f, 80)
    v128.store(to + at, g, 96)
    v128.store(to + at, h, 112)
  }
}

/** `to` becomes `from` with the noted rows added and taken away. */
function applyChanges(from: usize, to: usize): void {
  if (added === 1 && removed === 1) applyMove(from, to)
  else if (added === 1 && removed === 2) applyCapture(from, to)
  else applyMany(from, to)
}

/** A view's neurons from the bias on, as if the board had been empty. */
function sumAfresh(seen: usize, kept: Kept, view: i32, mirrored: bool): void {
  removed = 0
  added = listRows(ADDED, seen, ~u64(0), view, mirrored)
  applyChanges(bias(), kept.neurons(view))
}

/** A view's neurons from those of another position, which sees the board the same way round. */
function sumFrom(known: Kept, squares: u64, seen: usize, kept: Kept, view: i32, mirrored: bool): void {
  removed = listRows(REMOVED, known.board(), squares, view, mirrored)
  added = listRows(ADDED, seen, squares, view, mirrored)
  applyChanges(known.neurons(view), kept.neurons(view))
}

/** The nearest earlier position whose sums are known, or the given one where there is none. */
function findKnown(otherwise: Kept): Kept {
  const most = min(i32(stateIndex(state)), FARTHEST)
  for (let back = 1; back <= most; back++) {
    const earlier = state.back(back)
    const kept = keptFor(earlier)
    if (kept.key === earlier.key) return kept
  }
  return otherwise
}

/** The present position's sums, up to date. */
function bringUpToDate(): Kept {
  const kept = keptFor(state)
  if (kept.key === state.key) return kept
  const seen = look()
  let known = findKnown(kept)
  let squares = known !== kept ? differences(known.board(), seen) : ~u64(0)
  // The last position of this place is often a sibling, and nearer than any before it with known sums.
  if (kept.key) {
    const here = differences(kept.board(), seen)
    if (popcnt(here) < popcnt(squares)) {
      known = kept
      squares = here
    }
  }
  const isKnown = known !== kept || kept.key !== 0
  for (let view = 0; view < 2; view++) {
    const king = pieces(view, KING)
    const mirrored = king !== 0 && isMirrored(lsb(king), view)
    // Where the king stands on another half, every man is seen elsewhere.
    if (isKnown && known.isMirrored(view) === mirrored) sumFrom(known, squares, seen, kept, view, mirrored)
    else sumAfresh(seen, kept, view, mirrored)
    if (view) kept.isBlackMirrored = mirrored
    else kept.isWhiteMirrored = mirrored
  }
  memory.copy(kept.board(), seen, 64)
  kept.key = state.key
  return kept
}

/** Clipped neurons, squared and weighed; the trainer has seen to it that no product leaves 16 bits. */
//@inline
function weighEight(neurons: usize, weights: usize, most: v128, offset: usize): v128 {
  const clipped = i16x8.min_s(i16x8.max_s(v128.load(neurons + offset), i16x8.splat(0)), most)
  return i32x4.dot_i16x8_s(i16x8.mul(clipped, v128.load(weights + offset)), clipped)
}

function weigh(neurons: usize, weights: usize): i32 {
  const most = i16x8.splat(i16(head().neuronSteps))
  const last = neurons + rowSize()
  const between = weights - neurons
  let sum = i32x4.splat(0)
  for (let at = neurons; at < last; at += TILE) {
    const first = i32x4.add(weighEight(at, at + between, most, 0), weighEight(at, at + between, most, 16))
    const second = i32x4.add(weighEight(at, at + between, most, 32), weighEight(at, at + between, most, 48))
    sum = i32x4.add(sum, i32x4.add(first, second))
  }
  return (
    i32x4.extract_lane(sum, 0) +
    i32x4.extract_lane(sum, 1) +
    i32x4.extract_lane(sum, 2) +
    i32x4.extract_lane(sum, 3)
  )
}

/** In centipawns, from the side to move's view. */
export function evaluateByNetwork(): i32 {
  const size = rowSize()
  const kept = bringUpToDate()
  const white = kept.neurons(0)
  const black = kept.neurons(1)
  const output = bias() + size
  const sum = weigh(turn ? black : white, output) + weigh(turn ? white : black, output + size)
  const neuronSteps = head().neuronSteps
  const raw = i64(sum / neuronSteps + head().outputBias)
  const unit = i64(neuronSteps) * head().outputSteps
  return i32((raw * head().scale) / unit)
}

/** Whether the sums kept for the present position are those that its board gives. */
export function areSumsTrue(): bool {
  const kept = keptFor(state)
  if (kept.key !== state.key) return true
  const spare = keptAt(SLOTS)
  const seen = look()
  for (let view = 0; view < 2; view++) {
    sumAfresh(seen, spare, view, kept.isMirrored(view))
    if (memory.compare(spare.neurons(view), kept.neurons(view), rowSize()) !== 0) return false
  }
  return true
}

/** Forgets all sums: they belong to another network, or to a memory that is new. */
export function forgetNeurons(): void {
  for (let index: usize = 0; index < SLOTS; index++) keptAt(index).key = 0
}
