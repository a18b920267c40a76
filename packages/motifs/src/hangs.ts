import { isCapture, moveFrom, movePromotion } from '@rookery/rules'
import { exchangeValue } from './exchange.ts'
import type { Hangs } from './motif.ts'
import { placed, type Scene } from './scene.ts'

export function findHanging(scene: Scene): Hangs[] {
  const { before, after, dangers, losses, move, from, to } = scene
  return [...losses].flatMap(([square, { move: taking, pawns }]) => {
    // What takes and is taken has only hung if it took less than it cost.
    const isEven =
      square === to && (isCapture(before, move) || movePromotion(move)) && exchangeValue(before, move) >= 0
    if (isEven) return []
    return [
      {
        kind: 'hangs',
        piece: placed(after, square),
        attacker: placed(after, moveFrom(taking)),
        pawns,
        isNew: !dangers.has(square === to ? from : square),
      },
    ]
  })
}
