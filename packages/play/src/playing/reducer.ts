import { type Thought, wantsToResign } from '@rookery/players'
import { describeValue, Line, type Move, type Outcome, opposite } from '@rookery/rules'
import { offerDraw } from '../draw-offer.ts'
import { addThought, mergeThoughts, type Thoughts } from '../kept-thoughts.ts'
import { lonePerson } from '../seat.ts'
import { keepTime, letFlagFall } from './game-clock.ts'
import type { GameSetup } from './game-setup.ts'
import {
  actingPerson,
  beginGame,
  canMove,
  checkState,
  isDrawOffered,
  isPersonsTurn,
  mindToMove,
  outcomeOf,
  type PlayState,
  preMovableSide,
  takeBackTo,
} from './play-state.ts'
import { type PreMove, playablePreMove } from './pre-move.ts'

export type PlayAction =
  | { readonly kind: 'begin'; readonly setup: GameSetup }
  | { readonly kind: 'rename'; readonly gameId: number; readonly id: string }
  | {
      readonly kind: 'recall'
      readonly gameId: number
      readonly thoughts: Thoughts
    }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'pre-move'; readonly preMove: PreMove | undefined }
  | { readonly kind: 'play-pre-move' }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'flip' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'claim-draw' }
  | { readonly kind: 'offer-draw' }
  | { readonly kind: 'answer-draw'; readonly gameId: number; readonly ply: number; readonly accepts: boolean }
  | { readonly kind: 'pause' }
  /** A person was asked about a move, and has answered; by `nameWarning`. */
  | { readonly kind: 'warned'; readonly name: string }
  /** Time has passed. */
  | { readonly kind: 'tick' }
  | { readonly kind: 'think'; readonly gameId: number; readonly ply: number; readonly thought: Thought }
  | {
      readonly kind: 'answer'
      readonly gameId: number
      readonly ply: number
      readonly move: Move
      readonly thought: Thought | undefined
    }
  | { readonly kind: 'fail'; readonly gameId: number; readonly ply: number; readonly message: string }
  | { readonly kind: 'retry' }

/** An action and when it happened, in milliseconds since the epoch. */
export interface TimedAction {
  readonly action: PlayAction
  readonly atMs: number
}

/** What an action does to the game and its clocks; whatever comes after the flag fell comes too late. */
export function reduceTimed(state: PlayState, timed: TimedAction): PlayState {
  checkState(state)
  if (!Number.isFinite((timed as TimedAction | undefined)?.atMs))
    throw new TypeError(`a timed action is an action with the time atMs, unlike ${describeValue(timed)}`)
  const { action, atMs } = timed
  const before = letFlagFall(state, atMs)
  return keepTime(before, reducePlay(before, action), atMs)
}

export function reducePlay(state: PlayState, action: PlayAction): PlayState {
  checkState(state)
  if (!(action as PlayAction | undefined)?.kind) refuseAction(action)
  switch (action.kind) {
    case 'begin':
      return beginGame(action.setup, state.gameId + 1)
    case 'rename':
      return action.gameId === state.gameId ? { ...state, setup: { ...state.setup, id: action.id } } : state
    case 'recall':
      return action.gameId === state.gameId
        ? { ...state, thoughts: mergeThoughts(state.thoughts, action.thoughts, state.line) }
        : state
    case 'play':
      return canMove(state) && state.line.position.legalMoves().includes(action.move)
        ? advance(state, action.move)
        : state
    case 'pre-move':
      return action.preMove && preMovableSide(state) === undefined
        ? state
        : { ...state, preMove: action.preMove }
    case 'play-pre-move':
      return playPreMove(state)
    case 'cancel':
      return { ...state, preMove: undefined }
    case 'step':
      return stepTo(state, action.to)
    case 'flip':
      return { ...state, orientation: opposite(state.orientation) }
    case 'take-back':
      return takeBack(state)
    case 'resign':
      return resign(state)
    case 'claim-draw': {
      const draw = isPersonsTurn(state) ? state.line.claimableDraw() : undefined
      return draw ? end(state, draw) : state
    }
    case 'offer-draw':
      return toggleOffer(state)
    case 'answer-draw':
      return answerDraw(state, action)
    case 'warned':
      return { ...state, warned: [...state.warned, action.name] }
    case 'pause':
      return { ...state, isPaused: !state.isPaused }
    case 'tick':
      return state
    case 'think':
      return isAwaited(state, action) ? withThought(state, action.ply, action.thought) : state
    case 'answer':
      return isAwaited(state, action) ? answer(state, action) : state
    case 'fail':
      return isAwaited(state, action) ? { ...state, failure: action.message } : state
    case 'retry':
      return { ...state, failure: undefined }
    default:
      return refuseAction(action)
  }
}

