import {
  createPosition,
  makeFen,
  makePiece,
  type Piece,
  type Position,
  parseFen,
  piecesOn,
  type Setup,
  type Square,
  samePosition,
  unwrap,
} from '@rookery/rules'
import { squareRows } from './geometry.ts'
import type { PlainMove } from './legal.ts'
import type { Placement } from './state.ts'

/** Not by `instanceof`: a page may hold two copies of the rules. */
const isPosition = (setup: Setup): setup is Position => 'legalMoves' in setup

export function placementOf(setup: Setup): Placement {
  const created = isPosition(setup) ? undefined : createPosition(setup)
  const position = isPosition(setup) ? setup : created?.ok ? created.value : undefined
  const pieces = new Map(piecesOn(setup.board).map(({ square, piece }) => [square, piece]))
  return { variant: setup.variant, pieces, turn: setup.turn, position }
}

/** A placement by a move that no rules know; what can castle afterwards is unknown, so nothing can. */
export function movePiece(placement: Placement, { from, to, promotion }: PlainMove): Placement {
  const { variant, turn } = placement
  const pieces = new Map(placement.pieces)
  const piece = pieces.get(from)
  pieces.delete(from)
  if (piece) pieces.set(to, promotion ? { color: piece.color, role: promotion } : piece)
  const next = piece?.color === turn ? (turn === 'white' ? 'black' : 'white') : turn
  return placementOf(unwrap(parseFen(makePlacementFen({ ...placement, pieces, turn: next }), variant)))
}

export function makePlacementFen({ variant, pieces, turn, position }: Placement): string {
  if (position && samePieces(new Map(position.pieces().map(({ square, piece }) => [square, piece])), pieces))
    return makeFen(position)
  const ranks = squareRows(variant, 'white').map((row) =>
    row
      .map((square) => {
        const piece = pieces.get(square)
        return piece ? makePiece(piece) : '1'
      })
      .join('')
      .replace(/1+/g, (gap) => String(gap.length)),
  )
  return `${ranks.join('/')} ${turn.charAt(0)} - - 0 1`
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
