import { loadVoice, type RosterEntry, type Thought, type Voice, voiceFor } from '@rookery/players'
import { use } from 'react'

/** The voice for a thought of a mind. Suspends until it is loaded, which the page does when it is first needed. */
export const useVoice = (entry: RosterEntry, thought: Thought): Voice =>
  voiceFor(use(loadVoice(entry)), entry, thought)
