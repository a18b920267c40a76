import { exchangeValue } from '@rookery/motifs'
import { isCapture, type Move, movePromotion, type Position } from '@rookery/rules'

/** A minor piece for a pawn may be a sacrifice, if it takes or gives check; more is given away. */
const MOST_OFFERED = 2

/** Whether a move gives away what it moves, so that nobody would think of it: a queen for a pawn, a pawn that becomes less than one. */
export function isGift(position: Position, move: Move): boolean {
  const promotion = movePromotion(move)
  if (promotion !== undefined && promotion !== 'queen') return true
  const loss = 0 - exchangeValue(position, move)
  const isForcing = isCapture(position, move) || position.play(move).isCheck()
  return loss > (isForcing ? MOST_OFFERED : 0)
}
