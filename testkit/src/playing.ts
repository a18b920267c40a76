import {
  beginGame,
  type Coach,
  isPersonsTurn,
  type PlayAction,
  type PlayState,
  parseMindSeat,
  person,
  reducePlay,
  type Seats,
  settleWish,
  type TimeControl,
} from '@rookery/play'
import {
  type Color,
  type Move,
  minichess,
  parsePosition,
  parseSquare,
  parseUci,
  type Square,
  standard,
  unwrap,
  type Variant,
} from '@rookery/rules'

export const square = (name: string): Square => parseSquare(name)!

interface Start {
  readonly variant?: Variant
  readonly person?: Color
  readonly fen?: string
  readonly sides?: Seats
  readonly clock?: TimeControl
  readonly coach?: Coach
  readonly resigns?: boolean
}

export const birth = { id: 'first', seed: 1, begunMs: Date.UTC(2026, 0, 1, 12) }

export const fledgling = unwrap(parseMindSeat('fledgling'))
export const twoPeople: Seats = { white: person, black: person }
export const twoMinds: Seats = { white: fledgling, black: fledgling }

const against = (color: Color): Seats =>
  color === 'white' ? { white: person, black: fledgling } : { white: fledgling, black: person }

export function begin({
  variant = standard,
  person: color = 'white',
  fen,
  sides,
  clock,
  coach,
  resigns,
}: Start = {}): PlayState {
  const start = fen === undefined ? undefined : unwrap(parsePosition(fen, variant))
  return beginGame(
    settleWish({ variant, start, sides: sides ?? against(color), clock, coach, resigns }, birth),
  )
}

export const beginMinichess = (): PlayState => begin({ variant: minichess })

export const act = (state: PlayState, ...actions: readonly PlayAction[]): PlayState =>
  actions.reduce(reducePlay, state)

export function moveIn(state: PlayState, uci: string): Move {
  return unwrap(parseUci(state.line.position, uci))
}

/** Plays moves for both sides, a person's and a mind's as its answers. */
export function playMoves(state: PlayState, ...moves: readonly string[]): PlayState {
  return moves.reduce((before, uci) => {
    const { gameId, line } = before
    const move = moveIn(before, uci)
    if (isPersonsTurn(before)) return act(before, { kind: 'play', move })
    return act(before, { kind: 'answer', gameId, ply: line.moves.length, move, thought: undefined })
  }, state)
}
