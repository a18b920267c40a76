import {
  fileOf,
  moveFrom,
  type Position,
  type Role,
  rankOf,
  type Square,
  sumPieces,
  type Variant,
  withTurn,
} from '@rookery/rules'
import {
  bareKingSteps,
  createPieceTable,
  explainBareKing,
  explainPieces,
  type PieceTable,
} from '../search/index.ts'
import type { SquareWorth, Term } from '../voice/index.ts'
import { kestrelNumbers } from './numbers.ts'

const { points, most, huntStep, weights } = kestrelNumbers

/** How near a file or a rank is to the middle of the board: 0 at the edge, 1 in the middle. */
const nearMiddle = (at: number, count: number): number => 1 - Math.abs(2 * at - (count - 1)) / (count - 1)

function weigh(role: Role, square: Square, { files, ranks }: Variant): number {
  const [file, rank] = [fileOf(square), rankOf(square)]
  if (file >= files || rank >= ranks) return 0
  const across = nearMiddle(file, files)
  const along = nearMiddle(rank, ranks)
  const middle = Math.sqrt(across * along)
  const up = rank / (ranks - 1)
  const { pawn, knight, bishop, rook, queen, king } = weights
  switch (role) {
    case 'pawn':
      return rank === 0 || rank === ranks - 1
        ? 0
        : pawn.up * up ** 3 + pawn.middle * across * along + (rank === 1 ? pawn.home * across : 0)
    case 'knight':
      return knight.middle * middle + knight.base
    case 'bishop':
      return bishop.middle * middle + bishop.base + (rank === 0 ? bishop.home : 0)
    case 'rook':
      return rook.across * across + (rank === ranks - 2 ? rook.seventh : 0) + rook.base
    case 'queen':
      return queen.middle * middle + queen.base
    case 'king':
      return rank === 0 ? king.home + king.across * across : king.base + king.up * up
  }
}

/** `points + weight * mobility + weights`, from White's side. */
export interface Evaluator {
  evaluate(position: Position): number
  explain(position: Position): Term[]
  readonly table: PieceTable
}

export function createEvaluator(variant: Variant, mobilityWeight: number): Evaluator {
  const pointTable = createPieceTable(variant.ranks, (role) => points[role])
  const weightTable = createPieceTable(variant.ranks, (role, square) =>
    Math.round(weigh(role, square, variant)),
  )
  const table = pointTable.map((worth, index) => worth + weightTable[index]!)
  const clamp = (value: number) => Math.max(-most, Math.min(most, value))
  return {
    table,
    evaluate(position) {
      const mobility =
        withTurn(position, 'white').countLegalMoves() - withTurn(position, 'black').countLegalMoves()
      return clamp(
        sumPieces(position, table) + mobilityWeight * mobility + huntStep * bareKingSteps(position),
      )
    },
    explain: (position) => [
      explainPieces('points', position, pointTable),
      explainMobility(position, mobilityWeight),
      explainPieces('weights', position, weightTable),
      ...explainBareKing(position, huntStep),
    ],
  }
}

/** Each piece by the number of moves it has. */
function explainMobility(position: Position, weight: number): Term {
  const moves = [...withTurn(position, 'white').legalMoves(), ...withTurn(position, 'black').legalMoves()]
  const squares = position.pieces().map(({ square, piece }): SquareWorth => {
    const count = moves.filter((move) => moveFrom(move) === square).length
    return { square, piece, value: weight * (piece.color === 'white' ? count : 0 - count) }
  })
  return { name: 'mobility', value: squares.reduce((sum, { value }) => sum + value, 0), squares }
}
