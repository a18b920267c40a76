// Packs the symbols of a table, each guessed from its neighbours: those of a man on the next square before, and on the rank
// before, and of the man before it on the next square. Whether a guess is right is coded by its chance so far among equal
// neighbours (binary arithmetic coding, as in lpaq), so that what can be foreseen takes hardly any room.
import { files, squares } from './board'
import { CHANCES, CHANCES_SIZE, GUESS_BITS, SPELLINGS, SYMBOLS_MAX } from './memory'

// Symbols that need not come back as they were: whatever is guessed first is as good, or whatever is not won.
const ANY: i32 = 255
const NOT_WON: i32 = 254
const DRAWN: i32 = 0
const EVEN_CHANCE: u16 = 1 << 15
const LEARNING_SHIFT: u16 = 5

let at: usize = 0
// The part of all numbers from nought to one that still stands for what has been coded, in its first 32 bits.
let low: u32 = 0
let high: u32 = 0
let read: u32 = 0
let isReading: bool = false
/** Symbols from here on are won. */
let firstWon: i32 = 0

function start(address: usize, reads: bool): void {
  at = address
  low = 0
  high = 0xffffffff
  isReading = reads
  for (let place = CHANCES; place < CHANCES + CHANCES_SIZE; place += 2) store<u16>(place, EVEN_CHANCE)
  read = 0
  if (!reads) return
  for (let byte = 0; byte < 4; byte++) read = (read << 8) | load<u8>(at++)
}

/** Writes whether something is so, or reads it. */
function code(chance: usize, isSo: bool): bool {
  const likely: u16 = load<u16>(chance)
  const middle = low + u32((u64(high - low) * u64(likely)) >> 16)
  const so = isReading ? read <= middle : isSo
  if (so) {
    high = middle
    store<u16>(chance, likely + ((0xffff - likely) >> LEARNING_SHIFT))
  } else {
    low = middle + 1
    store<u16>(chance, likely - (likely >> LEARNING_SHIFT))
  }
  while ((low ^ high) >> 24 === 0) {
    if (isReading) read = (read << 8) | load<u8>(at++)
    else store<u8>(at++, u8(high >> 24))
    low <<= 8
    high = (high << 8) | 255
  }
  return so
}

//@inline
function guessAt(guess: i32, context: u32): usize {
  return CHANCES + (usize((u32(guess) << GUESS_BITS) | context) << 1)
}

/** By its bits, where no guess is right. */
function spell(symbol: i32, beside: i32): i32 {
  let prefix = 1
  while (prefix < SYMBOLS_MAX) {
    const bit = code(
      SPELLINGS + (usize(beside * SYMBOLS_MAX + prefix) << 1),
      (symbol & (SYMBOLS_MAX >> 1)) !== 0,
    )
    prefix = (prefix << 1) | i32(bit)
    symbol <<= 1
  }
  return prefix - SYMBOLS_MAX
}

function codeSymbol(place: usize, symbol: i32): i32 {
  const beside: i32 = load<u8>(place - 1)
  const below: i32 = load<u8>(place - usize(files))
  const before: i32 = load<u8>(place - usize(squares))
  const context =
    (u32(beside) * 0x9e3779b1 + u32(below) * 0x85ebca6b + u32(before) * 0xc2b2ae35) >> (32 - GUESS_BITS)
  if (code(guessAt(0, context), symbol === beside)) return beside
  if (before !== beside && code(guessAt(1, context), symbol === before)) return before
  if (below !== beside && below !== before && code(guessAt(2, context), symbol === below)) return below
  return spell(symbol, beside)
}

/** The symbol that is written for one that leaves a choice. */
function choose(place: usize): i32 {
  const symbol: i32 = load<u8>(place)
  if (symbol < NOT_WON) return symbol
  const beside: i32 = load<u8>(place - 1)
  if (symbol === ANY || beside < firstWon) return beside
  const before: i32 = load<u8>(place - usize(squares))
  return before < firstWon ? before : DRAWN
}

/** Before the symbols there must be as many noughts as the board has squares. Returns the length of what is packed. */
export function pack(symbols: usize, size: u32, wonFrom: i32, to: usize): u32 {
  firstWon = wonFrom
  start(to, false)
  for (let place = symbols; place < symbols + size; place++) {
    store<u8>(place, choose(place))
    codeSymbol(place, load<u8>(place))
  }
  for (let byte = 0; byte < 4; byte++) {
    store<u8>(at++, u8(high >> 24))
    high <<= 8
  }
  return u32(at - to)
}

export function unpack(from: usize, symbols: usize, size: u32): void {
  start(from, true)
  for (let place = symbols; place < symbols + size; place++) store<u8>(place, codeSymbol(place, 0))
}
