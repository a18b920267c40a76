import type { Meeting } from '../ratings/pool.ts'
import { type Estimate, estimatePairs, estimateTally } from '../statistics/elo.ts'
import { judgeSprt, type Sprt, type SprtState } from '../statistics/sprt.ts'
import {
  addTallies,
  countsOf,
  emptyTally,
  gamesOf,
  noPairs,
  type Pentanomial,
  pointsOf,
  reverseTally,
  type Tally,
  tallyOf,
} from '../statistics/tally.ts'
import type { GameResult } from './record.ts'

export interface StandingsRow {
  readonly entrant: number
  readonly name: string
  readonly tally: Tally
  readonly pairs: Pentanomial
  readonly points: number
  /** Points by games, without those of a bye; `undefined` before the first game. */
  readonly score: number | undefined
  /** With errors from complete pairs where there are any, from single games otherwise; `undefined` while they bear none. */
  readonly estimate: Estimate | undefined
  /** Games lost by a failure of its own: crash, stall, illegal move, time forfeit. */
  readonly failures: number
  readonly byes: number
  /** Of a Swiss tournament: what orders entrants of equal points. */
  readonly tieBreaks?: TieBreaks
}

export interface TieBreaks {
  /** The points of all opponents; a bye counts as an opponent with the entrant's own. */
  readonly buchholz: number
  /** The points of each opponent, times those won against it. */
  readonly sonnebornBerger: number
}

const failures: readonly string[] = ['crash', 'stall', 'illegal move', 'time forfeit']

interface HalfPair {
  readonly white: number
  readonly points: number
}

/** The tables of a tournament, kept up to date game by game; single games are not kept. */
export class Standings {
  readonly names: readonly string[]
  readonly #tallies: Tally[]
  readonly #pairs: number[][]
  readonly #failures: number[]
  readonly #meetings = new Map<string, Tally>()
  readonly #halfPairs = new Map<number, HalfPair>()
  readonly #byes: { count: number; points: number }[]
  readonly #swissGames: number | undefined
  #games = 0

  /** `swissGames`: of a Swiss tournament, the games of each encounter. */
  constructor(names: readonly string[], swissGames?: number) {
    this.names = names
    this.#swissGames = swissGames
    this.#tallies = names.map(() => emptyTally)
    this.#pairs = names.map(() => [...noPairs])
    this.#failures = names.map(() => 0)
    this.#byes = names.map(() => ({ count: 0, points: 0 }))
  }

  get games(): number {
    return this.#games
  }

  add({ pair, white, black, points, ending }: GameResult): void {
    this.#games++
    const tally = tallyOf(points)
    this.#tallies[white] = addTallies(this.#tallies[white]!, tally)
    this.#tallies[black] = addTallies(this.#tallies[black]!, reverseTally(tally))
    const key = `${white} ${black}`
    this.#meetings.set(key, addTallies(this.#meetings.get(key) ?? emptyTally, tally))
    if (failures.includes(ending) && points !== 0.5) this.#failures[points === 1 ? black : white]!++
    const half = this.#halfPairs.get(pair)
    if (!half) {
      this.#halfPairs.set(pair, { white, points })
      return
    }
    this.#halfPairs.delete(pair)
    const blackPoints = 1 - points + half.points
    this.#pairs[half.white]![blackPoints * 2]!++
    this.#pairs[white]![(2 - blackPoints) * 2]!++
  }

  /** Points that an entrant was given without a game. */
  addBye(entrant: number, points: number): void {
    this.#byes[entrant]!.count++
    this.#byes[entrant]!.points += points
  }

  tallyOf(entrant: number): Tally {
    return this.#tallies[entrant]!
  }

  /** One entrant's games against another. */
  between(entrant: number, other: number): Tally {
    const asWhite = this.#meetings.get(`${entrant} ${other}`) ?? emptyTally
    const asBlack = this.#meetings.get(`${other} ${entrant}`) ?? emptyTally
    return addTallies(asWhite, reverseTally(asBlack))
  }

  /** The most points first, then by tie-breaks where there are any, then as in the plan. */
  rows(): StandingsRow[] {
    return this.names
      .map((_, entrant) => this.row(entrant))
      .sort(
        (a, b) =>
          b.points - a.points ||
          (b.tieBreaks?.buchholz ?? 0) - (a.tieBreaks?.buchholz ?? 0) ||
          (b.tieBreaks?.sonnebornBerger ?? 0) - (a.tieBreaks?.sonnebornBerger ?? 0) ||
          a.entrant - b.entrant,
      )
  }

  row(entrant: number): StandingsRow {
    const tally = this.#tallies[entrant]!
    const pairs = this.#pairs[entrant] as unknown as Pentanomial
    const paired = pairs.reduce((sum, count) => sum + count, 0)
    const games = gamesOf(tally)
    return {
      entrant,
      name: this.names[entrant]!,
      tally,
      pairs: [...pairs] as unknown as Pentanomial,
      points: this.#pointsOf(entrant),
      score: games === 0 ? undefined : pointsOf(tally) / games,
      estimate: paired > 0 ? estimatePairs(pairs, tally) : estimateTally(tally),
      failures: this.#failures[entrant]!,
      byes: this.#byes[entrant]!.count,
      ...(this.#swissGames === undefined ? {} : { tieBreaks: this.#tieBreaksOf(entrant, this.#swissGames) }),
    }
  }

  #pointsOf(entrant: number): number {
    return pointsOf(this.#tallies[entrant]!) + this.#byes[entrant]!.points
  }

  #tieBreaksOf(entrant: number, gamesOfEncounter: number): TieBreaks {
    const { count, points } = this.#byes[entrant]!
    const own = this.#pointsOf(entrant)
    let buchholz = count * own
    let sonnebornBerger = points * own
    for (const other of this.names.keys()) {
      const tally = this.between(entrant, other)
      buchholz += (gamesOf(tally) / gamesOfEncounter) * this.#pointsOf(other)
      sonnebornBerger += pointsOf(tally) * this.#pointsOf(other)
    }
    return { buchholz, sonnebornBerger }
  }

  meetings(): Meeting[] {
    return [...this.#meetings].map(([key, tally]) => {
      const [white, black] = key.split(' ').map(Number) as [number, number]
      return { white: this.names[white]!, black: this.names[black]!, tally }
    })
  }

  /** Of the first entrant against the second. */
  sprt(sprt: Sprt): SprtState {
    const counts = sprt.unit === 'pairs' ? this.#pairs[0]! : countsOf(this.#tallies[0]!)
    return judgeSprt(sprt, counts)
  }
}
