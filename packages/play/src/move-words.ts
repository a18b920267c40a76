import { type Move, type MoveFacts, moveFacts, type Piece, type Position } from '@rookery/rules'
import { say } from '@rookery/words/play/moves'

/** "White knight", in the reader's language. */
export const describePiece = (piece: Piece): string => say('piece', piece)

/** A move as one would say it: "knight from g1 to f3, takes pawn, check". */
export const describeMove = (position: Position, move: Move): string => sayMove(moveFacts(position, move))

export function sayMove({ role, from, to, castling: wing, ...facts }: MoveFacts): string {
  const alarm = facts.alarm ?? 'none'
  if (wing) return say('castles', { wing, alarm })
  const [captured, promotion] = [facts.captured ?? 'none', facts.promotion ?? 'none']
  return say('move', { role, from, to, captured, promotion, alarm })
}
