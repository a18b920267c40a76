import { attacksFrom, type Color, type Position, type Square } from '@rookery/rules'
import { ranksUp } from './home.ts'
import type { Connects } from './motif.ts'
import type { Scene } from './scene.ts'

/** Two rooks on their first rank guard each other, and did not before. */
export const findConnection = ({ before, after, us }: Scene): Connects[] =>
  areConnected(after, us) && !areConnected(before, us) ? [{ kind: 'connects' }] : []

function areConnected(position: Position, us: Color): boolean {
  const rooks = [...position.squares(us, 'rook')].filter((square) => ranksUp(position, square, us) === 0)
  const guarded = (square: Square) => rooks.some((each) => attacksFrom(position, each).has(square))
  return rooks.some(guarded)
}
