import { type GameView, Line, type Position } from '@rookery/rules'
import type { Mind } from './mind.ts'

/** No mind agrees to a draw before this move, nor before it has been glad of one for so many moves of its own. */
const LAST_MOVE_WITHOUT_DRAWS = 20
const PATIENCE = 5

/** Whether a mind, being to move, accepts a draw. One that the rules let it claim is judged by the position alone. */
export async function acceptsDraw(mind: Mind, game: GameView): Promise<boolean> {
  if (!(await mind.isGladOfDraw(game))) return false
  if (game.claimableDraw()) return true
  const last = game.moves.length
  if (game.position.fullmoves <= LAST_MOVE_WITHOUT_DRAWS || last < 2 * PATIENCE) return false
  for (let back = 1; back <= PATIENCE; back++)
    if (!(await mind.isGladOfDraw(lineUntil(game, last - 2 * back)))) return false
  return true
}

const lineUntil = ({ positions, moves }: GameView, ply: number): Line =>
  new Line(positions.slice(0, ply + 1) as [Position, ...Position[]], moves.slice(0, ply))
