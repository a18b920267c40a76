import { type Color, opposite, type Piece, type Position, type Square } from '@rookery/rules'
import type { SquareWorth, Term } from '../voice/index.ts'
import type { Judge } from './chess-tree.ts'

/** What counts in the hunt for a bare king, in steps. */
export const bareKingWorth = {
  /** Each step of the bare king from the middle towards the edge that it is nearest to, ... */
  edge: 8,
  /** ... and each step along that edge towards a corner. */
  corner: 3,
  /** Each move that the kings need to meet, and each file and rank between them. */
  near: 3,
  /** Each step of the hunter's own king towards an edge, which is no place to hunt from, counts against it. */
  ownEdge: 3,
} as const

const NAME = 'bare king'

/** The side that hunts a bare king, with what each king's square is worth to it. */
interface Hunt {
  readonly hunter: Color
  readonly bareKing: Square
  readonly ownKing: Square
  readonly outward: number
  readonly nearer: number
}

/**
 * How far the hunt for a bare king has come, from White's side, in steps that a mind values as it likes: a mate with few
 * pieces needs that king at the edge of the board and the hunter's own king beside it, which lies beyond what these
 * minds see. It is 0 unless one side has its king alone and the other pieces enough to mate with.
 */
export function bareKingSteps(position: Position): number {
  if (!hasBareKing(position)) return 0
  const hunt = findHunt(position)
  if (!hunt) return 0
  const steps = hunt.outward + hunt.nearer
  return hunt.hunter === 'white' ? steps : 0 - steps
}

/** What `bareKingSteps` sums, king by king; nothing where there is no hunt. `step` is what the mind gives for a step. */
export function explainBareKing(position: Position, step: number): Term[] {
  const hunt = findHunt(position)
  if (!hunt) return []
  const sign = hunt.hunter === 'white' ? step : -step
  const squares: SquareWorth[] = [
    { square: hunt.bareKing, piece: kingOf(opposite(hunt.hunter)), value: sign * hunt.outward },
    { square: hunt.ownKing, piece: kingOf(hunt.hunter), value: sign * hunt.nearer },
  ]
  return [{ name: NAME, value: sign * (hunt.outward + hunt.nearer), squares }]
}

/** A judge that also counts the hunt for a bare king, as a term of its own. */
export const withBareKing = <J extends Pick<Judge, 'evaluate' | 'explain'>>(judge: J, step: number): J => ({
  ...judge,
  evaluate: (position) => judge.evaluate(position) + step * bareKingSteps(position),
  explain: (position) => [...judge.explain(position), ...explainBareKing(position, step)],
})

const kingOf = (color: Color): Piece => ({ color, role: 'king' })

/** A glance, because nearly every position has more than a king on each side. */
export const hasBareKing = (position: Position): boolean =>
  position.count('white') === 1 || position.count('black') === 1

function findHunt(position: Position): Hunt | undefined {
  const { files, ranks } = position.variant
  const pieces = position.pieces().map(({ piece }) => piece)
  const hunter = (['white', 'black'] as const).find(
    (color) =>
      pieces.every((piece) => piece.color === color || piece.role === 'king') && canMate(pieces, color),
  )
  if (!hunter) return undefined
  const [bareKing, ownKing] = [position.kingOf(opposite(hunter)), position.kingOf(hunter)]
  if (bareKing === undefined || ownKing === undefined) return undefined
  const away = (square: Square) => [fromMiddle(square & 7, files), fromMiddle(square >> 3, ranks)] as const
  const [across, along] = [
    Math.abs((bareKing & 7) - (ownKing & 7)),
    Math.abs((bareKing >> 3) - (ownKing >> 3)),
  ]
  const met = files + ranks - 2 - across - along + Math.max(files, ranks) - 1 - Math.max(across, along)
  const { edge, corner, near, ownEdge } = bareKingWorth
  return {
    hunter,
    bareKing,
    ownKing,
    outward: edge * Math.max(...away(bareKing)) + corner * Math.min(...away(bareKing)),
    nearer: near * met - ownEdge * Math.max(...away(ownKing)),
  }
}

/** How many files or ranks lie between one and the middle of the board. */
const fromMiddle = (at: number, count: number): number => Math.floor(Math.abs(2 * at - (count - 1)) / 2)

/** A queen, a rook, or two minor pieces that are not both knights. Pawns are to promote first. */
function canMate(pieces: readonly Piece[], color: Color): boolean {
  const count = (role: Piece['role']) =>
    pieces.filter((piece) => piece.color === color && piece.role === role).length
  if (count('queen') + count('rook') > 0) return true
  return count('bishop') > 0 && count('bishop') + count('knight') > 1
}
