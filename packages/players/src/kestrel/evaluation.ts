import { moveFrom, type Position, sumPieces, type Variant, withTurn } from '@rookery/rules'
import {
  bareKingSteps,
  createPieceTable,
  explainBareKing,
  explainPieces,
  type PieceTable,
} from '../search/index.ts'
import type { SquareWorth, Term } from '../voice/index.ts'
import { kestrelNumbers } from './numbers.ts'
import { weigh } from './weigh.ts'

const { points, most, huntStep } = kestrelNumbers

/** `points + weight * mobility + weights`, from White's side. */
export interface Evaluator {
  evaluate(position: Position): number
  explain(position: Position): Term[]
  readonly table: PieceTable
}

export function createEvaluator(variant: Variant, mobilityWeight: number): Evaluator {
  const pointTable = createPieceTable(variant.ranks, (role) => points[role])
  const weightTable = createPieceTable(variant.ranks, (role, square) => weigh(role, square, variant))
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
