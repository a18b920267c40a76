import type { RosterEntry, Thought } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'

interface Props {
  readonly bird: RosterEntry
  readonly thought: Thought
  readonly position: Position
}

/** For a mind whose picture is not drawn yet: its choice, and the data speaks for itself. */
export function PlainMind({ bird, thought, position }: Props) {
  return (
    <h2>
      {bird.name} chose {makeSan(position, thought.choice)}. What it thought is in the raw data.
    </h2>
  )
}
