import type { RosterEntry, Thought } from '@rookery/players'
import type { Position } from '@rookery/rules'
import { useVoice } from '../../../mind/stage/use-voice.ts'

interface Props {
  readonly entry: RosterEntry
  readonly thought: Thought
  readonly position: Position
}

/** What a mind says of its move, in one sentence. */
export default function Headline({ entry, thought, position }: Props) {
  return useVoice(entry, thought).headline(thought, position)
}
