import { isSearched } from './search/index.ts'
import { isInterrupted, type Thought } from './thought.ts'

/**
 * What a mind thinks of a move alone, told with the answer that it gives to it: what it expects and fears after the move is then one
 * story with what it answers. The score stays that of the look at the move.
 */
export function joinReply(asked: Thought, reply: Thought | undefined): Thought {
  if (!reply || isInterrupted(asked) || isInterrupted(reply)) return asked
  const joined: Thought = { ...asked, line: [asked.choice, ...reply.line] }
  return isSearched(asked) && isSearched(reply)
    ? { ...joined, details: { ...asked.details, leaf: reply.details.leaf } }
    : joined
}
