import { fileOf, isCapture, movePromotion, moveRole } from '@rookery/rules'
import { isAtSide, ranksUp } from './home.ts'
import type { Storms } from './motif.ts'
import type { Scene } from './scene.ts'

/** A pawn of ours comes out of its first three ranks, or goes on, towards their king behind its pawns at a side of the board. */
export function findStorm({ before, after, us, them, isCheck, move, to, moved }: Scene): Storms[] {
  if (moveRole(move) !== 'pawn' || isCheck || isCapture(before, move) || movePromotion(move)) return []
  const king = after.kingOf(them)
  if (king === undefined || !isAtSide(after, king) || ranksUp(after, king, them) > 1) return []
  if (2 * ranksUp(after, to, us) < after.variant.ranks - 2) return []
  if (Math.abs(fileOf(king) - fileOf(to)) > 1) return []
  return [{ kind: 'storms', pawn: moved }]
}
