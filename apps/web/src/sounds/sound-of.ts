import {
  isCapture,
  isCastling,
  type Move,
  movePromotion,
  type Position,
  positionOutcome,
} from '@rookery/rules'

export const soundKinds = ['move', 'capture', 'castle', 'promotion', 'check', 'end', 'low-time'] as const
export type SoundKind = (typeof soundKinds)[number]

/** What a move sounds like: the weightiest thing that happens with it. */
export function soundOf(position: Position, move: Move): SoundKind {
  const after = position.play(move)
  if (positionOutcome(after)) return 'end'
  if (after.isCheck()) return 'check'
  if (movePromotion(move) !== undefined) return 'promotion'
  if (isCastling(move)) return 'castle'
  return isCapture(position, move) ? 'capture' : 'move'
}
