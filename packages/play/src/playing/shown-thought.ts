import type { Thought } from '@rookery/players'
import { opposite, type Position } from '@rookery/rules'
import type { MindSeat } from '../seat.ts'
import { isLive, type PlayState } from './play-state.ts'

export interface ShownThought {
  readonly thought: Thought
  /** The position that was thought about. */
  readonly position: Position
}

/** The thought behind a mind's move on the board, or the one before it; while it thinks, what it thinks now. */
export function shownThought(state: PlayState): ShownThought | undefined {
  const newest = isLive(state) ? state.cursor : state.cursor - 1
  for (let ply = newest; ply >= 0; ply--) {
    const thought = state.thoughts.get(ply)
    if (thought) return { thought, position: state.line.positions[ply]! }
  }
  return undefined
}

/** The mind whose thought is shown; before there is one, the mind that will show the first. */
export function shownMind(state: PlayState): MindSeat | undefined {
  const { sides } = state.setup
  const turn = shownThought(state)?.position.turn ?? state.line.position.turn
  const seat = sides[turn].kind === 'mind' ? sides[turn] : sides[opposite(turn)]
  return seat.kind === 'mind' ? seat : undefined
}
