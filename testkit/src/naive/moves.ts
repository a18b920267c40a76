import { backRank, empty, isPieceOf, makeSquare, type NaiveState, opponent, rankOf } from './board.ts'
import { castlingMoves } from './castling.ts'
import { playMove } from './play.ts'
import { kingCanBeTaken, reach } from './reach.ts'

export type NaiveMove =
  | { readonly kind: 'plain'; readonly from: number; readonly to: number }
  | { readonly kind: 'double-step'; readonly from: number; readonly to: number }
  | { readonly kind: 'en-passant'; readonly from: number; readonly to: number }
  | { readonly kind: 'promotion'; readonly from: number; readonly to: number; readonly role: string }
  | { readonly kind: 'castling'; readonly from: number; readonly to: number; readonly rook: number }

export function legalMoves(state: NaiveState): NaiveMove[] {
  const moves = pseudoLegalMoves(state)
  if (state.rules.kingMayBeTaken) {
    const bothKingsStand = state.squares.includes('K') && state.squares.includes('k')
    return bothKingsStand ? moves : []
  }
  return moves.filter((move) => !kingCanBeTaken(playMove(state, move), state.turn))
}

export function makeUci(state: NaiveState, move: NaiveMove): string {
  const namesRook = move.kind === 'castling' && state.rules.castling === 'chess960'
  const from = makeSquare(state.rules, move.from)
  const to = makeSquare(state.rules, namesRook ? move.rook : move.to)
  return from + to + (move.kind === 'promotion' ? move.role : '')
}

function pseudoLegalMoves(state: NaiveState): NaiveMove[] {
  const moves: NaiveMove[] = []
  for (const [from, piece] of state.squares.entries()) {
    if (!isPieceOf(piece, state.turn)) continue
    if (piece.toLowerCase() === 'p') {
      moves.push(...pawnMoves(state, from))
    } else {
      for (const to of reach(state, from)) {
        if (!isPieceOf(state.squares[to]!, state.turn)) moves.push({ kind: 'plain', from, to })
      }
    }
  }
  return [...moves, ...castlingMoves(state)]
}

function pawnMoves(state: NaiveState, from: number): NaiveMove[] {
  const { rules, squares, turn, passedSquare } = state
  const moves: NaiveMove[] = []
  const forward = turn === 'w' ? rules.files : -rules.files

  if (squares[from + forward] === empty) {
    moves.push(...pawnArrivals(state, from, from + forward))
    const atHome = rankOf(rules, from) === (turn === 'w' ? 1 : rules.ranks - 2)
    if (rules.doubleStep && atHome && squares[from + 2 * forward] === empty) {
      moves.push({ kind: 'double-step', from, to: from + 2 * forward })
    }
  }
  for (const to of reach(state, from)) {
    if (isPieceOf(squares[to]!, opponent(turn))) moves.push(...pawnArrivals(state, from, to))
    if (to === passedSquare) moves.push({ kind: 'en-passant', from, to })
  }
  return moves
}

function pawnArrivals({ rules, turn }: NaiveState, from: number, to: number): NaiveMove[] {
  if (rankOf(rules, to) !== backRank(rules, opponent(turn))) return [{ kind: 'plain', from, to }]
  return [...rules.promotions].map((role) => ({ kind: 'promotion', from, to, role }))
}
