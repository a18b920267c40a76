import {
  isCapture,
  isCastling,
  type Move,
  moveFrom,
  movePromotion,
  moveTo,
  type Position,
  type Role,
  rankOf,
  type Square,
} from '@rookery/rules'
import { preMoveTargets } from './pre-move.ts'
import { type BoardState, colorAhead, type Placement } from './state.ts'

/** `castle` is the rook that one castles with, where the king goes onto it. */
export type TargetKind = 'move' | 'capture' | 'castle'

export interface PlainMove {
  readonly from: Square
  readonly to: Square
  readonly promotion?: Role | undefined
}

/** Who says what may go where. */
export type MoveSource =
  | { readonly kind: 'rules' }
  /** Every piece goes anywhere, and off the board. */
  | { readonly kind: 'free' }
  | { readonly kind: 'list'; readonly moves: readonly PlainMove[] }
  | { readonly kind: 'validator'; readonly allows: (move: PlainMove) => boolean }

/** Where the piece on a square may go, captures apart. */
export function targetsFrom(state: BoardState, from: Square): Map<Square, TargetKind> {
  const { placement, wishes } = state
  const { position, pieces } = placement
  const color = pieces.get(from)?.color
  const kindOf = (to: Square): TargetKind => (pieces.has(to) ? 'capture' : 'move')
  const mark = (goals: readonly Square[]) => new Map(goals.map((to) => [to, kindOf(to)]))
  if (color !== undefined && color === colorAhead(state)) return mark(preMoveTargets(placement, from))
  switch (wishes.moves.kind) {
    case 'rules':
      return position ? legalTargets(position, from) : new Map()
    case 'list':
      return mark(wishes.moves.moves.filter((move) => move.from === from).map(({ to }) => to))
    case 'validator':
      return mark(allSquares(placement).filter((to) => promotionsBetween(state, from, to) !== undefined))
    case 'free':
      return mark(allSquares(placement).filter((to) => to !== from))
  }
}

function legalTargets(position: Position, from: Square): Map<Square, TargetKind> {
  const targets = new Map<Square, TargetKind>()
  for (const move of position.legalMoves()) {
    if (moveFrom(move) !== from) continue
    if (isCastling(move))
      for (const goal of castlingGoals(position, move))
        targets.set(goal, position.castling.includes(goal) ? 'castle' : 'move')
    else targets.set(moveTo(move), isCapture(position, move) ? 'capture' : 'move')
  }
  return targets
}

/**
 * In Chess960 one castles onto the rook, and onto the king's goal too where that is no plain step of the king. Elsewhere the goal
 * alone is marked; the rook is taken as well, silently.
 */
function castlingGoals(position: Position, move: Move): Square[] {
  const from = moveFrom(move)
  const leads = (to: Square) => to !== from && position.findMove(from, to) === move
  const goals = [moveTo(move)].filter(leads)
  return position.variant.castling === 'chess960' ? [...goals, ...position.castling.filter(leads)] : goals
}

/**
 * What a pawn may become between two squares: nothing to choose is an empty list, a move that is not allowed is undefined.
 */
export function promotionsBetween(state: BoardState, from: Square, to: Square): readonly Role[] | undefined {
  const { placement, wishes } = state
  const { position } = placement
  const roles = lastRankRoles(placement, from, to)
  switch (wishes.moves.kind) {
    case 'rules': {
      if (!position) return undefined
      if (position.findMove(from, to) !== undefined) return []
      return orNone(roles.filter((role) => position.findMove(from, to, role) !== undefined))
    }
    case 'list': {
      const moves = wishes.moves.moves.filter((move) => move.from === from && move.to === to)
      if (moves.length === 0) return undefined
      const named = moves.flatMap(({ promotion }) => promotion ?? [])
      return named.length > 0 ? named : roles
    }
    case 'validator': {
      const { allows } = wishes.moves
      if (roles.length === 0) return allows({ from, to }) ? [] : undefined
      return orNone(roles.filter((promotion) => allows({ from, to, promotion })))
    }
    case 'free':
      return []
  }
}

const orNone = (roles: readonly Role[]): readonly Role[] | undefined => (roles.length > 0 ? roles : undefined)

function lastRankRoles({ pieces, variant }: Placement, from: Square, to: Square): readonly Role[] {
  const piece = pieces.get(from)
  const last = piece?.color === 'white' ? variant.ranks - 1 : 0
  return piece?.role === 'pawn' && rankOf(to) === last ? variant.pawns.promotions : []
}

/** The move of the rules, where the position is known and has it. */
export const findLegalMove = (
  { position }: Placement,
  { from, to, promotion }: PlainMove,
): Move | undefined => position?.findMove(from, to, promotion)

export const playedSquares = (move: Move): PlainMove => ({
  from: moveFrom(move),
  to: moveTo(move),
  promotion: movePromotion(move),
})

const allSquares = ({ variant }: Placement): Square[] => [...variant.squares]
