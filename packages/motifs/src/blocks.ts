import { fileOf, isCapture, isCastling, moveFrom, moveTo, rankOf, squareAt, withTurn } from '@rookery/rules'
import type { Blocks } from './motif.ts'
import { aheadOf, isPassed } from './passed.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach, sensibleMoves } from './sensible.ts'

/** The moved pawn stands where a pawn of the other side could have stepped, or any piece before a passed one. */
export function findBlocked({ before, after, us, them, isCheck, move, to, moved }: Scene): Blocks[] {
  if (isCheck || isCapture(before, move) || isCastling(move) || isKingInReach(before, us)) return []
  const rank = rankOf(to) + aheadOf(moved)
  if (rank < 0 || rank >= after.variant.ranks) return []
  const square = squareAt(fileOf(to), rank)
  if (!after.squares(them, 'pawn').has(square)) return []
  const pawn = placed(after, square)
  if (moved.piece.role !== 'pawn' && !isPassed(after, pawn)) return []
  const couldStep = sensibleMoves(withTurn(before, them)).some(
    (each) => moveFrom(each) === square && moveTo(each) === to,
  )
  return couldStep ? [{ kind: 'blocks', by: moved, pawn }] : []
}
