import {
  attacksFrom,
  isCapture,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  type Position,
  type Square,
  withTurn,
} from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import type { Breaks, PreparesBreak } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach, sensibleMoves } from './sensible.ts'

/** The pawns of the other side that a pawn goes against: each could take the other. */
function pawnsMet(position: Position, move: Move): Square[] {
  if (moveRole(move) !== 'pawn' || isCapture(position, move) || movePromotion(move)) return []
  const after = position.play(move)
  return [...attacksFrom(after, moveTo(move)).intersect(after.squares(after.turn, 'pawn'))]
}

export const findBreaks = ({ before, after, move, moved }: Scene): Breaks[] =>
  pawnsMet(before, move).map((square) => ({
    kind: 'breaks',
    pawn: moved,
    target: placed(after, square),
    isOffered: exchangeValue(before, move) < 0,
  }))

/** A pawn could now go against another without a loss, since the moved piece guards the square, and could not before. */
export function findBreaksAhead({ before, after, us, isCheck, to, newlyAttacked }: Scene): PreparesBreak[] {
  if (isCheck || isKingInReach(before, us) || after.kingOf(after.turn) === undefined) return []
  const next = withTurn(after, us)
  return sensibleMoves(next).flatMap((move): PreparesBreak[] => {
    const square = moveTo(move)
    if (!newlyAttacked.has(square) || moveFrom(move) === to) return []
    const [target] = pawnsMet(next, move)
    if (target === undefined || !sensibleMoves(before).includes(move)) return []
    if (exchangeValue(before, move) >= 0 || exchangeValue(next, move) < 0) return []
    return [
      { kind: 'prepares break', pawn: placed(after, moveFrom(move)), square, target: placed(after, target) },
    ]
  })
}
