import {
  type Color,
  type Move,
  minichess,
  parsePosition,
  parseSquare,
  parseUci,
  type Square,
  standard,
  type Variant,
} from '@rookery/rules'
import { settleWish } from './game-setup.ts'
import { beginGame, type PlayState } from './play-state.ts'
import { type PlayAction, reducePlay } from './reducer.ts'

export const square = (name: string): Square => parseSquare(name)!

interface Start {
  readonly variant?: Variant
  readonly person?: Color
  readonly fen?: string
}

export function begin({ variant = standard, person = 'white', fen }: Start = {}): PlayState {
  const start = fen === undefined ? undefined : parsePosition(fen, variant)
  if (start && !start.ok) throw new Error(start.faults[0]?.message)
  return beginGame(
    settleWish({ variant, color: person, opponent: 'fledgling', seed: 1, start: start?.value }),
  )
}

export const beginMinichess = (): PlayState => begin({ variant: minichess })

export const act = (state: PlayState, ...actions: readonly PlayAction[]): PlayState =>
  actions.reduce(reducePlay, state)

export function moveIn(state: PlayState, uci: string): Move {
  const move = parseUci(state.line.position, uci)
  if (!move.ok) throw new Error(move.faults[0]?.message)
  return move.value
}

/** Plays moves for both sides, the person's by clicks and the opponent's as its answers. */
export function playMoves(state: PlayState, ...moves: readonly string[]): PlayState {
  return moves.reduce((before, uci) => {
    const { gameId, line, setup } = before
    if (line.position.turn === setup.person) {
      return act(
        before,
        { kind: 'press', square: square(uci.slice(0, 2)) },
        { kind: 'press', square: square(uci.slice(2, 4)) },
      )
    }
    const move = moveIn(before, uci)
    return act(before, { kind: 'answer', gameId, ply: line.moves.length, move, thought: undefined })
  }, state)
}
