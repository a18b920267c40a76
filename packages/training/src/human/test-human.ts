import type { MynahCore } from '@rookery/players/mynah'
import { isPlayed, isUnequal } from './describe-game.ts'
import { type Foreteller, type ForetoldMove, foretellAt, type Phase, phases } from './foretell.ts'
import { drawHeldOut } from './position-file.ts'
import type { RatedGame } from './rated-games.ts'
import { type Summary, Tally } from './tally.ts'

export const BAND = 200
const LOWEST_BAND = 600
const HIGHEST_BAND = 2400

/** The band of a rating, by its lower end; those beyond the ends belong to the last ones. */
export const bandOf = (rating: number): number =>
  Math.min(HIGHEST_BAND, Math.max(LOWEST_BAND, Math.floor(rating / BAND) * BAND))

export interface HumanReport {
  readonly games: number
  readonly all: Summary
  readonly afterOpening: Summary
  /** After the opening, by the lower end of the mover's band. */
  readonly bands: readonly ({ readonly band: number } & Summary)[]
  readonly phases: readonly ({ readonly phase: Phase } & Summary)[]
}

/** The tallies of one report. */
class Tallies {
  readonly #all = new Tally()
  readonly #afterOpening = new Tally()
  readonly #bands = new Map<number, Tally>()
  readonly #phases = new Map<Phase, Tally>(phases.map((phase) => [phase, new Tally()]))
  #games = 0

  addGame(moves: readonly ForetoldMove[]): void {
    if (moves.length === 0) return
    this.#games++
    const later = moves.filter(({ phase }) => phase !== 'opening')
    this.#all.addGame(moves)
    this.#afterOpening.addGame(later)
    for (const band of new Set(later.map(({ rating }) => bandOf(rating)))) {
      const tally = this.#bands.get(band) ?? new Tally()
      this.#bands.set(band, tally)
      tally.addGame(later.filter(({ rating }) => bandOf(rating) === band))
    }
    for (const [phase, tally] of this.#phases) tally.addGame(moves.filter((move) => move.phase === phase))
  }

  report(): HumanReport {
    return {
      games: this.#games,
      all: this.#all.summary(),
      afterOpening: this.#afterOpening.summary(),
      bands: [...this.#bands]
        .sort(([a], [b]) => a - b)
        .map(([band, tally]) => ({ band, ...tally.summary() })),
      phases: [...this.#phases].map(([phase, tally]) => ({ phase, ...tally.summary() })),
    }
  }
}

interface Course {
  readonly games: AsyncIterable<RatedGame>
  readonly signal: AbortSignal
  /** Stops after so many positions. */
  readonly most?: number
  readonly report?: (games: number, positions: number) => void
}

/** Goes through the games until it is stopped or has seen enough; `take` returns how many positions a game had. */
async function goThrough(
  { games, signal, most = Number.POSITIVE_INFINITY, report }: Course,
  take: (game: RatedGame) => Promise<number>,
): Promise<void> {
  let seen = 0
  let positions = 0
  for await (const game of games) {
    if (signal.aborted || positions >= most) break
    positions += await take(game)
    report?.(++seen, positions)
  }
}

export interface TestHumanOptions extends Course {
  readonly foretell: Foreteller
}

/** How well the moves of games between people are foretold: by band, by phase, and with errors. */
export async function testHuman({ foretell, ...course }: TestHumanOptions): Promise<HumanReport> {
  const tallies = new Tallies()
  await goThrough(course, async (game) => {
    const moves = await foretell(game)
    tallies.addGame(moves)
    return moves.length
  })
  return tallies.report()
}

export interface TestMatrixOptions extends Course {
  readonly core: MynahCore
  readonly ratings: readonly (number | undefined)[]
}

/** The same by Mynah's network where every mover is taken to have each of the ratings in turn, their own for `undefined`. */
export async function testMatrix({ core, ratings, ...course }: TestMatrixOptions): Promise<HumanReport[]> {
  const tallies = ratings.map(() => new Tallies())
  await goThrough(course, async (game) => {
    const foretold = foretellAt(core, ratings, game)
    for (const [index, moves] of foretold.entries()) tallies[index]!.addGame(moves)
    return foretold[0]!.length
  })
  return tallies.map((each) => each.report())
}

/** Games between people of like and settled ratings. */
export async function* onlySettled(games: AsyncIterable<RatedGame>): AsyncGenerator<RatedGame> {
  for await (const game of games) if (!game.isProvisional && !isUnequal(game)) yield game
}

/** The games of a file that a training with this seed has held out. */
export const onlyHeldOut = (games: AsyncIterable<RatedGame>, seed: number): AsyncGenerator<RatedGame> =>
  splitOff(games, seed, true)

/** The games of a file that a training with this seed has learned from. */
export const withoutHeldOut = (games: AsyncIterable<RatedGame>, seed: number): AsyncGenerator<RatedGame> =>
  splitOff(games, seed, false)

async function* splitOff(
  games: AsyncIterable<RatedGame>,
  seed: number,
  wanted: boolean,
): AsyncGenerator<RatedGame> {
  const isHeldOut = drawHeldOut(seed)
  for await (const game of games) if (isPlayed(game) && isHeldOut() === wanted) yield game
}