function refuseAction(action: unknown): never {
  throw new TypeError(`an action has a known kind, as { kind: 'flip' } has, unlike ${describeValue(action)}`)
}

function advance(state: PlayState, move: Move): PlayState {
  const line = state.line.play(move)
  const follows = state.cursor === state.line.moves.length
  return {
    ...state,
    line,
    cursor: follows ? line.moves.length : state.cursor,
    // A mind's move is what a pre-move waits for.
    preMove: isPersonsTurn(state) || line.outcome() ? undefined : state.preMove,
    failure: undefined,
  }
}

/** The move of a mind, or its resignation instead. */
function answer(
  before: PlayState,
  {
    ply,
    move,
    thought,
  }: { readonly ply: number; readonly move: Move; readonly thought: Thought | undefined },
): PlayState {
  const state = thought ? withThought(before, ply, thought) : before
  const { line, thoughts, setup } = state
  return setup.resigns && wantsToResign(line, thoughts)
    ? end(state, { winner: opposite(line.position.turn), reason: 'resignation' })
    : advance(state, move)
}

function stepTo(state: PlayState, to: number): PlayState {
  const cursor = Math.max(0, Math.min(state.line.moves.length, to))
  return cursor === state.cursor ? state : { ...state, preMove: undefined, cursor }
}

function takeBack(state: PlayState): PlayState {
  const length = takeBackTo(state)
  if (length === undefined) return state
  const line = state.line.moves
    .slice(0, length)
    .reduce((played, move) => played.play(move), Line.from(state.setup.start))
  return {
    ...state,
    preMove: undefined,
    line,
    cursor: length,
    ended: undefined,
    offer: undefined,
    failure: undefined,
    thoughts: new Map([...state.thoughts].filter(([ply]) => ply < length)),
  }
}

function resign(state: PlayState): PlayState {
  const loser = actingPerson(state)
  if (outcomeOf(state) || loser === undefined) return state
  return end(state, { winner: opposite(loser), reason: 'resignation' })
}

/** Two people agree by one word; a mind is asked with the person's next move, and until then the offer can be withdrawn. */
function toggleOffer(state: PlayState): PlayState {
  if (!isPersonsTurn(state)) return state
  if (lonePerson(state.setup.sides) === undefined) {
    return end(state, { winner: undefined, reason: 'agreement' })
  }
  const offer = offerDraw(state.line)
  return { ...state, offer: state.offer?.ply === offer.ply ? undefined : offer }
}

function answerDraw(
  state: PlayState,
  answer: { readonly gameId: number; readonly ply: number; readonly accepts: boolean },
): PlayState {
  if (!isAwaited(state, answer) || !isDrawOffered(state)) return state
  if (answer.accepts) return end(state, { winner: undefined, reason: 'agreement' })
  return { ...state, offer: { ply: answer.ply, isDeclined: true } }
}

function end(state: PlayState, ended: Outcome): PlayState {
  return { ...state, preMove: undefined, ended, failure: undefined, cursor: state.line.moves.length }
}

function withThought(state: PlayState, ply: number, thought: Thought): PlayState {
  return { ...state, thoughts: addThought(state.thoughts, ply, thought) }
}

function playPreMove(state: PlayState): PlayState {
  if (!state.preMove || !isPersonsTurn(state)) return state
  const move = playablePreMove(state.line.position, state.preMove)
  return move === undefined ? { ...state, preMove: undefined } : advance(state, move)
}

/** A mind's word counts only for the game and the move it was asked about. */
function isAwaited(state: PlayState, asked: { readonly gameId: number; readonly ply: number }): boolean {
  return (
    asked.gameId === state.gameId && asked.ply === state.line.moves.length && mindToMove(state) !== undefined
  )
}
