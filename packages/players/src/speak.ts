import { findPlayer } from './roster.ts'
import type { RosterEntry } from './roster-entry.ts'
import { isInterrupted, type Thought } from './thought.ts'
import { createVoice, interruptedVoice, type Voice } from './voice/index.ts'

const voices = new WeakMap<RosterEntry, Promise<Voice>>()
const stopped = new WeakMap<RosterEntry, Voice>()

/** The voice of a mind, loaded once: the same promise for the same mind. */
export function loadVoice(entry: RosterEntry): Promise<Voice> {
  const known = voices.get(entry)
  if (known) return known
  const loading = Promise.resolve(entry.loadVoice?.()).then((own) => createVoice(entry.name, own))
  voices.set(entry, loading)
  // A module that could not be fetched may be there at the next try.
  loading.catch(() => voices.delete(entry))
  return loading
}

/** The voice for one thought of a mind: one that was stopped before it had an idea is told in plain words. */
export function voiceFor(voice: Voice, entry: RosterEntry, thought: Thought): Voice {
  if (!isInterrupted(thought)) return voice
  const known = stopped.get(entry) ?? interruptedVoice(entry.name)
  stopped.set(entry, known)
  return known
}

/** The voice for a thought, whoever thought it. */
export async function loadVoiceOf(thought: Thought): Promise<Voice> {
  const entry = findPlayer(thought.kind)
  return entry ? loadVoice(entry) : interruptedVoice('It')
}
