import {
  type Color,
  describeValue,
  Line,
  type Move,
  type Outcome,
  opposite,
  type Position,
} from '@rookery/rules'
import { type ClockState, freshClock } from '../clock.ts'
import { type DrawOffer, isOfferOpen } from '../draw-offer.ts'
import { type GameRecord, takeBackLength as personsLastMove } from '../game-record.ts'
import type { Thoughts } from '../kept-thoughts.ts'
import { lonePerson, type MindSeat, type Seat } from '../seat.ts'
import type { GameSetup } from './game-setup.ts'
import type { PreMove } from './pre-move.ts'

/** Everything that a face knows of its game; the reducer alone makes a new one. */
export interface PlayState {
  /** Grows with every game, so that a late answer to an older game is told apart. */
  readonly gameId: number
  readonly setup: GameSetup
  readonly line: Line
  /** How many moves of the line the board shows. */
  readonly cursor: number
  readonly orientation: Color
  /** What a person wants to play once the mind has moved; it is never saved. */
  readonly preMove: PreMove | undefined
  /** An end that the moves do not decide: resignation, a draw agreed or claimed, a fallen flag. */
  readonly ended: Outcome | undefined
  readonly clock: ClockState | undefined
  readonly offer: DrawOffer | undefined
  /** The coach's questions that were answered, by `nameWarning`. */
  readonly warned: readonly string[]
  /** Two minds wait for the person who watches them. */
  readonly isPaused: boolean
  /** What a mind thought before each of its moves, by the move's index in the line; older ones without their trees. */
  readonly thoughts: Thoughts
  /** Why the mind to move cannot, in words. */
  readonly failure: string | undefined
}

/** For functions that are given a game from outside of this package. */
export function checkState(state: PlayState): void {
  if (!(state as PlayState | undefined)?.line)
    throw new TypeError(`a game under way is what beginGame gives, unlike ${describeValue(state)}`)
}

/** The moves that a game begins with have cost nobody any time. */
export function beginGame(setup: GameSetup, gameId = 0, moves: readonly Move[] = []): PlayState {
  if (!(setup as GameSetup | undefined)?.start)
    throw new TypeError(`a game begins from what settleWish gives, unlike ${describeValue(setup)}`)
  const { start, clock } = setup
  return {
    gameId,
    setup,
    line: moves.reduce((line, move) => line.play(move), Line.from(start)),
    cursor: moves.length,
    orientation: lonePerson(setup.sides) ?? 'white',
    preMove: undefined,
    ended: undefined,
    clock: clock && { ...freshClock(clock), leftMs: moves.map(() => clock.initialMs) },
    offer: undefined,
    warned: [],
    isPaused: false,
    thoughts: new Map(),
    failure: undefined,
  }
}

export function outcomeOf(state: PlayState): Outcome | undefined {
  checkState(state)
  return state.ended ?? state.line.outcome()
}

export function isLive(state: PlayState): boolean {
  checkState(state)
  return state.cursor === state.line.moves.length
}

/** Who is to move; undefined once the game is over. */
function seatToMove(state: PlayState): Seat | undefined {
  return outcomeOf(state) === undefined ? state.setup.sides[state.line.position.turn] : undefined
}

export function isPersonsTurn(state: PlayState): boolean {
  return seatToMove(state)?.kind === 'person'
}

/** The mind that is to move; undefined while it is a person's turn. */
export function mindToMove(state: PlayState): MindSeat | undefined {
  const seat = seatToMove(state)
  return seat?.kind === 'mind' ? seat : undefined
}

/** A draw has been offered to the mind that is to move, and it has not answered yet. */
export const isDrawOffered = ({ offer, line }: PlayState): boolean => isOfferOpen(offer, line)

/** A game without any help goes on: until it is over, the mind keeps its thoughts to itself. */
export const isStrictNow = (state: PlayState): boolean =>
  outcomeOf(state) === undefined && state.setup.coach.kind === 'strict'

/** Whether nobody but minds plays. */
export function isWatched(state: PlayState): boolean {
  checkState(state)
  const { sides } = state.setup
  return sides.white.kind === 'mind' && sides.black.kind === 'mind'
}

/** The person who would resign or offer a draw now: the lone one, or the one of two whose turn it is. */
export function actingPerson(state: PlayState): Color | undefined {
  checkState(state)
  return lonePerson(state.setup.sides) ?? (isPersonsTurn(state) ? state.line.position.turn : undefined)
}

/** A person may move a piece: it is their turn and the board shows the present. */
export function canMove(state: PlayState): boolean {
  return isLive(state) && isPersonsTurn(state)
}

/** The side of the person who may set a pre-move: they look at the present, and the mind opposite thinks. */
export function preMovableSide(state: PlayState): Color | undefined {
  return isLive(state) && mindToMove(state) ? lonePerson(state.setup.sides) : undefined
}

export function shownPosition(state: PlayState): Position {
  checkState(state)
  return state.line.positions[state.cursor]!
}

/** The number of moves that remain after taking back, or undefined when there is nothing of a person's to take back. */
export function takeBackTo(state: PlayState): number | undefined {
  checkState(state)
  const { ended, line, setup } = state
  if (setup.coach.kind === 'strict') return undefined
  // A mind that has resigned would do so again.
  const hasMindResigned =
    ended?.winner && ended.reason === 'resignation' && setup.sides[opposite(ended.winner)].kind === 'mind'
  if (ended && ended.reason !== 'time' && !hasMindResigned) return line.moves.length
  return personsLastMove({ line, sides: setup.sides })
}

/** What is saved of the state. */
export function recordOf(state: PlayState): GameRecord {
  checkState(state)
  const { setup, line, clock, ended, offer, warned, thoughts, orientation, isPaused } = state
  const { id, begunMs, sides, coach, resigns, seed, link } = setup
  const shownAs = { orientation, isPaused, link }
  return { id, begunMs, line, sides, seed, clock, ended, offer, coach, resigns, warned, thoughts, shownAs }
}
