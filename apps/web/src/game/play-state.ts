import { type Color, Line, type Outcome, type Position, type Square } from '@rookery/rules'
import type { GameSetup } from './game-setup.ts'
import type { KeptThought } from './kept-thought.ts'

/** Everything the play page knows; the reducer alone makes a new one. */
export interface PlayState {
  /** Grows with every game, so that a late answer to an older game is told apart. */
  readonly gameId: number
  readonly setup: GameSetup
  readonly line: Line
  /** How many moves of the line the board shows. */
  readonly cursor: number
  readonly orientation: Color
  readonly selected: Square | undefined
  readonly crowning: Crowning | undefined
  /** An end that the moves do not decide: resignation or a claimed draw. */
  readonly ended: Outcome | undefined
  /** What the opponent thought before each of its moves, by the move's index in the line; older ones without their trees. */
  readonly thoughts: ReadonlyMap<number, KeptThought>
  /** Why the opponent cannot move, in words. */
  readonly failure: string | undefined
}

/** A pawn that has reached the last rank and waits for the person to choose what it becomes. */
export interface Crowning {
  readonly from: Square
  readonly to: Square
}

export function beginGame(setup: GameSetup, gameId = 0): PlayState {
  return {
    gameId,
    setup,
    line: Line.from(setup.start),
    cursor: 0,
    orientation: setup.person,
    selected: undefined,
    crowning: undefined,
    ended: undefined,
    thoughts: new Map(),
    failure: undefined,
  }
}

export function outcomeOf(state: PlayState): Outcome | undefined {
  return state.ended ?? state.line.outcome()
}

export function isLive(state: PlayState): boolean {
  return state.cursor === state.line.moves.length
}

export function isPersonsTurn(state: PlayState): boolean {
  return outcomeOf(state) === undefined && state.line.position.turn === state.setup.person
}

export function isOpponentsTurn(state: PlayState): boolean {
  return outcomeOf(state) === undefined && state.line.position.turn !== state.setup.person
}

/** The person may move a piece: it is their turn and the board shows the present. */
export function canMove(state: PlayState): boolean {
  return isLive(state) && isPersonsTurn(state)
}

export function shownPosition(state: PlayState): Position {
  return state.line.positions[state.cursor]!
}

/** The number of moves that remain after taking back, or undefined when there is nothing of the person's to take back. */
export function takeBackLength({ ended, line, setup }: PlayState): number | undefined {
  if (ended) return line.moves.length
  for (let ply = line.moves.length - 1; ply >= 0; ply--) {
    if (line.positions[ply]!.turn === setup.person) return ply
  }
  return undefined
}
