import { linesOfSight } from './lines-of-sight.ts'
import type { Skewers } from './motif.ts'
import { answersAtALoss, fallingTo } from './prizes.ts'
import type { Scene } from './scene.ts'
import { worthOf } from './worth.ts'

export function findSkewers(scene: Scene): Skewers[] {
  const { after, to, moved, replies } = scene
  if (replies.length === 0) return []
  return linesOfSight(after, to).flatMap(({ front, behind }) => {
    if (behind.piece.role === 'pawn' || worthOf(front.piece.role) < worthOf(behind.piece.role)) return []
    let hasFallen = false
    for (const reply of replies) {
      const prizes = fallingTo(scene, reply, [front.square, behind.square])
      if (prizes.length === 0 && !answersAtALoss(scene, reply)) return []
      hasFallen ||= prizes.includes(behind.square) && reply.position.pieceAt(front.square) !== front.piece
    }
    return hasFallen ? [{ kind: 'skewers', by: moved, front, behind }] : []
  })
}
