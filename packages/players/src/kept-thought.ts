import type { Move } from '@rookery/rules'
import { findPlayer } from './roster.ts'
import { countTree, type SearchTree } from './search/index.ts'
import type { Thought } from './thought.ts'

interface Walked {
  readonly tree?: SearchTree
  readonly fallback?: { readonly thought: Thought } | null
}

/** What the large parts of a thought take in memory: a tree of 100,000 nodes takes 4 MB. */
export function thoughtBytes(thought: Thought): number {
  const { tree, fallback } = thought as Walked
  if (fallback) return thoughtBytes(fallback.thought)
  return Object.values(tree ?? {}).reduce(
    (sum, part) => sum + (ArrayBuffer.isView(part) ? part.byteLength : 0),
    0,
  )
}

/** The thought without its large parts, as plain JSON that can be saved: of a tree its counts remain. */
export function lightenThought(thought: Thought): Thought {
  const { tree, fallback, ...rest } = thought as Thought & Walked
  if (fallback)
    return { ...thought, fallback: { ...fallback, thought: lightenThought(fallback.thought) } } as Thought
  return tree ? ({ ...rest, treeCounts: countTree(tree) } as unknown as Thought) : thought
}

/**
 * A thought that was saved, or undefined where it is none: of a mind that there is, and behind the move that was played. Its details
 * are the mind's own, and whoever draws them must bear that they are damaged.
 */
export function parseThought(value: unknown, played: Move): Thought | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { kind, choice } = value as Partial<Thought>
  const isKnown = kind === 'interrupted' || (typeof kind === 'string' && findPlayer(kind) !== undefined)
  return isKnown && choice === played ? (value as Thought) : undefined
}
