import {
  type Encounter,
  gamesOfRound,
  type Results,
  type Schedule,
  type ScheduledGame,
  type Stage,
} from './schedule.ts'

/** After so many tie-breaks of one round each, the entrant that stands first in the plan goes on. */
const MAX_TIE_BREAKS = 10

export interface BracketMatch {
  /** In the order of the bracket; beside a free seat an entrant goes on without a game. */
  readonly entrants: readonly [number | undefined, number | undefined]
  readonly points: readonly [number, number]
  /** Further rounds, because it was level. */
  readonly tieBreaks: number
  /** Who goes on; `undefined` while it is not decided. */
  readonly winner: number | undefined
}

/** The matches that are played at the same time, and their games: the rounds of all of them, then tie-breaks. */
export interface BracketLevel {
  readonly matches: readonly BracketMatch[]
  readonly stages: readonly Stage[]
}

/**
 * A bracket in which the first and the second of the plan can meet only in the final; seats that stay free are byes. A level
 * match goes on with one more round at a time.
 */
export function knockout(entrants: number, rounds: number, games: 1 | 2): Schedule {
  const first = startOf(entrants)
  // The levels before it are decided, so they need not be worked out again.
  let start = first
  return {
    total: undefined,
    stage(index, results) {
      if (index < start.stage) start = first
      while (start.seats.length > 1) {
        const level = playLevel(start, rounds, games, results)
        const stage = level.stages[index - start.stage]
        if (stage || !level.next) return stage
        start = level.next
      }
      return undefined
    },
  }
}

/** All levels as far as the results decide who plays in them. */
export function bracketOf(entrants: number, rounds: number, games: 1 | 2, results: Results): BracketLevel[] {
  const levels: BracketLevel[] = []
  for (let start: LevelStart | undefined = startOf(entrants); start && start.seats.length > 1; ) {
    const { matches, stages, next }: Level = playLevel(start, rounds, games, results)
    levels.push({ matches, stages })
    start = next
  }
  return levels
}

/** Who is still in, and the first numbers that are not given yet. */
interface LevelStart {
  /** In the order of the bracket; `undefined` is a free seat beside a bye. */
  readonly seats: readonly (number | undefined)[]
  readonly stage: number
  readonly game: number
  readonly pair: number
  readonly round: number
}

const startOf = (entrants: number): LevelStart => ({
  seats: seatsOf(entrants),
  stage: 0,
  game: 1,
  pair: 0,
  round: 0,
})

interface Level extends BracketLevel {
  /** `undefined` while a match is not decided. */
  readonly next: LevelStart | undefined
}

interface OpenMatch {
  readonly entrants: readonly [number | undefined, number | undefined]
  readonly points: [number, number]
  tieBreaks: number
  isPlayed: boolean
}

function playLevel(start: LevelStart, rounds: number, games: 1 | 2, results: Results): Level {
  const matches = chunk(start.seats).map(
    (entrants): OpenMatch => ({ entrants, points: [0, 0], tieBreaks: 0, isPlayed: true }),
  )
  let { game: firstGame, pair: firstPair, round } = start
  const stages: Stage[] = []
  for (let tieBreak = 0; tieBreak <= MAX_TIE_BREAKS; tieBreak++) {
    const open = matches.filter((match) => !match.entrants.includes(undefined) && isLevel(match))
    if (open.length === 0 || matches.some(({ isPlayed }) => !isPlayed)) break
    const encounters = open.map(({ entrants }) => entrants as Encounter)
    const stageGames: ScheduledGame[] = []
    for (let turn = 0; turn < (tieBreak === 0 ? rounds : 1); turn++, round++) {
      for (const game of gamesOfRound(encounters, { round, games, first: firstGame, firstPair })) {
        stageGames.push(game)
        countGame(open[game.pair - firstPair]!, game, results.get(game.number))
      }
      firstGame += encounters.length * games
      firstPair += encounters.length
    }
    for (const match of open) match.tieBreaks = tieBreak
    stages.push({ size: stageGames.length, games: stageGames, byes: [] })
  }
  const told = matches.map((match) => {
    const { isPlayed: _, ...known } = match
    return { ...known, winner: winnerOf(match) }
  })
  const seats = told.map(({ winner }) => winner)
  const stage = start.stage + stages.length
  const next = seats.includes(undefined)
    ? undefined
    : { seats, stage, game: firstGame, pair: firstPair, round }
  return { matches: told, stages, next }
}

function countGame(match: OpenMatch, { white }: ScheduledGame, whitePoints: number | undefined): void {
  if (whitePoints === undefined) {
    match.isPlayed = false
    return
  }
  const first = white === match.entrants[0] ? 0 : 1
  match.points[first] += whitePoints
  match.points[1 - first]! += 1 - whitePoints
}

const isLevel = ({ points: [a, b] }: OpenMatch): boolean => a === b

function winnerOf(match: OpenMatch): number | undefined {
  const [a, b] = match.entrants
  if (a === undefined || b === undefined) return a ?? b
  if (!match.isPlayed) return undefined
  if (isLevel(match)) return match.tieBreaks === MAX_TIE_BREAKS ? Math.min(a, b) : undefined
  return match.points[0] > match.points[1] ? a : b
}

const chunk = (seats: readonly (number | undefined)[]): [number | undefined, number | undefined][] =>
  Array.from({ length: seats.length / 2 }, (_, index) => [seats[2 * index], seats[2 * index + 1]])

/** 1, then 1-2, then 1-4-3-2, ...: each seat of a smaller bracket becomes a match of two whose sum is the same. */
function seatsOf(entrants: number): (number | undefined)[] {
  let seats = [0]
  while (seats.length < entrants) {
    const last = seats.length * 2 - 1
    seats = seats.flatMap((seat, index) => (index % 2 === 0 ? [seat, last - seat] : [last - seat, seat]))
  }
  return seats.map((seat) => (seat < entrants ? seat : undefined))
}
