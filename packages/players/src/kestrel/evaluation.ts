import {
  type Color,
  fileOf,
  moveFrom,
  Position,
  type Role,
  rankOf,
  type Square,
  type Variant,
} from '@rookery/rules'
import {
  bareKingSteps,
  createPieceTable,
  explainBareKing,
  explainPieces,
  type PieceTable,
  type SquareWorth,
  sumPieces,
  type Term,
} from '../search/index.ts'

const points: Readonly<Record<Role, number>> = {
  pawn: 100,
  knight: 320,
  bishop: 335,
  rook: 510,
  queen: 950,
  king: 0,
}

/** No heap of pieces is worth more than a mate. */
export const MOST = 9900
/** What a step of the hunt for a bare king is worth: enough to outweigh the mobility of the hunting pieces. */
const HUNT_STEP = 25

/** How near a file or a rank is to the middle of the board: 0 at the edge, 1 in the middle. */
const nearMiddle = (at: number, count: number): number => 1 - Math.abs(2 * at - (count - 1)) / (count - 1)

/** Favoured squares, by shape rather than by table, so that a board of any size has them. */
function weigh(role: Role, square: Square, { files, ranks }: Variant): number {
  const [file, rank] = [fileOf(square), rankOf(square)]
  if (file >= files || rank >= ranks) return 0
  const across = nearMiddle(file, files)
  const along = nearMiddle(rank, ranks)
  const up = rank / (ranks - 1)
  switch (role) {
    case 'pawn':
      return rank === 0 || rank === ranks - 1
        ? 0
        : 55 * up ** 3 + 30 * across * along - (rank === 1 ? 18 * across : 0)
    case 'knight':
      return 70 * Math.sqrt(across * along) - 45
    case 'bishop':
      return 34 * Math.sqrt(across * along) - 16 - (rank === 0 ? 8 : 0)
    case 'rook':
      return 10 * across + (rank === ranks - 2 ? 18 : 0) - 4
    case 'queen':
      return 16 * Math.sqrt(across * along) - 8
    case 'king':
      return rank === 0 ? 34 - 40 * across : -20 - 45 * up
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
  const clamp = (value: number) => Math.max(-MOST, Math.min(MOST, value))
  return {
    table,
    evaluate(position) {
      const mobility =
        sideToMove(position, 'white').countLegalMoves() - sideToMove(position, 'black').countLegalMoves()
      return clamp(
        sumPieces(position, table) + mobilityWeight * mobility + HUNT_STEP * bareKingSteps(position),
      )
    },
    explain: (position) => [
      explainPieces('points', position, pointTable),
      explainMobility(position, mobilityWeight),
      explainPieces('weights', position, weightTable),
      ...explainBareKing(position, HUNT_STEP),
    ],
  }
}

/** The position as if it were this side's turn. */
function sideToMove(position: Position, side: Color): Position {
  if (position.turn === side) return position
  const { variant, board, castlingLo, castlingHi, halfmoves, fullmoves } = position
  return new Position(variant, board, side, castlingLo, castlingHi, -1, halfmoves, fullmoves)
}

/** Each piece by the number of moves it has. */
function explainMobility(position: Position, weight: number): Term {
  const moves = [...sideToMove(position, 'white').legalMoves(), ...sideToMove(position, 'black').legalMoves()]
  const squares = position.pieces().map(({ square, piece }): SquareWorth => {
    const count = moves.filter((move) => moveFrom(move) === square).length
    return { square, piece, value: weight * (piece.color === 'white' ? count : 0 - count) }
  })
  return { name: 'mobility', value: squares.reduce((sum, { value }) => sum + value, 0), squares }
}
