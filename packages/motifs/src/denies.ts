import {
  isCapture,
  isCastling,
  type Move,
  moveFrom,
  moveRole,
  moveTo,
  type Position,
  withTurn,
} from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import type { Denies } from './motif.ts'
import { isEnding } from './nears.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach, sensibleMoves } from './sensible.ts'

const isShut = (move: Move): boolean => ['knight', 'bishop', 'pawn'].includes(moveRole(move))

/** What the other side could have done before the move, and would lose by now or may not do any more, for the moved piece. */
export const findDenied = (scene: Scene): Denies[] => [...findShutOut(scene), ...findCutOff(scene)]

/** In an ending, squares that their king could have gone to, and which the moved piece attacks now. */
function findCutOff({ before, after, us, them, isCheck, newlyAttacked }: Scene): Denies[] {
  if (isCheck || isKingInReach(before, us) || !isEnding(before)) return []
  const king = after.kingOf(them)
  return sensibleMoves(withTurn(before, them))
    .filter((each) => moveFrom(each) === king && !isCastling(each) && newlyAttacked.has(moveTo(each)))
    .map((each) => ({ kind: 'denies', piece: placed(after, king!), square: moveTo(each) }))
}

/** Knights, bishops and pawns that could have gone to a square where the moved pawn would take them now. */
function findShutOut({ before, after, us, them, isCheck, move, newlyAttacked }: Scene): Denies[] {
  if (moveRole(move) !== 'pawn' || isCapture(before, move) || isCheck || isKingInReach(before, us)) return []
  const goesThere = (position: Position) => (each: Move) =>
    isShut(each) && !isCastling(each) && !isCapture(position, each) && newlyAttacked.has(moveTo(each))
  const theirs = withTurn(before, them)
  const now = sensibleMoves(after)
  return sensibleMoves(theirs)
    .filter((each) => goesThere(theirs)(each) && now.includes(each))
    .filter((each) => exchangeValue(theirs, each) >= 0 && exchangeValue(after, each) < 0)
    .map((each) => ({ kind: 'denies', piece: placed(after, moveFrom(each)), square: moveTo(each) }))
}
