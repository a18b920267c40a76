import type { Thought } from '@rookery/players'

/** The thought itself, or where Parrot knew nothing, that of the mind which thought for it. */
export const ownThought = (thought: Thought): Thought =>
  thought.kind === 'parrot' && thought.fallback ? ownThought(thought.fallback.thought) : thought
