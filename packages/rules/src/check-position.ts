import type { Position } from './position.ts'
import { refuse } from './refuse.ts'

/** For functions of other packages too. */
export function checkPosition(caller: string, position: Position): void {
  if (typeof (position as Position | null)?.legalMoves !== 'function')
    refuse(caller, 'a Position, as parsePosition gives it', position)
}
