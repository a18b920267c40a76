import { empty, isPieceOf, type NaiveState, pieceOf, rankOf, squareAt } from './board.ts'
import type { NaiveMove } from './moves.ts'
import { kingCanBeTaken } from './reach.ts'

/** Where king and rook end, whatever squares they start from. */
export function castlingGoals({ rules }: NaiveState, king: number, rook: number) {
  const rank = rankOf(rules, king)
  const kingSide = rook > king
  return {
    king: squareAt(rules, kingSide ? 6 : 2, rank)!,
    rook: squareAt(rules, kingSide ? 5 : 3, rank)!,
  }
}

export function castlingMoves(state: NaiveState): NaiveMove[] {
  const { squares, turn, castlingRooks } = state
  const king = squares.indexOf(pieceOf(turn, 'k'))
  const moves: NaiveMove[] = []
  for (const rook of castlingRooks) {
    if (!isPieceOf(squares[rook]!, turn)) continue
    const goals = castlingGoals(state, king, rook)
    const kingPath = squaresFromTo(king, goals.king)
    const rookPath = squaresFromTo(rook, goals.rook)
    const isClear = [...kingPath, ...rookPath].every(
      (square) => square === king || square === rook || squares[square] === empty,
    )
    if (isClear && !kingPath.some((square) => kingCanBeTakenOn(state, king, square))) {
      moves.push({ kind: 'castling', from: king, to: goals.king, rook })
    }
  }
  return moves
}

function squaresFromTo(from: number, to: number): number[] {
  const path = [from]
  for (let square = from; square !== to; ) {
    square += Math.sign(to - from)
    path.push(square)
  }
  return path
}

function kingCanBeTakenOn(state: NaiveState, king: number, square: number): boolean {
  const squares = [...state.squares]
  squares[king] = empty
  squares[square] = pieceOf(state.turn, 'k')
  return kingCanBeTaken({ ...state, squares }, state.turn)
}
