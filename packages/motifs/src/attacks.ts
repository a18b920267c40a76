import { isCastling } from '@rookery/rules'
import type { Attacks } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { worthOf } from './worth.ts'

/** Pieces that are worth no less than what attacks them, the dearest first; pawns are too many to name. */
export function findAttacks({ after, them, move, moved, newlyAttacked }: Scene): Attacks[] {
  if (isCastling(move)) return []
  return [...newlyAttacked.intersect(after.squares(them))]
    .map((square): Attacks => ({ kind: 'attacks', by: moved, target: placed(after, square) }))
    .filter(({ target: { piece } }) => piece.role !== 'king' && piece.role !== 'pawn')
    .filter(({ target: { piece } }) => worthOf(piece.role) >= worthOf(moved.piece.role))
    .sort((a, b) => worthOf(b.target.piece.role) - worthOf(a.target.piece.role))
}
