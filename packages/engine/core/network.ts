// The network's evaluation. Each side sees the board its own way up, mirrored so that its king stands on the left half:
// 768 inputs (own and enemy men, six roles, 64 squares) feed `width` neurons, and one output weighs the neurons of the side
// to move and of the other.
//
// A neuron is a sum over the men. The sums of recent positions are kept; a new one starts from the nearest whose sums are
// known and changes what differs on the board, so that making and unmaking moves costs nothing here.
import { EMPTY, KING, lsb } from './bits'
import { CHANGES, NETWORK, NEURONS, STATE_SIZE } from './memory'
import { base, firstState, isMinichess, KEY, MAILBOX, pieces, state, turn } from './position'

// The network's head, as the host writes it (src/network/write-network.ts). No width means no network.
const WIDTH: usize = 0
const NEURON_STEPS: usize = 4
const OUTPUT_STEPS: usize = 8
const SCALE: usize = 12
const OUTPUT_BIAS: usize = 16
const ADDS_TO_HAND: usize = 20
const WEIGHTS: usize = NETWORK + 64
const INPUTS: usize = 768
const ENEMY_INPUTS: i32 = 384

// What is kept of a position: its key, whether White's view and Black's are mirrored, its board, and the neurons of each view.
const MIRRORED: usize = 8
const BOARD: usize = 16
const SUMS: usize = BOARD + 64
/** More than the search is deep, so that few positions of one line share a place. */
const SLOTS: usize = 256
/** From farther back more has changed than a fresh sum costs. */
const FARTHEST: usize = 8
/** Four vectors at once: V8 has registers for them. */
const TILE: usize = 64

// Rows to add and to take away, as addresses; a board never differs in more than all of its squares.
const ADDED: usize = CHANGES
const REMOVED: usize = CHANGES + 64 * 4
let added: usize = 0
let removed: usize = 0

//@inline
export function hasNetwork(): bool {
  return load<i32>(NETWORK, WIDTH) !== 0
}

/** Whether what it says is to be added to the hand-written evaluation, instead of taking its place. */
//@inline
export function addsToHand(): bool {
  return load<i32>(NETWORK, ADDS_TO_HAND) !== 0
}

//@inline
function rowSize(): usize {
  return usize(load<i32>(NETWORK, WIDTH)) << 1
}

//@inline
function slotOf(at: usize): usize {
  const index = ((at - firstState()) / STATE_SIZE) % SLOTS
  return base + NEURONS + index * (SUMS + (rowSize() << 1))
}

/** What a view does to the number of a square: turned for Black, mirrored where its king stands on the right. */
function squareOf(square: i32, view: i32, mirrored: bool): i32 {
  if (isMinichess()) {
    const turned = view ? 44 - square : square
    return mirrored ? (turned & 56) + 4 - (turned & 7) : turned
  }
  return square ^ (view ? 56 : 0) ^ (mirrored ? 7 : 0)
}

/** Whether a view is mirrored, its king standing on a square. */
function isMirrored(king: i32, view: i32): bool {
  if (!isMinichess()) return (king & 7) > 3
  return (view ? 4 - (king & 7) : king & 7) > 2
}

//@inline
function rowOf(piece: i32, square: i32, view: i32, mirrored: bool): usize {
  const input = ((piece & 1) === view ? 0 : ENEMY_INPUTS) + ((piece >> 1) << 6)
  return WEIGHTS + usize(input + squareOf(square, view, mirrored)) * rowSize()
}

