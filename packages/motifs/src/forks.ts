import { attackersOf, attacksFrom, isCastling } from '@rookery/rules'
import type { Forks } from './motif.ts'
import { answersAtALoss, fallingTo } from './prizes.ts'
import { placed, type Scene } from './scene.ts'
import { worthOf } from './worth.ts'

export function findForks(scene: Scene): Forks[] {
  const { after, them, to, moved, replies } = scene
  if (isCastling(scene.move) || replies.length === 0) return []
  const isPrize = (square: number) => {
    const { role } = after.pieceAt(square)!
    return worthOf(role) > worthOf(moved.piece.role) || attackersOf(after, square, them).isEmpty
  }
  const attacked = [...attacksFrom(after, to).intersect(after.squares(them))].filter(isPrize)
  if (attacked.length < 2) return []
  const falling = new Set<number>()
  for (const reply of replies) {
    const prizes = fallingTo(scene, reply, attacked)
    if (prizes.length === 0 && !answersAtALoss(scene, reply)) return []
    for (const square of prizes) falling.add(square)
  }
  const king = after.kingOf(them)
  const targets = attacked.filter((square) => square === king || falling.has(square))
  return targets.length < 2
    ? []
    : [{ kind: 'forks', by: moved, targets: targets.map((square) => placed(after, square)) }]
}
