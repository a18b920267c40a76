import { lightenThought, parseThought, type Thought, thoughtBytes } from '@rookery/players'
import type { Line } from '@rookery/rules'
import * as v from 'valibot'

/** What a mind thought before each of its moves, by the move's index in the line. */
export type Thoughts = ReadonlyMap<number, Thought>

/** A tree of 100,000 nodes takes 4 MB, so a long game's trees would take hundreds. */
const bytesKept = 64 * 2 ** 20

/** The thoughts with one more, of which the newest are whole, as many as the memory allows and one at the least. */
export function addThought(thoughts: Thoughts, ply: number, thought: Thought): Thoughts {
  const all = new Map(thoughts).set(ply, thought)
  let bytes = 0
  for (const [at, each] of [...all].sort(([a], [b]) => b - a)) {
    bytes += thoughtBytes(each)
    if (bytes > bytesKept && at !== ply) all.set(at, lightenThought(each))
  }
  return all
}

/** The thoughts of a game together with older ones that were kept of it elsewhere, as far as they belong to its moves. */
export function mergeThoughts(thoughts: Thoughts, older: Thoughts, line: Line): Thoughts {
  const fitting = [...older].filter(([ply, thought]) => thought.choice === line.moves[ply])
  return new Map([...fitting, ...thoughts])
}

/** Raised whenever a thought changes its shape: what was kept before is then left out instead of being drawn wrongly. */
const shapeVersion = 3

interface SavedThoughts {
  readonly shape: number
  readonly thoughts: readonly (readonly [ply: number, thought: Thought])[]
}

/** What is kept of the thoughts: no trees, which would fill the storage in a few moves, and of the rest the newest. */
export function thoughtsToKeep(thoughts: Thoughts, mostCharacters: number): SavedThoughts {
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

const savedThoughts = v.object({ shape: v.literal(shapeVersion), thoughts: v.array(v.unknown()) })
const savedPair = v.tuple([v.number(), v.unknown()])

/** Thoughts as stored: one that is not behind the move that was played is left out, and costs no other. */
export function parseThoughts(value: unknown, line: Line): Thoughts {
  const kept = new Map<number, Thought>()
  const saved = v.safeParse(savedThoughts, value)
  for (const each of saved.success ? saved.output.thoughts : []) {
    const pair = v.safeParse(savedPair, each)
    if (!pair.success) continue
    const [ply, thought] = pair.output
    const played = line.moves[ply]
    const parsed = played === undefined ? undefined : parseThought(thought, played)
    if (parsed) kept.set(ply, parsed)
  }
  return kept
}
