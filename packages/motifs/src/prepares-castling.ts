import { isCastling, moveTo, type Position, type Square, withTurn } from '@rookery/rules'
import type { PreparesCastling } from './motif.ts'
import type { Scene } from './scene.ts'
import { isKingInReach } from './sensible.ts'

/** With another move in a row we could castle to a side, and could not with this one. */
export function findCastlingAhead({ before, after, us, isCheck, move }: Scene): PreparesCastling[] {
  // Somebody in check can castle nowhere, whatever stands in the way.
  if (isCheck || isCastling(move) || isKingInReach(before, us)) return []
  const had = castlings(before)
  return castlings(withTurn(after, us)).some((to) => !had.includes(to)) ? [{ kind: 'prepares castling' }] : []
}

const castlings = (position: Position): Square[] =>
  position.castling.length === 0 ? [] : position.legalMoves().filter(isCastling).map(moveTo)
