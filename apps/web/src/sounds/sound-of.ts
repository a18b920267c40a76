import { isCapture, isCastling, type Line, movePromotion } from '@rookery/rules'

export const soundKinds = ['move', 'capture', 'castle', 'promotion', 'check', 'end', 'low-time'] as const
export type SoundKind = (typeof soundKinds)[number]

/** What the move that leads to this ply of a game sounds like: the weightiest thing that happens with it. */
export function soundOf(line: Line, ply: number): SoundKind {
  // A repetition is seen by all that came before it, and by nothing that comes after.
  const game = line.until(ply)
  const before = line.positions[ply - 1]!
  const move = line.moves[ply - 1]!
  if (game.outcome()) return 'end'
  if (game.position.isCheck()) return 'check'
  if (movePromotion(move) !== undefined) return 'promotion'
  if (isCastling(move)) return 'castle'
  return isCapture(before, move) ? 'capture' : 'move'
}
