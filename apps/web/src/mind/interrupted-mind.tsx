import type { InterruptedThought, RosterEntry } from '@rookery/players'
import { makeSan, type Position } from '@rookery/rules'

interface Props {
  readonly bird: RosterEntry
  readonly thought: InterruptedThought
  readonly position: Position
}

export function InterruptedMind({ bird, thought, position }: Props) {
  return (
    <h2>
      {bird.name} was stopped before it had an idea, so the first of {thought.moves.length} legal moves was
      played: {makeSan(position, thought.choice)}.
    </h2>
  )
}
