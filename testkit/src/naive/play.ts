import { empty, type NaiveState, opponent, pieceOf } from './board.ts'
import { castlingGoals } from './castling.ts'
import type { NaiveMove } from './moves.ts'

export function playMove(state: NaiveState, move: NaiveMove): NaiveState {
  const { rules, turn } = state
  const piece = state.squares[move.from]!
  const backward = turn === 'w' ? -rules.files : rules.files
  const squares = [...state.squares]

  squares[move.from] = empty
  switch (move.kind) {
    case 'plain':
    case 'double-step':
      squares[move.to] = piece
      break
    case 'promotion':
      squares[move.to] = pieceOf(turn, move.role)
      break
    case 'en-passant':
      squares[move.to] = piece
      squares[move.to + backward] = empty
      break
    case 'castling': {
      const goals = castlingGoals(state, move.from, move.rook)
      squares[move.rook] = empty
      squares[goals.king] = piece
      squares[goals.rook] = pieceOf(turn, 'r')
    }
  }

  const takes = move.kind !== 'castling' && state.squares[move.to] !== empty
  return {
    rules,
    squares,
    turn: opponent(turn),
    castlingRooks: castlingRooksAfter(state, move),
    passedSquare: move.kind === 'double-step' ? move.to + backward : undefined,
    halfmoves: takes || piece.toLowerCase() === 'p' ? 0 : state.halfmoves + 1,
    fullmoves: state.fullmoves + (turn === 'b' ? 1 : 0),
  }
}

function castlingRooksAfter(state: NaiveState, move: NaiveMove): number[] {
  const king = pieceOf(state.turn, 'k')
  const ownRook = pieceOf(state.turn, 'r')
  return state.castlingRooks.filter((rook) => {
    const kingMoved = state.squares[move.from] === king && state.squares[rook] === ownRook
    return !kingMoved && rook !== move.from && rook !== move.to
  })
}
