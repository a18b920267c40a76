import type { Color, GameView, Move } from '@rookery/rules'

/** Three moves are enough to see a fourth complete A-B-A-B. */
const REMEMBERED = 3

/** The last moves of a colour, oldest first. */
export const lastMoves = ({ moves, positions }: GameView, color: Color): Move[] =>
  moves.filter((_, ply) => positions[ply]!.turn === color).slice(-REMEMBERED)

/** Whether a move after A, B, A is B. */
export const completesPattern = ([a, b, again]: readonly Move[], move: Move): boolean =>
  again !== undefined && a === again && b === move
