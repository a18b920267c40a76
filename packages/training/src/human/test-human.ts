import { isUnequal, walkGame } from './describe-game.ts'
import { type Foreteller, type Phase, phases } from './foretell.ts'
import { drawHeldOut } from './position-file.ts'
import type { RatedGame } from './rated-games.ts'
import { type Summary, Tally } from './tally.ts'

export const BAND = 200
const LOWEST_BAND = 600
const HIGHEST_BAND = 2400

/** The band of a rating, by its lower end; those beyond the ends belong to the last ones. */
const bandOf = (rating: number): number =>
  Math.min(HIGHEST_BAND, Math.max(LOWEST_BAND, Math.floor(rating / BAND) * BAND))

export interface HumanReport {
  readonly games: number
  readonly all: Summary
  readonly afterOpening: Summary
  /** After the opening, by the lower end of the mover's band. */
  readonly bands: readonly ({ readonly band: number } & Summary)[]
  readonly phases: readonly ({ readonly phase: Phase } & Summary)[]
}

export interface TestHumanOptions {
  readonly games: AsyncIterable<RatedGame>
  readonly foretell: Foreteller
  readonly signal: AbortSignal
  /** Stops after so many positions. */
  readonly most?: number
  readonly report?: (games: number, positions: number) => void
}

/** How well the moves of games between people are foretold: by band, by phase, and with errors. */
export async function testHuman(options: TestHumanOptions): Promise<HumanReport> {
  const all = new Tally()
  const afterOpening = new Tally()
  const bands = new Map<number, Tally>()
  const byPhase = new Map<Phase, Tally>(phases.map((phase) => [phase, new Tally()]))
  let games = 0
  let positions = 0
  for await (const game of options.games) {
    if (options.signal.aborted || positions >= (options.most ?? Number.POSITIVE_INFINITY)) break
    const moves = await options.foretell(game)
    if (moves.length === 0) continue
    games++
    positions += moves.length
    const later = moves.filter(({ phase }) => phase !== 'opening')
    all.addGame(moves)
    afterOpening.addGame(later)
    for (const band of new Set(later.map(({ rating }) => bandOf(rating)))) {
      const tally = bands.get(band) ?? new Tally()
      bands.set(band, tally)
      tally.addGame(later.filter(({ rating }) => bandOf(rating) === band))
    }
    for (const [phase, tally] of byPhase) tally.addGame(moves.filter((move) => move.phase === phase))
    options.report?.(games, positions)
  }
  return {
    games,
    all: all.summary(),
    afterOpening: afterOpening.summary(),
    bands: [...bands].sort(([a], [b]) => a - b).map(([band, tally]) => ({ band, ...tally.summary() })),
    phases: [...byPhase].map(([phase, tally]) => ({ phase, ...tally.summary() })),
  }
}

/** Games between people of like and settled ratings. */
export async function* onlySettled(games: AsyncIterable<RatedGame>): AsyncGenerator<RatedGame> {
  for await (const game of games) if (!game.isProvisional && !isUnequal(game)) yield game
}

/** The games of a file that a training with this seed has held out. */
export async function* onlyHeldOut(games: AsyncIterable<RatedGame>, seed: number): AsyncGenerator<RatedGame> {
  const isHeldOut = drawHeldOut(seed)
  for await (const game of games) {
    // A game that cannot even begin is none to the trainer.
    const isPlayed = walkGame(game).next().done !== true
    if (isPlayed && isHeldOut()) yield game
  }
}
