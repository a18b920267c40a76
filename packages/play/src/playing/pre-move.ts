import type { Move, Position, Square } from '@rookery/rules'

/** A move the person makes ahead of their turn; what a pawn becomes is always a queen. */
export interface PreMove {
  readonly from: Square
  readonly to: Square
}

/** The legal move a pre-move has become now that it is the person's turn, or undefined when it has become none. */
export function playablePreMove(position: Position, { from, to }: PreMove): Move | undefined {
  return position.findMove(from, to) ?? position.findMove(from, to, 'queen')
}
