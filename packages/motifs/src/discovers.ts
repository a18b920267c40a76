import { attackersOf, attacksFrom, isEnPassant, squaresBetween } from '@rookery/rules'
import type { Discovers } from './motif.ts'
import { placed, type Scene } from './scene.ts'
import { takenSquare, worthOf } from './worth.ts'

export function findDiscoveries(scene: Scene): Discovers[] {
  const { before, after, us, them, move, from, to } = scene
  const found: Discovers[] = []
  for (const square of after.squares(us).intersect(before.squares(us)).without(to)) {
    const by = placed(after, square)
    if (before.pieceAt(square) !== by.piece) continue
    const opened = attacksFrom(after, square).without(attacksFrom(before, square))
    for (const at of opened.intersect(after.squares(them))) {
      const between = squaresBetween(square, at)
      if (!between.has(from) && !(isEnPassant(move) && between.has(takenSquare(move)))) continue
      const target = placed(after, at)
      const isPrize =
        worthOf(target.piece.role) > worthOf(by.piece.role) || attackersOf(after, at, them).isEmpty
      if (target.piece.role === 'king' || (isPrize && scene.threats.has(at)))
        found.push({ kind: 'discovers', by, target })
    }
  }
  return found
}
