import { type Language, language } from '@rookery/words'
import { say } from '@rookery/words/voices/plain'
import { findPlayer } from './roster.ts'
import type { RosterEntry } from './roster-entry.ts'
import { checkThought, isInterrupted, type Thought } from './thought.ts'
import { createVoice, interruptedVoice, type Voice } from './voice/index.ts'

/** A voice speaks the language that it was made in. */
type InEachLanguage<Value> = WeakMap<RosterEntry, Map<Language, Value>>

const voices: InEachLanguage<Promise<Voice>> = new WeakMap()
const stopped = new WeakMap<RosterEntry, Voice>()

/** The voice of a mind, loaded once: the same promise for the same mind and language. */
export function loadVoice(entry: RosterEntry): Promise<Voice> {
  const own = voices.get(entry) ?? new Map<Language, Promise<Voice>>()
  voices.set(entry, own)
  const spoken = language()
  const known = own.get(spoken)
  if (known) return known
  const loading = Promise.resolve(entry.loadVoice?.()).then((words) => createVoice(entry.name, words))
  own.set(spoken, loading)
  // A module that could not be fetched may be there at the next try.
  loading.catch(() => own.delete(spoken))
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
  checkThought(thought)
  const entry = findPlayer(thought.kind)
  return entry ? loadVoice(entry) : interruptedVoice(say('it'))
}
