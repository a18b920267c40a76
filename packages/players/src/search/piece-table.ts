import { type Piece, type Position, type Role, roles, type Square } from '@rookery/rules'
import type { SquareWorth, Term } from '../voice/index.ts'

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

const indexOf = ({ color, role }: Piece): number => (color === 'white' ? 0 : 6) + roles.indexOf(role)

/** What the rules' `sumPieces` sums of such a table, piece by piece. */
export function explainPieces(name: string, position: Position, table: PieceTable): Term {
  const squares = position.pieces().map(({ square, piece }): SquareWorth => {
    return { square, piece, value: table[indexOf(piece) * 64 + square]! }
  })
  return { name, value: squares.reduce((sum, { value }) => sum + value, 0), squares }
}
