import { attackersOf, isCapture, isCastling, movePromotion, withTurn } from '@rookery/rules'
import type { Guards, Sidesteps } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { findSensible, isKingInReach } from './sensible.ts'
import { worthOf } from './worth.ts'

/** The piece that moved could have been taken, if not for a profit, and nothing attacks it where it stands now. */
export function findSidestep({
  before,
  after,
  us,
  them,
  dangers,
  move,
  from,
  to,
  moved,
}: Scene): Sidesteps[] {
  const { role } = moved.piece
  if (role === 'king' || role === 'pawn' || movePromotion(move) || isCapture(before, move)) return []
  if (isKingInReach(before, us) || dangers.has(from) || !attackersOf(after, to, them).isEmpty) return []
  const theirs = withTurn(before, them)
  const [attacker] = [...attackersOf(before, from, them)]
    .filter((square) => findSensible(theirs, square, from) !== undefined)
    .map((square) => placed(before, square))
    .sort((a, b) => worthOf(a.piece.role) - worthOf(b.piece.role))
  return attacker ? [{ kind: 'sidesteps', piece: placed(before, from), attacker }] : []
}

/** Pieces that could have been taken, if not for a profit, and that the moved piece guards now, the dearest first. */
export function findGuarded({
  before,
  after,
  us,
  them,
  dangers,
  losses,
  move,
  newlyAttacked,
}: Scene): Guards[] {
  if (isKingInReach(before, us) || isCastling(move) || after.kingOf(them) === undefined) return []
  const guarded = newlyAttacked.intersect(after.squares(us))
  const theirs = withTurn(before, them)
  return [...guarded.intersect(before.squares(us))]
    .filter(
      (square) => before.pieceAt(square)!.role !== 'king' && !dangers.has(square) && !losses.has(square),
    )
    .flatMap((square): Guards[] => {
      const attacker = [
        ...attackersOf(before, square, them).intersect(attackersOf(after, square, them)),
      ].find((each) => findSensible(theirs, each, square) !== undefined)
      return attacker === undefined
        ? []
        : [{ kind: 'guards', piece: placed(after, square), attacker: placed(after, attacker) }]
    })
    .sort((a, b) => worthOf(b.piece.piece.role) - worthOf(a.piece.piece.role))
}
