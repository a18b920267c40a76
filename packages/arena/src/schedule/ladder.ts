import { gameOdds, SCORE_PER_ELO } from '../ratings/draw-model.ts'
import { type Fit, fitPool } from '../ratings/fit-pool.ts'
import { gatherMeetings, type Meeting } from '../ratings/pool.ts'
import { Z95 } from '../statistics/normal.ts'
import { tallyOf } from '../statistics/tally.ts'
import { type Encounter, gamesOfRound, type Results, type Schedule, type Stage } from './schedule.ts'

/** How sure the ratings are to be. */
export interface Aim {
  /** Half of the 95 % interval of a rating between `from` and `to`; outside of them three times as much will do. */
  readonly error: number
  readonly from: number
  readonly to: number
}

export interface LadderOptions {
  /** Entrants whose ratings are known, by their place in the plan; without any, the first has 0. */
  readonly anchors?: readonly { readonly entrant: number; readonly elo: number }[]
  /** Without one, everybody plays all rounds. */
  readonly aim?: Aim
}

/** A belief of the weight of one game that opponents are equal keeps ratings finite, as in `ratePool`. */
const PRIOR = 1
/** Of the rating of somebody who has not played yet. */
const UNKNOWN_VARIANCE = 600 ** 2

/**
 * Each round pairs everyone whose rating is not sure enough with the opponent against whom a pair of games would make it the surest: one
 * of like strength, whose own rating is known. The more often it has met somebody, the more it prefers others, so that no rating rests
 * on one opponent. Anchors play only if they are asked.
 */
export function ladder(entrants: number, rounds: number, games: 1 | 2, options: LadderOptions): Schedule {
  let table = new LadderTable(entrants, games, options)
  let played = 0
  return {
    total: undefined,
    stage(index, results) {
      if (index >= rounds) return undefined
      if (index < played) {
        table = new LadderTable(entrants, games, options)
        played = 0
      }
      for (; played < index; played++) {
        const stage = table.pair(played)
        if (!stage) return undefined
        table.play(stage, results)
      }
      return table.pair(index)
    },
  }
}

interface Estimate {
  readonly elo: number
  readonly error: number
}

/** Whether a rating needs no more games: an anchor's needs none. */
export function isSure(estimate: Estimate | undefined, aim: Aim | undefined): boolean {
  if (!estimate) return false
  const { elo, error } = estimate
  if (error === 0 || !aim) return error === 0
  return error <= (elo >= aim.from && elo <= aim.to ? aim.error : 3 * aim.error)
}

class LadderTable {
  readonly #games: 1 | 2
  readonly #aim: Aim | undefined
  readonly #anchors: ReadonlyMap<number, number>
  /** What is guessed of those that have not played. */
  readonly #guess: number
  readonly #meetings: Meeting[] = []
  /** How often two have been paired. */
  readonly #encounters: number[][]
  /** Those that have a rating, anchors or by games, and the fit in that order. */
  #rated: readonly number[]
  #fit: Pick<Fit, 'elos' | 'covariance'>
  #gameCount = 0
  #pairCount = 0
  #stage: Stage | undefined

  constructor(entrants: number, games: 1 | 2, { anchors = [{ entrant: 0, elo: 0 }], aim }: LadderOptions) {
    this.#games = games
    this.#aim = aim
    this.#anchors = new Map(anchors.map(({ entrant, elo }) => [entrant, elo]))
    this.#guess = anchors.reduce((sum, { elo }) => sum + elo / anchors.length, 0)
    this.#encounters = Array.from({ length: entrants }, () => new Array<number>(entrants).fill(0))
    this.#rated = [...this.#anchors.keys()]
    this.#fit = {
      elos: [...this.#anchors.values()],
      covariance: this.#rated.map(() => this.#rated.map(() => 0)),
    }
  }

  /** The round that the results so far ask for; undefined when all ratings are sure. */
  pair(round: number): Stage | undefined {
    this.#stage ??= this.#makeStage(round)
    return this.#stage
  }

