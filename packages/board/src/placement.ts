import {
  createBoard,
  createPosition,
  ok,
  opposite,
  type Piece,
  type Position,
  piecesOn,
  type Setup,
  type Square,
  samePosition,
  startPosition,
} from '@rookery/rules'
import type { PlainMove } from './legal.ts'
import type { Placement } from './state.ts'

/** A position of another copy of the rules, which a page may hold, is taken as a setup. */
const isPosition = (setup: Setup): setup is Position =>
  Object.getPrototypeOf(setup) === Object.getPrototypeOf(startPosition())

export function placementOf(setup: Setup): Placement {
  const { variant, board, turn } = setup
  const read = isPosition(setup) ? ok(setup) : createPosition(setup)
  const pieces = new Map(piecesOn(board).map(({ square, piece }) => [square, piece]))
  return { variant, pieces, turn, setup, position: read.ok ? read.value : undefined }
}

/** A placement by a move that no rules know; what can castle afterwards is unknown, so nothing can. In an editor the turn stays. */
export function movePiece(
  { variant, turn, ...before }: Placement,
  { from, to, promotion }: PlainMove,
  keepsTurn: boolean,
): Placement {
  const pieces = new Map(before.pieces)
  const piece = pieces.get(from)
  pieces.delete(from)
  if (piece) pieces.set(to, promotion ? { color: piece.color, role: promotion } : piece)
  const board = createBoard([...pieces].map(([square, each]) => ({ square, piece: each })))
  return placementOf({
    variant,
    board,
    turn: keepsTurn ? turn : opposite(turn),
    castling: [],
    enPassant: undefined,
    halfmoves: 0,
    fullmoves: 1,
  })
}

export function samePlacement(a: Placement, b: Placement): boolean {
  if (a.variant.id !== b.variant.id || a.turn !== b.turn) return false
  if (a.position && b.position) return samePosition(a.position, b.position)
  return !a.position && !b.position && samePieces(a.pieces, b.pieces)
}

const samePieces = (a: ReadonlyMap<Square, Piece>, b: ReadonlyMap<Square, Piece>): boolean =>
  a.size === b.size && [...a].every(([square, piece]) => isSamePiece(piece, b.get(square)))

export const isSamePiece = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.color === b?.color && a?.role === b?.role
