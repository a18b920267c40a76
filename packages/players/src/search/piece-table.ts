import { type Piece, type Position, type Role, roles, type Square } from '@rookery/rules'
import type { SquareWorth, Term } from './thought.ts'

/** The worth of each piece on each square, Black's below zero: White's six roles first, then Black's. */
export type PieceTable = Int32Array

/** `worth` is told squares as White sees them; Black's are the same seen from the other side of the board. */
export function createPieceTable(ranks: number, worth: (role: Role, square: Square) => number): PieceTable {
  const table = new Int32Array(12 * 64)
  roles.forEach((role, index) => {
    for (let square = 0; square < 8 * ranks; square++) {
      const mirrored = (ranks - 1 - (square >> 3)) * 8 + (square & 7)
      table[index * 64 + square] = worth(role, square)
      table[(6 + index) * 64 + square] = -worth(role, mirrored)
    }
  })
  return table
}

/** From White's side. The board's sixteen halves are laid out as `Board` says. */
export function sumPieces({ board }: Position, table: PieceTable): number {
  let sum = 0
  for (let role = 0; role < 6; role++)
    for (let half = 0; half < 16; half += 8) {
      const all = board[half + role]!
      if (all === 0) continue
      const white = all & board[half + 6]!
      const from = half << 2
      for (let rest = white; rest !== 0; rest &= rest - 1)
        sum += table[(role << 6) + from + 31 - Math.clz32(rest & -rest)]!
      for (let rest = all ^ white; rest !== 0; rest &= rest - 1)
        sum += table[((6 + role) << 6) + from + 31 - Math.clz32(rest & -rest)]!
    }
  return sum
}

const indexOf = ({ color, role }: Piece): number => (color === 'white' ? 0 : 6) + roles.indexOf(role)

/** What `sumPieces` sums, piece by piece. */
export function explainPieces(name: string, position: Position, table: PieceTable): Term {
  const squares = position.pieces().map(({ square, piece }): SquareWorth => {
    return { square, piece, value: table[indexOf(piece) * 64 + square]! }
  })
  return { name, value: squares.reduce((sum, { value }) => sum + value, 0), squares }
}
