import { describeResult, outcomeOf, type PlayState } from '@rookery/play'
import type { Thought } from '@rookery/players'
import {
  type Color,
  type Move,
  makeFen,
  makeResult,
  makeSan,
  makeUci,
  type Outcome,
  type Position,
} from '@rookery/rules'
import type { OptionName } from './options.ts'

interface MoveMade {
  readonly san: string
  /** As engines write it. */
  readonly uci: string
  /** The rules' own number for it. */
  readonly move: Move
  readonly color: Color
  readonly by: 'person' | 'mind'
  /** How many moves have been played with it. */
  readonly ply: number
  /** The position after it. */
  readonly position: Position
  readonly fen: string
  /** Why a mind played it. */
  readonly thought: Thought | undefined
}

export interface GameEvents {
  /** A game has begun. */
  readonly start: { readonly fen: string; readonly variant: string; readonly color: Color | undefined }
  readonly move: MoveMade
  /** A mind has an idea; it may have others before it moves. */
  readonly thought: {
    readonly thought: Thought
    /** The same in a sentence. */
    readonly words: string
    /** The id of the mind. */
    readonly mind: string
    readonly color: Color
    readonly ply: number
    /** The move it would play now. */
    readonly san: string
  }
  /** A person has taken moves back; so many are left. */
  readonly takeback: { readonly ply: number; readonly fen: string }
  readonly end: {
    readonly winner: Color | undefined
    readonly reason: Outcome['reason']
    /** `1-0`, `0-1` or `1/2-1/2`. */
    readonly result: string
    /** The same in a sentence. */
    readonly words: string
  }
  /** An option cannot be used, or a mind cannot go on; the element says so, too. */
  readonly error: { readonly message: string; readonly option: OptionName | undefined }
}

export type GameEvent = {
  readonly [Type in keyof GameEvents]: { readonly type: Type; readonly detail: GameEvents[Type] }
}[keyof GameEvents]

/** What has happened between two states of a game, in the order in which it did. `tell` puts a thought into words. */
export function eventsBetween(
  before: PlayState | undefined,
  after: PlayState,
  tell: (thought: Thought, position: Position) => string,
): GameEvent[] {
  if (before?.gameId !== after.gameId) return [startOf(after), ...endOf(undefined, after)]
  const [was, is] = [before.line.moves.length, after.line.moves.length]
  const takeback = { ply: is, fen: makeFen(after.line.position) }
  const isRevived = outcomeOf(before) !== undefined && outcomeOf(after) === undefined
  return [
    ...thoughtsOf(before, after, tell),
    ...(is < was || (isRevived && is === was) ? [{ type: 'takeback', detail: takeback } as const] : []),
    ...(is > was ? [moveOf(after, is)] : []),
    ...endOf(before, after),
    ...(after.failure !== undefined && after.failure !== before.failure
      ? [{ type: 'error', detail: { message: after.failure, option: undefined } } as const]
      : []),
  ]
}

function startOf({ line, setup, orientation }: PlayState): GameEvent {
  const { white, black } = setup.sides
  const color = white.kind === black.kind ? undefined : orientation
  return { type: 'start', detail: { fen: makeFen(line.start), variant: setup.variant.id, color } }
}

function thoughtsOf(
  before: PlayState,
  after: PlayState,
  tell: (thought: Thought, position: Position) => string,
): GameEvent[] {
  const ply = before.line.moves.length
  const thought = after.thoughts.get(ply)
  if (!thought || thought === before.thoughts.get(ply)) return []
  const position = before.line.position
  const seat = before.setup.sides[position.turn]
  const detail = {
    thought,
    words: tell(thought, position),
    mind: seat.kind === 'mind' ? seat.id : thought.kind,
    color: position.turn,
    ply,
    san: makeSan(position, thought.choice),
  }
  return [{ type: 'thought', detail }]
}

function moveOf({ line, setup, thoughts }: PlayState, ply: number): GameEvent {
  const before = line.positions[ply - 1]!
  const position = line.positions[ply]!
  const move = line.moves[ply - 1]!
  const detail = {
    san: makeSan(before, move),
    uci: makeUci(move, before),
    move,
    color: before.turn,
    by: setup.sides[before.turn].kind,
    ply,
    position,
    fen: makeFen(position),
    thought: thoughts.get(ply - 1),
  }
  return { type: 'move', detail }
}

function endOf(before: PlayState | undefined, after: PlayState): GameEvent[] {
  const outcome = outcomeOf(after)
  if (!outcome || (before && outcomeOf(before))) return []
  const { winner, reason } = outcome
  return [
    { type: 'end', detail: { winner, reason, result: makeResult(outcome), words: describeResult(outcome) } },
  ]
}