//@inline
function note(piece: i32, square: i32, view: i32, mirrored: bool, isAdded: bool): void {
  if (piece === EMPTY) return
  const row = u32(rowOf(piece, square, view, mirrored))
  if (isAdded) {
    store<u32>(base + ADDED + (added << 2), row)
    added++
  } else {
    store<u32>(base + REMOVED + (removed << 2), row)
    removed++
  }
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

/** `to` becomes `from` with the noted rows added and taken away. */
function applyChanges(from: usize, to: usize): void {
  const size = rowSize()
  const lastAdded = base + ADDED + (added << 2)
  const lastRemoved = base + REMOVED + (removed << 2)
  for (let at: usize = 0; at < size; at += TILE) {
    let a = v128.load(from + at)
    let b = v128.load(from + at, 16)
    let c = v128.load(from + at, 32)
    let d = v128.load(from + at, 48)
    for (let row = base + REMOVED; row < lastRemoved; row += 4) {
      const weights = usize(load<u32>(row)) + at
      a = i16x8.sub(a, v128.load(weights))
      b = i16x8.sub(b, v128.load(weights, 16))
      c = i16x8.sub(c, v128.load(weights, 32))
      d = i16x8.sub(d, v128.load(weights, 48))
    }
    for (let row = base + ADDED; row < lastAdded; row += 4) {
      const weights = usize(load<u32>(row)) + at
      a = i16x8.add(a, v128.load(weights))
      b = i16x8.add(b, v128.load(weights, 16))
      c = i16x8.add(c, v128.load(weights, 32))
      d = i16x8.add(d, v128.load(weights, 48))
    }
    v128.store(to + at, a)
    v128.store(to + at, b, 16)
    v128.store(to + at, c, 32)
    v128.store(to + at, d, 48)
  }
}

/** A view's neurons from the bias on, as if the board had been empty. */
function sumAfresh(slot: usize, view: i32, mirrored: bool): void {
  added = 0
  removed = 0
  for (let square = 0; square < 64; square++)
    note(i32(load<u8>(base + usize(square), MAILBOX)), square, view, mirrored, true)
  applyChanges(WEIGHTS + INPUTS * rowSize(), slot + SUMS + usize(view) * rowSize())
}

/** A view's neurons from those of another position, which sees the board the same way round. */
function sumFrom(known: usize, squares: u64, slot: usize, view: i32, mirrored: bool): void {
  added = 0
  removed = 0
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const square = lsb(rest)
    note(i32(load<u8>(known + usize(square), BOARD)), square, view, mirrored, false)
    note(i32(load<u8>(base + usize(square), MAILBOX)), square, view, mirrored, true)
  }
  const offset = SUMS + usize(view) * rowSize()
  applyChanges(known + offset, slot + offset)
}

/** The nearest earlier position whose sums are known, or nought. */
function findKnown(): usize {
  const first = firstState()
  let at = state
  for (let back: usize = 0; back < FARTHEST && at > first; back++) {
    at -= STATE_SIZE
    const slot = slotOf(at)
    if (load<u64>(slot) === load<u64>(at, KEY)) return slot
  }
  return 0
}

/** Where the present position's sums are, up to date. */
function bringUpToDate(): usize {
  const slot = slotOf(state)
  const key = load<u64>(state, KEY)
  if (load<u64>(slot) === key) return slot
  const board = base + MAILBOX
  let known = findKnown()
  let squares = known ? differences(known + BOARD, board) : ~u64(0)
  // The last position of this place is often a sibling, and nearer than any before it with known sums.
  if (load<u64>(slot)) {
    const here = differences(slot + BOARD, board)
    if (popcnt(here) < popcnt(squares)) {
      known = slot
      squares = here
    }
  }
  for (let view = 0; view < 2; view++) {
    const king = pieces(view, KING)
    const mirrored = king !== 0 && isMirrored(lsb(king), view)
    // Where the king stands on another half, every man is seen elsewhere.
    if (known && load<u8>(known + usize(view), MIRRORED) === u8(mirrored))
      sumFrom(known, squares, slot, view, mirrored)
    else sumAfresh(slot, view, mirrored)
    store<u8>(slot + usize(view), u8(mirrored), MIRRORED)
  }
  memory.copy(slot + BOARD, board, 64)
  store<u64>(slot, key)
  return slot
}

/** Clipped neurons, squared and weighed; the trainer has seen to it that no product leaves 16 bits. */
function weigh(neurons: usize, weights: usize): i32 {
  const most = i16x8.splat(i16(load<i32>(NETWORK, NEURON_STEPS)))
  const none = i16x8.splat(0)
  const size = rowSize()
  let sum = i32x4.splat(0)
  for (let at: usize = 0; at < size; at += 16) {
    const clipped = i16x8.min_s(i16x8.max_s(v128.load(neurons + at), none), most)
    const product = i16x8.mul(clipped, v128.load(weights + at))
    sum = i32x4.add(sum, i32x4.dot_i16x8_s(product, clipped))
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
  const white = bringUpToDate() + SUMS
  const black = white + size
  const output = WEIGHTS + (INPUTS + 1) * size
  const sum = weigh(turn ? black : white, output) + weigh(turn ? white : black, output + size)
  const neuronSteps = load<i32>(NETWORK, NEURON_STEPS)
  const raw = i64(sum / neuronSteps + load<i32>(NETWORK, OUTPUT_BIAS))
  const unit = i64(neuronSteps) * load<i32>(NETWORK, OUTPUT_STEPS)
  return i32((raw * load<i32>(NETWORK, SCALE)) / unit)
}

/** Forgets all sums: they belong to another network, or to a memory that is new. */
export function forgetNeurons(): void {
  const size = SUMS + (rowSize() << 1)
  for (let index: usize = 0; index < SLOTS; index++) store<u64>(base + NEURONS + index * size, 0)
}
