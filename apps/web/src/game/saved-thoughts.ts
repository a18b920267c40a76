import type { Thought } from '@rookery/players'
import type { Line, Move } from '@rookery/rules'
import { evaluationOf } from './evaluation.ts'
import { forgetTree, type KeptThought } from './kept-thought.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Raised whenever a thought changes its shape: what an older page has kept is then left out instead of being drawn
 * wrongly.
 */
const shapeVersion = 2

interface SavedThoughts {
  readonly shape: number
  readonly thoughts: readonly (readonly [ply: number, thought: KeptThought])[]
}

/** What is kept of the thoughts: no trees, which would fill the storage in a few moves, and of the rest the newest. */
export function thoughtsToKeep(
  thoughts: ReadonlyMap<number, KeptThought>,
  mostCharacters: number,
): SavedThoughts {
  const kept: [number, KeptThought][] = []
  let characters = 0
  for (const [ply, thought] of [...thoughts].sort(([a], [b]) => b - a)) {
    const small = forgetTree(thought)
    characters += sizeOf(small)
    if (characters > mostCharacters) break
    kept.push([ply, small])
  }
  return { shape: shapeVersion, thoughts: kept.reverse() }
}

/** A thought never changes, and a game is saved after every move. */
const sizes = new WeakMap<KeptThought, number>()

function sizeOf(thought: KeptThought): number {
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
export function parseThoughts(value: unknown, line: Line): ReadonlyMap<number, KeptThought> {
  const kept = new Map<number, KeptThought>()
  const { shape, thoughts } = (typeof value === 'object' && value !== null ? value : {}) as Fields
  if (shape !== shapeVersion || !Array.isArray(thoughts)) return kept
  for (const pair of thoughts) {
    const [ply, thought] = Array.isArray(pair) ? pair : []
    if (typeof ply === 'number' && isThoughtBehind(thought, line.moves[ply]) && isWhole(thought))
      kept.set(ply, thought)
  }
  return kept
}

const kinds: Readonly<Record<Thought['kind'], true>> = {
  fledgling: true,
  heron: true,
  interrupted: true,
  kestrel: true,
  magpie: true,
  owl: true,
  parrot: true,
  raven: true,
  wren: true,
}

function isThoughtBehind(value: unknown, played: Move | undefined): value is KeptThought {
  if (played === undefined || typeof value !== 'object' || value === null) return false
  const { kind, choice } = value as Fields
  return choice === played && typeof kind === 'string' && Object.hasOwn(kinds, kind)
}

/** Whether the page can tell what it tells of every thought; a picture that fails has a fence of its own. */
function isWhole(thought: KeptThought): boolean {
  try {
    evaluationOf(thought, 'white')
    forgetTree(thought)
    return true
  } catch {
    return false
  }
}

/** The thoughts of a game together with older ones that were kept of it elsewhere, as far as they belong to its moves. */
export function mergeThoughts(
  thoughts: ReadonlyMap<number, KeptThought>,
  older: ReadonlyMap<number, KeptThought>,
  line: Line,
): ReadonlyMap<number, KeptThought> {
  const fitting = [...older].filter(([ply, thought]) => thought.choice === line.moves[ply])
  return new Map([...fitting, ...thoughts])
}
