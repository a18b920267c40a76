import type { Move } from '@rookery/rules'
import { findPlayer } from './roster.ts'
import { checkThought, type Thought } from './thought.ts'
import type { ThoughtForm } from './thought-form.ts'

function formOf(thought: Pick<Thought, 'kind'>): ThoughtForm | undefined {
  checkThought(thought)
  return findPlayer(thought.kind)?.form
}

/** What the large parts of a thought take in memory: a tree of 100,000 nodes takes 4 MB. */
export const thoughtBytes = (thought: Thought): number => formOf(thought)?.bytes(thought.details) ?? 0

/** The thought without its large parts, as plain JSON that can be saved: of a tree its counts remain. */
export function lightenThought(thought: Thought): Thought {
  const form = formOf(thought)
  return form ? { ...thought, details: form.lighten(thought.details) } : thought
}

/** What `JSON.stringify` can write of all of a thought: nested objects in place of a tree's columns. */
export function thoughtToJson(thought: Thought): Thought {
  const form = formOf(thought)
  return form ? { ...thought, details: form.toJson(thought.details) } : thought
}

/**
 * A thought that was saved, or undefined where it is none: of a mind that there is, behind the move that was played, with a common
 * part that is whole. Its details are the mind's own, which says whether it can tell them.
 */
export function parseThought(value: unknown, played: Move): Thought | undefined {
  if (!isObject(value)) return undefined
  const { kind, choice, line, weighed, score, effort, details } = value
  const isKnown = kind === 'interrupted' || (typeof kind === 'string' && findPlayer(kind) !== undefined)
  const isWhole =
    isKnown &&
    choice === played &&
    Array.isArray(line) &&
    line[0] === choice &&
    line.every(Number.isInteger) &&
    Array.isArray(weighed) &&
    weighed.every(isWeighed) &&
    (score === undefined || isScore(score)) &&
    (effort === undefined || isObject(effort)) &&
    isObject(details)
  if (!isWhole) return undefined
  const form = formOf({ kind })
  return form === undefined || form.isWhole(details) ? (value as unknown as Thought) : undefined
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNumberOrAbsent = (value: unknown): boolean => value === undefined || Number.isFinite(value)

const isWeighed = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value.move) &&
  (value.score === undefined || isScore(value.score)) &&
  isNumberOrAbsent(value.chance)

const isScore = (value: unknown): boolean =>
  isObject(value) &&
  (value.side === 'white' || value.side === 'black') &&
  Number.isFinite(value.value) &&
  typeof value.unit === 'string' &&
  isNumberOrAbsent(value.pawns) &&
  isNumberOrAbsent(value.chances) &&
  (value.end === undefined || isEnd(value.end))

const isEnd = (value: unknown): boolean =>
  isObject(value) &&
  (value.kind === 'draw' ||
    ((value.kind === 'mate' || value.kind === 'count') && Number.isFinite(value.moves)))
