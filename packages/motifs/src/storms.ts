import { fileOf, isCapture, movePromotion, moveRole, type Position, rankOf } from '@rookery/rules'
import type { Storms } from './motif.ts'
import type { Scene } from './scene.ts'

/** A pawn of ours comes out of its first three ranks, or goes on, towards their king behind its pawns at a side of the board. */
export function findStorm({ before, after, us, them, isCheck, move, to, moved }: Scene): Storms[] {
  if (moveRole(move) !== 'pawn' || isCheck || isCapture(before, move) || movePromotion(move)) return []
  const king = after.kingOf(them)
  const { ranks } = after.variant
  const rank = us === 'white' ? rankOf(to) : ranks - 1 - rankOf(to)
  if (king === undefined || !isAtSide(after, fileOf(king)) || 2 * rank < ranks - 2) return []
  const home = them === 'white' ? 0 : ranks - 1
  if (Math.abs(rankOf(king) - home) > 1 || Math.abs(fileOf(king) - fileOf(to)) > 1) return []
  return [{ kind: 'storms', pawn: moved }]
}

/** Not on the middle files, where kings begin. */
export const isAtSide = ({ variant: { files } }: Position, file: number): boolean =>
  Math.abs(2 * file + 1 - files) > 1
