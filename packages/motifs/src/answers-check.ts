import { attackersOf, isCapture, isCastling } from '@rookery/rules'
import type { AnswersCheck } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach } from './sensible.ts'

/** The king was attacked and is not any more, without a capture: it went, or something stands between. */
export function findCheckAnswer({ before, after, us, them, move, moved }: Scene): AnswersCheck[] {
  const king = before.kingOf(us)
  if (king === undefined || isCapture(before, move) || isCastling(move)) return []
  const [attacker] = attackersOf(before, king, them)
  if (attacker === undefined || isKingInReach(after, us)) return []
  const by = moved.piece.role === 'king' ? 'moving' : 'blocking'
  return [{ kind: 'answers check', by, piece: moved, attacker: placed(before, attacker) }]
}
