import { attacksFrom, isCastling, movePromotion } from '@rookery/rules'
import { isAtSide, ranksUp } from './home.ts'
import type { Aims } from './motif.ts'
import type { Scene } from './scene.ts'

/** A piece of ours sees more squares beside their king than before, while that stands on its first two ranks at a side of the board. */
export function findAim({
  before,
  after,
  them,
  isCheck,
  move,
  from,
  to,
  moved,
  newlyAttacked,
}: Scene): Aims[] {
  const { role } = moved.piece
  const king = after.kingOf(them)
  if (role === 'pawn' || role === 'king' || isCheck || king === undefined) return []
  if (isCastling(move) || movePromotion(move)) return []
  if (!isAtSide(after, king) || ranksUp(after, king, them) > 1) return []
  const beside = attacksFrom(after, king)
  const squares = newlyAttacked.intersect(beside)
  const had = attacksFrom(before, from).intersect(beside).size
  return attacksFrom(after, to).intersect(beside).size > had && !squares.isEmpty
    ? [{ kind: 'aims', by: moved, squares: [...squares] }]
    : []
}
