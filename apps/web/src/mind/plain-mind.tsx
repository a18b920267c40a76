import type { RosterEntry } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'
import type { KeptThought } from '../game/kept-thought.ts'

interface Props {
  readonly bird: RosterEntry
  readonly thought: KeptThought
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
