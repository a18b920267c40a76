import type { Thought } from '@rookery/players'
import { Line, type Move, type Outcome, opposite, type Role, type Square } from '@rookery/rules'
import type { GameSetup } from './game-setup.ts'
import { addThought } from './kept-thought.ts'
import {
  beginGame,
  canMove,
  isOpponentsTurn,
  isPersonsTurn,
  outcomeOf,
  type PlayState,
  takeBackLength,
} from './play-state.ts'

export type PlayAction =
  | { readonly kind: 'begin'; readonly setup: GameSetup }
  | { readonly kind: 'press'; readonly square: Square }
  | { readonly kind: 'grab'; readonly square: Square }
  | { readonly kind: 'drop'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'crown'; readonly role: Role }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'step'; readonly to: number }
  | { readonly kind: 'flip' }
  | { readonly kind: 'take-back' }
  | { readonly kind: 'resign' }
  | { readonly kind: 'claim-draw' }
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

export function reducePlay(state: PlayState, action: PlayAction): PlayState {
  switch (action.kind) {
    case 'begin':
      return beginGame(action.setup, state.gameId + 1)
    case 'press':
      return press(state, action.square)
    case 'grab':
      return canMove(state) && isOwn(state, action.square)
        ? { ...state, selected: action.square, crowning: undefined }
        : state
    case 'drop':
      return tryMove(state, action.from, action.to) ?? state
    case 'crown':
      return crown(state, action.role)
    case 'cancel':
      return { ...state, selected: undefined, crowning: undefined }
    case 'step':
      return stepTo(state, action.to)
    case 'flip':
      return { ...state, orientation: opposite(state.orientation) }
    case 'take-back':
      return takeBack(state)
    case 'resign':
      return outcomeOf(state)
        ? state
        : end(state, { winner: opposite(state.setup.person), reason: 'resignation' })
    case 'claim-draw': {
      const draw = isPersonsTurn(state) ? state.line.claimableDraw() : undefined
      return draw ? end(state, draw) : state
    }
    case 'think':
      return isAwaited(state, action) ? withThought(state, action.ply, action.thought) : state
    case 'answer':
      return isAwaited(state, action)
        ? advance(action.thought ? withThought(state, action.ply, action.thought) : state, action.move)
        : state
    case 'fail':
      return isAwaited(state, action) ? { ...state, failure: action.message } : state
    case 'retry':
      return { ...state, failure: undefined }
  }
}

/** The legal moves between two squares; more than one means that the person must choose what a pawn becomes. */
export function movesBetween(state: PlayState, from: Square, to: Square): Move[] {
  if (!canMove(state)) return []
  const { position, variant } = state.line
  const plain = position.findMove(from, to)
  if (plain !== undefined) return [plain]
  return variant.pawns.promotions.flatMap((role) => position.findMove(from, to, role) ?? [])
}

function press(state: PlayState, square: Square): PlayState {
  if (!canMove(state)) return state
  const { selected } = state
  if (selected !== undefined) {
    if (square === selected) return deselect(state)
    const moved = tryMove(state, selected, square)
    if (moved) return moved
  }
  return isOwn(state, square) ? { ...state, selected: square, crowning: undefined } : deselect(state)
}

function tryMove(state: PlayState, from: Square, to: Square): PlayState | undefined {
  const moves = movesBetween(state, from, to)
  if (moves.length > 1) return { ...state, selected: from, crowning: { from, to } }
  return moves[0] === undefined ? undefined : advance(state, moves[0])
}

function crown(state: PlayState, role: Role): PlayState {
  if (!state.crowning || !canMove(state)) return state
  const move = state.line.position.findMove(state.crowning.from, state.crowning.to, role)
  return move === undefined ? state : advance(state, move)
}

function advance(state: PlayState, move: Move): PlayState {
  const line = state.line.play(move)
  const follows = state.cursor === state.line.moves.length
  return {
    ...state,
    line,
    cursor: follows ? line.moves.length : state.cursor,
    selected: undefined,
    crowning: undefined,
    failure: undefined,
  }
}

function stepTo(state: PlayState, to: number): PlayState {
  const cursor = Math.max(0, Math.min(state.line.moves.length, to))
  return cursor === state.cursor ? state : { ...deselect(state), cursor }
}

function takeBack(state: PlayState): PlayState {
  const length = takeBackLength(state)
  if (length === undefined) return state
  const line = state.line.moves
    .slice(0, length)
    .reduce((played, move) => played.play(move), Line.from(state.setup.start))
  return {
    ...deselect(state),
    line,
    cursor: length,
    ended: undefined,
    failure: undefined,
    thoughts: new Map([...state.thoughts].filter(([ply]) => ply < length)),
  }
}

function end(state: PlayState, ended: Outcome): PlayState {
  return { ...deselect(state), ended, failure: undefined, cursor: state.line.moves.length }
}

function withThought(state: PlayState, ply: number, thought: Thought): PlayState {
  return { ...state, thoughts: addThought(state.thoughts, ply, thought) }
}

function deselect(state: PlayState): PlayState {
  return { ...state, selected: undefined, crowning: undefined }
}

function isOwn(state: PlayState, square: Square): boolean {
  return state.line.position.pieceAt(square)?.color === state.setup.person
}

/** A mind's word counts only for the game and the move it was asked about. */
function isAwaited(state: PlayState, asked: { readonly gameId: number; readonly ply: number }): boolean {
  return asked.gameId === state.gameId && asked.ply === state.line.moves.length && isOpponentsTurn(state)
}