  play({ games }: Stage, results: Results): void {
    for (const { number, white, black } of games) {
      const tally = tallyOf(results.get(number) ?? 0.5)
      this.#meetings.push({ white: String(white), black: String(black), tally })
      this.#gameCount++
    }
    this.#stage = undefined
    this.#rated = [...this.#encounters.keys()].filter(
      (entrant) => this.#anchors.has(entrant) || this.#encounters[entrant]!.some((times) => times > 0),
    )
    const fixed = new Map([...this.#anchors].map(([entrant, elo]) => [String(entrant), elo]))
    this.#fit = fitPool(this.#rated.map(String), gatherMeetings(this.#meetings), { prior: PRIOR, fixed })
  }

  #makeStage(round: number): Stage | undefined {
    const encounters = this.#findEncounters()
    if (encounters.length === 0) return undefined
    const numbering = { first: this.#gameCount + 1, firstPair: this.#pairCount }
    this.#pairCount += encounters.length
    for (const [a, b] of encounters) {
      this.#encounters[a]![b]!++
      this.#encounters[b]![a]!++
    }
    const games = [...gamesOfRound(encounters, { round, games: this.#games, ...numbering })]
    return { size: games.length, games, byes: [] }
  }

  /** The most unsure choose first; who was chosen does not choose as well. */
  #findEncounters(): Encounter[] {
    const estimates = this.#estimate()
    const errorOf = (entrant: number) => estimates[entrant]?.error ?? Number.POSITIVE_INFINITY
    const unsure = [...estimates.keys()]
      .filter((entrant) => !isSure(estimates[entrant], this.#aim))
      .sort((a, b) => errorOf(b) - errorOf(a) || a - b)
    const seated = new Set<number>()
    return unsure.flatMap((entrant): Encounter[] => {
      const opponent = seated.has(entrant) ? undefined : this.#opponentOf(entrant)
      if (opponent === undefined) return []
      seated.add(entrant).add(opponent)
      return [[entrant, opponent]]
    })
  }

  /** By entrant; undefined for whom has not played. */
  #estimate(): (Estimate | undefined)[] {
    const estimates: (Estimate | undefined)[] = this.#encounters.map(() => undefined)
    for (const [at, entrant] of this.#rated.entries()) {
      const variance = this.#fit.covariance[at]![at]!
      estimates[entrant] = { elo: this.#fit.elos[at]!, error: Z95 * Math.sqrt(Math.max(0, variance)) }
    }
    return estimates
  }

  #opponentOf(entrant: number): number | undefined {
    const own = this.#rated.indexOf(entrant)
    let best: number | undefined
    let most = 0
    for (const [at, other] of this.#rated.entries()) {
      if (at === own) continue
      const gain = this.#gainOf(own, at) / Math.sqrt(1 + this.#encounters[entrant]![other]!)
      if (gain > most) {
        most = gain
        best = other
      }
    }
    return best
  }

  /** By how much a pair of games with another would make the variance of a rating smaller; the first may be new. */
  #gainOf(own: number, other: number): number {
    const { elos, covariance } = this.#fit
    const ownVariance = covariance[own]?.[own] ?? UNKNOWN_VARIANCE
    const shared = covariance[own]?.[other] ?? 0
    const variance = ownVariance + covariance[other]![other]! - 2 * shared
    const information = this.#games * informationOf((elos[own] ?? this.#guess) - elos[other]!, variance)
    return ((ownVariance - shared) ** 2 * information) / (1 + information * variance)
  }
}

/** What a game is expected to tell of a difference that is itself unsure: the farther it may be from even, the less. */
function informationOf(elo: number, variance: number): number {
  // The mean of a logistic curve over a normal distribution is nearly a flatter one (MacKay, Neural Computation 4, 1992).
  const flatter = 1 / Math.sqrt(1 + (Math.PI / 8) * SCORE_PER_ELO ** 2 * variance)
  const { score } = gameOdds(elo * flatter, 0)
  return SCORE_PER_ELO ** 2 * flatter * score * (1 - score)
}
