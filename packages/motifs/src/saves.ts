import {
  attackersOf,
  capturedPiece,
  isCastling,
  moveFrom,
  movePromotion,
  type Square,
  squaresBetween,
} from '@rookery/rules'
import type { Saves } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { isKingInReach } from './sensible.ts'
import { takenSquare, worthOf } from './worth.ts'

/** The dearest first. */
export function findSaves(scene: Scene): Saves[] {
  const { before, us, dangers, losses, move, from, to } = scene
  // Somebody in check has no time to think of other pieces.
  if (isKingInReach(before, us) || isCastling(move) || movePromotion(move)) return []
  return [...dangers]
    .flatMap(([square, danger]): Saves[] => {
      const now = square === from ? to : square
      if (losses.has(now)) return []
      const saving = howSaved(scene, square, moveFrom(danger.move))
      if (!saving || isPutOff(scene, square, saving)) return []
      const { by, attacker } = saving
      return [{ kind: 'saves', piece: placed(before, square), attacker: placed(before, attacker), by }]
    })
    .sort((a, b) => worthOf(b.piece.piece.role) - worthOf(a.piece.piece.role))
}

interface Saving {
  readonly by: Saves['by']
  readonly attacker: Square
}

/** Nobody takes while a check has to be answered, which by itself saves nothing. */
const isPutOff = ({ isCheck, after, them }: Scene, square: Square, { by }: Saving): boolean =>
  isCheck && by !== 'moving' && (by !== 'taking' || !attackersOf(after, square, them).isEmpty)

/**
 * What takes may be stopped by what happens to another that would take back: the one that was stopped is named. Nothing where it is
 * stopped in a way that cannot be told.
 */
function howSaved(scene: Scene, square: Square, attacker: Square): Saving | undefined {
  const { before, after, us, them, move, from, to } = scene
  // Where the attacker still looks at it, something else has saved it.
  if (square === from)
    return attackersOf(after, to, them).has(attacker) ? undefined : { by: 'moving', attacker }
  const attackers = [attacker, ...attackersOf(before, square, them).without(attacker)]
  const taken = capturedPiece(before, move) && attackers.find((each) => each === takenSquare(move))
  if (taken !== undefined) return { by: 'taking', attacker: taken }
  const blocked = attackers.find((each) => squaresBetween(each, square).has(to))
  const isGuarded = !attackersOf(after, square, us).without(attackersOf(before, square, us)).isEmpty
  if (isGuarded && blocked !== attacker) return { by: 'guarding', attacker }
  return blocked === undefined ? undefined : { by: 'blocking', attacker: blocked }
}
