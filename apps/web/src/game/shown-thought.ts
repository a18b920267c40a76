import type { Position } from '@rookery/rules'
import type { KeptThought } from './kept-thought.ts'
import { isLive, type PlayState } from './play-state.ts'

export interface ShownThought {
  readonly thought: KeptThought
  /** The position that was thought about. */
  readonly position: Position
}

/** The thought behind the opponent's move on the board, or the one before it; while it thinks, what it thinks now. */
export function shownThought(state: PlayState): ShownThought | undefined {
  const newest = isLive(state) ? state.cursor : state.cursor - 1
  for (let ply = newest; ply >= 0; ply--) {
    const thought = state.thoughts.get(ply)
    if (thought) return { thought, position: state.line.positions[ply]! }
  }
  return undefined
}
