import {
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
import { takenSquare } from './worth.ts'

export function findSaves(scene: Scene): Saves[] {
  const { before, us, dangers, losses, move, from, to } = scene
  // Somebody in check has no time to think of other pieces.
  if (isKingInReach(before, us) || isCastling(move) || movePromotion(move)) return []
  return [...dangers].flatMap(([square, danger]) => {
    const now = square === from ? to : square
    if (losses.has(now)) return []
    const attacker = moveFrom(danger.move)
    return [
      {
        kind: 'saves',
        piece: placed(before, square),
        attacker: placed(before, attacker),
        by: howSaved(scene, square, attacker),
      },
    ]
  })
}

function howSaved({ before, move, from, to }: Scene, square: Square, attacker: Square): Saves['by'] {
  if (square === from) return 'moving'
  if (capturedPiece(before, move) && takenSquare(move) === attacker) return 'taking'
  return squaresBetween(attacker, square).has(to) ? 'blocking' : 'guarding'
}
