import { lowestBit } from './bits.ts'
import { HI, WHITE } from './board.ts'
import { checkPosition } from './check-position.ts'
import { polyglotNumbers } from './polyglot-numbers.ts'
import type { Position } from './position.ts'
import { fileOf } from './square.ts'

const CASTLING = 768
const EN_PASSANT = 772
const WHITE_TO_MOVE = 780

/** Each number as a pair: its low half, then its high one. */
const numbers = /* @__PURE__ */ (() => {
  const hex = polyglotNumbers.trim().split(/\s+/)
  return Int32Array.from(
    hex.flatMap((text) => [text.slice(8), text.slice(0, 8)].map((half) => Number.parseInt(half, 16))),
  )
})()

/**
 * Writes the two halves of a position's key, the low one first, into `key`: the numbers that `zobristKey` gives, without
 * the cost of a bigint, for tables that are looked up at every node of a search.
 */
export function writeZobristKey(position: Position, key: Int32Array): void {
  const { masks } = position
  let lo = 0
  let hi = 0
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += HI)
      for (let rest = masks[half + role]!; rest !== 0; rest &= rest - 1) {
        const isWhite = (rest & -rest & masks[half + WHITE]!) !== 0
        const at = 2 * ((2 * role + (isWhite ? 1 : 0)) * 64 + half * 4 + lowestBit(rest))
        lo ^= numbers[at]!
        hi ^= numbers[at + 1]!
      }
  if ((position.castlingLo | position.castlingHi) !== 0)
    for (const rook of position.castling) {
      const color = rook < 32 ? 'white' : 'black'
      const isKingside = rook > position.kingOf(color)!
      const at = 2 * (CASTLING + (color === 'white' ? 0 : 2) + (isKingside ? 0 : 1))
      lo ^= numbers[at]!
      hi ^= numbers[at + 1]!
    }
  if (position.epSquare >= 0) {
    const at = 2 * (EN_PASSANT + fileOf(position.epSquare))
    lo ^= numbers[at]!
    hi ^= numbers[at + 1]!
  }
  if (position.turn === 'white') {
    lo ^= numbers[2 * WHITE_TO_MOVE]!
    hi ^= numbers[2 * WHITE_TO_MOVE + 1]!
  }
  key[0] = lo
  key[1] = hi
}

const halves = /* @__PURE__ */ new Int32Array(2)

/** The 64-bit key of a position. For standard chess it is Polyglot's, so that published opening books can be read. */
export function zobristKey(position: Position): bigint {
  checkPosition('zobristKey', position)
  writeZobristKey(position, halves)
  return (BigInt(halves[1]! >>> 0) << 32n) | BigInt(halves[0]! >>> 0)
}
