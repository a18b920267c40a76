import { lowestBit } from './bits.ts'
import { HI, WHITE } from './board.ts'
import { checkPosition } from './check-position.ts'
import type { Position } from './position.ts'
import type { Square } from './square.ts'

/*
 * For searches, which ask this at every node: nothing is made. A piece is told as 0 to 5 for White's `roles` in their
 * order, and 6 to 11 for Black's.
 */

/** Shows every piece to `visit`, role by role. */
export function visitPieces(position: Position, visit: (square: Square, piece: number) => void): void {
  checkPosition('visitPieces', position)
  const { masks } = position
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += HI)
      for (let rest = masks[half + role]!; rest !== 0; rest &= rest - 1) {
        const isWhite = (rest & -rest & masks[half + WHITE]!) !== 0
        visit(half * 4 + lowestBit(rest), isWhite ? role : role + 6)
      }
}

/** The sum of `table[64 * piece + square]` over all pieces: a tenth faster than by `visitPieces`. */
export function sumPieces(position: Position, table: ArrayLike<number>): number {
  checkPosition('sumPieces', position)
  const { masks } = position
  let sum = 0
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += HI) {
      const all = masks[half + role]!
      if (all === 0) continue
      const white = all & masks[half + WHITE]!
      const whiteAt = (role << 6) + half * 4
      for (let rest = white; rest !== 0; rest &= rest - 1) sum += table[whiteAt + lowestBit(rest)]!
      const blackAt = whiteAt + (6 << 6)
      for (let rest = all ^ white; rest !== 0; rest &= rest - 1) sum += table[blackAt + lowestBit(rest)]!
    }
  return sum
}
