import {
  isCapture,
  isCastling,
  type Move,
  moveFrom,
  moveTo,
  opposite,
  type Position,
  type Square,
} from '@rookery/rules'

export type TargetKind = 'move' | 'capture'

/** What the board marks besides its pieces. */
export interface BoardMarks {
  readonly lastMove: readonly Square[]
  readonly check: Square | undefined
  readonly selected: Square | undefined
  readonly targets: ReadonlyMap<Square, TargetKind>
}

/** The king that could be taken next: in check, or in minichess simply left in reach. */
export function kingInReach(position: Position): Square | undefined {
  const king = position.kingOf(position.turn)
  return king !== undefined && position.isAttacked(king, opposite(position.turn)) ? king : undefined
}

export function findTargets(position: Position, from: Square): Map<Square, TargetKind> {
  const targets = new Map<Square, TargetKind>()
  for (const move of position.legalMoves()) {
    if (moveFrom(move) !== from) continue
    const kind = !isCastling(move) && isCapture(position, move) ? 'capture' : 'move'
    targets.set(targetOf(position, move), kind)
  }
  return targets
}

// In Chess960 the king's goal may be a plain king move too, or the square it stands on: there one castles onto the rook.
function targetOf(position: Position, move: Move): Square {
  if (!isCastling(move) || position.variant.castling !== 'chess960') return moveTo(move)
  return position.castling.find((rook) => position.findMove(moveFrom(move), rook) === move)!
}
