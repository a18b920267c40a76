import { createRandom, type Position } from '@rookery/rules'

const CASTLING = 12 * 64
const EN_PASSANT = CASTLING + 64
const BLACK_TO_MOVE = EN_PASSANT + 64

/** Zobrist's method: a random number for each fact of a position, as pairs of halves. */
const numbers = (() => {
  const random = createRandom(0x6b657374)
  return Int32Array.from({ length: 2 * (BLACK_TO_MOVE + 1) }, () => Math.floor(random.next() * 2 ** 32))
})()

/** Writes the key of the position, of pieces, side to move, castling rights and en passant, into two places of `key`. */
export function writeKey(position: Position, key: Int32Array): void {
  const { board, castlingLo, castlingHi, epSquare } = position
  let lo = 0
  let hi = 0
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += 8)
      for (let rest = board[half + role]!; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const row = (board[half + 6]! & bit) !== 0 ? role : 6 + role
        const at = 2 * ((row << 6) + (half << 2) + 31 - Math.clz32(bit))
        lo ^= numbers[at]!
        hi ^= numbers[at + 1]!
      }
  for (let half = 0; half < 64; half += 32)
    for (let rest = half === 0 ? castlingLo : castlingHi; rest !== 0; rest &= rest - 1) {
      const at = 2 * (CASTLING + half + 31 - Math.clz32(rest & -rest))
      lo ^= numbers[at]!
      hi ^= numbers[at + 1]!
    }
  if (epSquare >= 0) {
    lo ^= numbers[2 * (EN_PASSANT + epSquare)]!
    hi ^= numbers[2 * (EN_PASSANT + epSquare) + 1]!
  }
  if (position.turn === 'black') {
    lo ^= numbers[2 * BLACK_TO_MOVE]!
    hi ^= numbers[2 * BLACK_TO_MOVE + 1]!
  }
  key[0] = lo
  key[1] = hi
}
