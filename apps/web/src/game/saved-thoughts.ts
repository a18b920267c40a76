import { lightenThought, parseThought, type Thought } from '@rookery/players'
import type { Line } from '@rookery/rules'

type Fields = Readonly<Record<string, unknown>>

/**
 * Raised whenever a thought changes its shape: what an older page has kept is then left out instead of being drawn
 * wrongly.
 */
const shapeVersion = 3

interface SavedThoughts {
  readonly shape: number
  readonly thoughts: readonly (readonly [ply: number, thought: Thought])[]
}

/** What is kept of the thoughts: no trees, which would fill the storage in a few moves, and of the rest the newest. */
export function thoughtsToKeep(
  thoughts: ReadonlyMap<number, Thought>,
  mostCharacters: number,
): SavedThoughts {
  const kept: [number, Thought][] = []
  let characters = 0
  for (const [ply, thought] of [...thoughts].sort(([a], [b]) => b - a)) {
    const small = lightenThought(thought)
    characters += sizeOf(small)
    if (characters > mostCharacters) break
    kept.push([ply, small])
  }
  return { shape: shapeVersion, thoughts: kept.reverse() }
}

/** A thought never changes, and a game is saved after every move. */
const sizes = new WeakMap<Thought, number>()

function sizeOf(thought: Thought): number {
  const known = sizes.get(thought)
  if (known !== undefined) return known
  const size = JSON.stringify(thought).length
  sizes.set(thought, size)
  return size
}

/**
 * Thoughts as stored. One that does not fit the move that was played is left out, for a thought shown beside a move
 * must be the one behind it.
 */
export function parseThoughts(value: unknown, line: Line): ReadonlyMap<number, Thought> {
  const kept = new Map<number, Thought>()
  const { shape, thoughts } = (typeof value === 'object' && value !== null ? value : {}) as Fields
  if (shape !== shapeVersion || !Array.isArray(thoughts)) return kept
  for (const pair of thoughts) {
    const [ply, saved] = Array.isArray(pair) ? pair : []
    const played = typeof ply === 'number' ? line.moves[ply] : undefined
    const thought = played === undefined ? undefined : parseThought(saved, played)
    if (thought) kept.set(ply, thought)
  }
  return kept
}

/** The thoughts of a game together with older ones that were kept of it elsewhere, as far as they belong to its moves. */
export function mergeThoughts(
  thoughts: ReadonlyMap<number, Thought>,
  older: ReadonlyMap<number, Thought>,
  line: Line,
): ReadonlyMap<number, Thought> {
  const fitting = [...older].filter(([ply, thought]) => thought.choice === line.moves[ply])
  return new Map([...fitting, ...thoughts])
}
