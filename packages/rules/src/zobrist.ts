import { lowestBit } from './bits.ts'
import { HI, WHITE } from './board.ts'
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

/** The 64-bit key of a position. For standard chess it is Polyglot's, so that published opening books can be read. */
export function zobristKey(position: Position): bigint {
  const { board } = position
  let lo = 0
  let hi = 0
  const toggle = (number: number) => {
    lo ^= numbers[2 * number]!
    hi ^= numbers[2 * number + 1]!
  }
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += HI)
      for (let rest = board[half + role]!; rest !== 0; rest &= rest - 1) {
        const isWhite = (rest & -rest & board[half + WHITE]!) !== 0
        toggle((2 * role + (isWhite ? 1 : 0)) * 64 + half * 4 + lowestBit(rest))
      }
  for (const rook of position.castling) {
    const color = rook < 32 ? 'white' : 'black'
    const isKingside = rook > position.kingOf(color)!
    toggle(CASTLING + (color === 'white' ? 0 : 2) + (isKingside ? 0 : 1))
  }
  if (position.epSquare >= 0) toggle(EN_PASSANT + fileOf(position.epSquare))
  if (position.turn === 'white') toggle(WHITE_TO_MOVE)
  return (BigInt(hi >>> 0) << 32n) | BigInt(lo >>> 0)
}
