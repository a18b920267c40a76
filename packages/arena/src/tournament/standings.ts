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
  /** From complete pairs where there are any, from single games otherwise; `undefined` before the first. */
  readonly estimate: Estimate | undefined
  /** Games lost by a failure of its own: crash, stall, illegal move, time forfeit. */
  readonly failures: number
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
  readonly #byes: number[]
  #games = 0

  constructor(names: readonly string[]) {
    this.names = names
    this.#tallies = names.map(() => emptyTally)
    this.#pairs = names.map(() => [...noPairs])
    this.#failures = names.map(() => 0)
    this.#byes = names.map(() => 0)
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
    this.#byes[entrant]! += points
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

  /** The most points first. */
  rows(): StandingsRow[] {
    return this.names
      .map((_, entrant) => this.row(entrant))
      .sort((a, b) => b.points - a.points || a.entrant - b.entrant)
  }

  row(entrant: number): StandingsRow {
    const tally = this.#tallies[entrant]!
    const pairs = this.#pairs[entrant] as unknown as Pentanomial
    const paired = pairs.reduce((sum, count) => sum + count, 0)
    const estimate = paired > 0 ? estimatePairs(pairs) : gamesOf(tally) > 0 ? estimateTally(tally) : undefined
    return {
      entrant,
      name: this.names[entrant]!,
      tally,
      pairs: [...pairs] as unknown as Pentanomial,
      points: pointsOf(tally) + this.#byes[entrant]!,
      estimate,
      failures: this.#failures[entrant]!,
    }
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
