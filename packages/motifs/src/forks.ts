import { attackersOf, attacksFrom, isCastling, moveTo, type Square } from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import type { Forks, OffersFork } from './motif.ts'
import { answersAtALoss, fallingTo } from './prizes.ts'
import { placed, type Reply, type Scene } from './scene.ts'
import { worthOf } from './worth.ts'

export function findForks(scene: Scene): Forks[] {
  const targets = findTargets(scene, scene.replies)
  return targets.length < 2 ? [] : [{ kind: 'forks', by: scene.moved, targets }]
}

/** A fork but for the answers that take the piece, which is offered for less than it is worth. */
export function findOfferedForks(scene: Scene): OffersFork[] {
  const { before, move: offer, to, replies } = scene
  const isTaking = ({ move }: Reply) => moveTo(move) === to
  if (!replies.some(isTaking) || exchangeValue(before, offer) >= 0) return []
  const targets = findTargets(
    scene,
    replies.filter((reply) => !isTaking(reply)),
  )
  return targets.length < 2 ? [] : [{ kind: 'offers fork', by: scene.moved, targets }]
}

/** What the moved piece attacks, if these answers lose one of it or themselves; a king among it is in check. */
function findTargets(scene: Scene, replies: readonly Reply[]) {
  const { after, them, to, moved } = scene
  if (isCastling(scene.move) || replies.length === 0) return []
  const isPrize = (square: Square) => {
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
  return attacked
    .filter((square) => square === king || falling.has(square))
    .map((square) => placed(after, square))
}
