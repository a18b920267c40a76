import type { Thought } from '@rookery/players'
import type { Line, Move } from '@rookery/rules'
import type { KeptThought } from './kept-thought.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * The kinds that are small enough for the browser's storage, each with what makes a stored one fit to be drawn. A search
 * tree would fill the storage with a few moves and take the game down with it.
 */
const keptKinds: Readonly<Record<string, (fields: Fields, legal: ReadonlySet<Move>) => boolean>> = {
  fledgling: ({ moves, drawn, choice }, legal) =>
    areMoves(moves, legal) && typeof drawn === 'number' && moves[drawn] === choice,
  interrupted: ({ moves }, legal) => areMoves(moves, legal),
}

export function thoughtsToKeep(thoughts: ReadonlyMap<number, KeptThought>): [number, KeptThought][] {
  return [...thoughts].filter(([, { kind }]) => Object.hasOwn(keptKinds, kind))
}

/**
 * Thoughts as stored: pairs of the move's index and the thought. One that does not fit the move that was played is left
 * out, for a thought shown beside a move must be the one behind it.
 */
export function parseThoughts(value: unknown, line: Line): ReadonlyMap<number, Thought> {
  const thoughts = new Map<number, Thought>()
  if (!Array.isArray(value)) return thoughts
  for (const pair of value) {
    const [ply, thought] = Array.isArray(pair) ? pair : []
    if (typeof ply === 'number' && isThoughtBehind(thought, line, ply)) thoughts.set(ply, thought)
  }
  return thoughts
}

function isThoughtBehind(value: unknown, line: Line, ply: number): value is Thought {
  const position = line.positions[ply]
  const played = line.moves[ply]
  if (!position || played === undefined || typeof value !== 'object' || value === null) return false
  const fields = value as Fields
  const { kind, choice } = fields
  if (choice !== played || typeof kind !== 'string' || !Object.hasOwn(keptKinds, kind)) return false
  return keptKinds[kind]!(fields, new Set(position.legalMoves()))
}

function areMoves(value: unknown, legal: ReadonlySet<Move>): value is readonly Move[] {
  return Array.isArray(value) && value.every((move) => legal.has(move))
}
