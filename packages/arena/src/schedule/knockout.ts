import { type Encounter, gamesOfRound, type Results, type Schedule, type Stage } from './schedule.ts'

/** After so many tie-breaks of one round each, the entrant that stands first in the plan goes on. */
const MAX_TIE_BREAKS = 10

interface State {
  readonly stage: number
  /** Still in, in the order of the bracket; `undefined` is a free seat beside a bye. */
  readonly seats: readonly (number | undefined)[]
  readonly firstGame: number
  readonly firstPair: number
  readonly round: number
}

/**
 * A bracket in which the first and the second of the plan can meet only in the final; seats that stay free are byes. A level
 * match goes on with one more round at a time.
 */
export function knockout(entrants: number, rounds: number, games: 1 | 2): Schedule {
  const first: State = { stage: 0, seats: bracket(entrants), firstGame: 1, firstPair: 0, round: 0 }
  let state = first
  return {
    total: undefined,
    stage(index, results) {
      if (index < state.stage) state = first
      while (state.seats.length > 1) {
        const level = playLevel(state, index, results, rounds, games)
        if (level.kind === 'stage') return level.stage
        state = level.next
      }
      return undefined
    },
  }
}

type Level =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'next'; readonly next: State }

/** One level of the bracket: its matches, and the tie-breaks of those that are level, each a stage. */
function playLevel(state: State, wanted: number, results: Results, rounds: number, games: 1 | 2): Level {
  const matches = chunk(state.seats)
  const margins = matches.map(() => 0)
  let { stage, firstGame, firstPair, round } = state
  for (let tieBreak = 0; tieBreak <= MAX_TIE_BREAKS; tieBreak++) {
    const open = matches.flatMap(([a, b], index) =>
      a !== undefined && b !== undefined && margins[index] === 0
        ? [{ index, encounter: [a, b] as Encounter }]
        : [],
    )
    if (open.length === 0) break
    const played: { index: number; number: number; isReversed: boolean }[] = []
    const stageGames = []
    for (let turn = 0; turn < (tieBreak === 0 ? rounds : 1); turn++, round++) {
      const encounters = open.map(({ encounter }) => encounter)
      for (const game of gamesOfRound(encounters, { round, games, first: firstGame, firstPair })) {
        const { index, encounter } = open[game.pair - firstPair]!
        played.push({ index, number: game.number, isReversed: game.white !== encounter[0] })
        stageGames.push(game)
      }
      firstGame += encounters.length * games
      firstPair += encounters.length
    }
    if (stage === wanted)
      return { kind: 'stage', stage: { size: stageGames.length, games: stageGames, byes: [] } }
    for (const { index, number, isReversed } of played) {
      const margin = (results.get(number) ?? 0.5) - 0.5
      margins[index]! += isReversed ? -margin : margin
    }
    stage++
  }
  const seats = matches.map(([a, b], index) =>
    a === undefined || b === undefined ? (a ?? b) : winnerOf(a, b, margins[index]!),
  )
  return { kind: 'next', next: { stage, seats, firstGame, firstPair, round } }
}

const winnerOf = (a: number, b: number, margin: number): number =>
  margin === 0 ? Math.min(a, b) : margin > 0 ? a : b

const chunk = (seats: readonly (number | undefined)[]): [number | undefined, number | undefined][] =>
  Array.from({ length: seats.length / 2 }, (_, index) => [seats[2 * index], seats[2 * index + 1]])

/** 1, then 1-2, then 1-4-3-2, ...: each seat of a smaller bracket becomes a match of two whose sum is the same. */
function bracket(entrants: number): (number | undefined)[] {
  let seats = [0]
  while (seats.length < entrants) {
    const last = seats.length * 2 - 1
    seats = seats.flatMap((seat, index) => (index % 2 === 0 ? [seat, last - seat] : [last - seat, seat]))
  }
  return seats.map((seat) => (seat < entrants ? seat : undefined))
}
