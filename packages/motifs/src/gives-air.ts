import {
  isCastling,
  moveFrom,
  moveRole,
  moveTo,
  type Position,
  rankOf,
  type Square,
  withTurn,
} from '@rookery/rules'
import { isAtSide, ranksUp } from './home.ts'
import type { GivesAir } from './motif.ts'
import type { Scene } from './scene.ts'
import { isKingInReach, sensibleMoves } from './sensible.ts'

/** Our king could not leave its first rank, at a side of the board where a rook or a queen might mate it, and can since a pawn went. */
export function findAir({ before, after, us, them, isCheck, move, from }: Scene): GivesAir[] {
  const king = before.kingOf(us)
  if (moveRole(move) !== 'pawn' || king === undefined || isCheck || isKingInReach(before, us)) return []
  if (ranksUp(before, king, us) > 0 || !isAtSide(before, king) || after.kingOf(them) === undefined) return []
  if (after.count(them, 'rook') + after.count(them, 'queen') === 0) return []
  if (waysOut(before, king).length > 0 || !waysOut(withTurn(after, us), king).includes(from)) return []
  return [{ kind: 'gives air', square: from }]
}

/** Where a king could go from its rank. */
const waysOut = (position: Position, king: Square): Square[] =>
  sensibleMoves(position)
    .filter((move) => moveFrom(move) === king && !isCastling(move) && rankOf(moveTo(move)) !== rankOf(king))
    .map(moveTo)
