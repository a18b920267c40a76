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
 * Whether the look at a move alone and the answer to it, which looks further, come to about the same: otherwise a number from the
 * one stands beside fears from the other.
 */
export function agreesWithReply({ score: asked }: Thought, reply: Thought | undefined): boolean {
  if (!asked || !reply?.score) return true
  const replied = scoreFor(reply.score, asked.side)
  if (asked.end || replied.end) return asked.end?.kind === replied.end?.kind
  if (asked.pawns === undefined || replied.pawns === undefined) return true
  return Math.abs(asked.pawns - replied.pawns) <= MOST_APART_PAWNS
}
