import { attacksFrom, fileOf, isCastling, movePromotion, rankOf } from '@rookery/rules'
import type { Aims } from './motif.ts'
import type { Scene } from './scene.ts'
import { isAtSide } from './storms.ts'

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
  const home = them === 'white' ? 0 : after.variant.ranks - 1
  if (!isAtSide(after, fileOf(king)) || Math.abs(rankOf(king) - home) > 1) return []
  const beside = attacksFrom(after, king)
  const squares = newlyAttacked.intersect(beside)
  const had = attacksFrom(before, from).intersect(beside).size
  return attacksFrom(after, to).intersect(beside).size > had && !squares.isEmpty
    ? [{ kind: 'aims', by: moved, squares: [...squares] }]
    : []
}
