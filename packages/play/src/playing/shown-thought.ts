import type { Thought } from '@rookery/players'
import { opposite, type Position } from '@rookery/rules'
import type { MindSeat } from '../seat.ts'
import { isLive, type PlayState } from './play-state.ts'

export interface ShownThought {
  readonly thought: Thought
  /** The position that was thought about. */
  readonly position: Position
}

/**
 * The thought behind a mind's move on the board, or the one before it; at the start of a game that went on, the first; while a mind
 * thinks, what it thinks now.
 */
export function shownThought(state: PlayState): ShownThought | undefined {
  const { thoughts, line, cursor } = state
  const plies = [...thoughts.keys()]
  const newest = isLive(state) ? cursor : cursor - 1
  const past = plies.filter((ply) => ply <= newest)
  const ply = past.length > 0 ? Math.max(...past) : Math.min(...plies)
  const thought = thoughts.get(ply)
  return thought && { thought, position: line.positions[ply]! }
}

/** The mind whose thought is shown; before there is one, the mind that will show the first. */
export function shownMind(state: PlayState): MindSeat | undefined {
  const { sides } = state.setup
  const turn = shownThought(state)?.position.turn ?? state.line.position.turn
  const seat = sides[turn].kind === 'mind' ? sides[turn] : sides[opposite(turn)]
  return seat.kind === 'mind' ? seat : undefined
}
