import { scoreFor } from './score/index.ts'
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

/** So much two looks may differ and still tell one story. */
const MOST_APART_PAWNS = 0.75

/**
 * Whether the difference between a mind's choice and a move that it was asked about can be told. Not where the answer to the move,
 * which looks further, comes to something else: a number from the one look would stand beside fears from the other. Nor where a
 * search that was cut short gives the asked move more than its own choice.
 */
export function canTellDifference(preferred: Thought, asked: Thought, reply: Thought | undefined): boolean {
  if (!asked.score) return true
  const { side, end, pawns } = asked.score
  const own = preferred.score && scoreFor(preferred.score, side).pawns
  if (isSearched(asked) && own !== undefined && pawns !== undefined && pawns > own) return false
  if (!reply?.score) return true
  const replied = scoreFor(reply.score, side)
  if (end || replied.end) return end?.kind === replied.end?.kind
  if (pawns === undefined || replied.pawns === undefined) return true
  return Math.abs(pawns - replied.pawns) <= MOST_APART_PAWNS
}
