import { opposite, startPosition, type Variant, variantById } from '@rookery/rules'
import type { Contestant } from '../match/contestant.ts'
import { type PlayedMove, playGame } from '../match/play-game.ts'
import { type Opening, parseOpening, writeOpening } from '../openings/opening.ts'
import type { ScheduledGame } from '../schedule/schedule.ts'
import type { Entrant, Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

export type CreateContestant = (entrant: Entrant) => Contestant

export interface SlotOptions {
  readonly plan: Plan
  readonly createContestant: CreateContestant
  readonly now: () => number
  /** The time of day, in milliseconds since 1970. */
  readonly today: () => number
  onMove(game: ScheduledGame, move: PlayedMove): void
}

/** One board. It keeps the two contestants of its last game for the next one, unless one of them failed. */
export class GameSlot {
  readonly #options: SlotOptions
  readonly #seated = new Map<number, Contestant>()
  // One for each board: a signal that many games listen to makes Node warn of a leak.
  readonly #stopping = new AbortController()

  constructor(options: SlotOptions) {
    this.#options = options
  }

  /** `undefined` where the game was aborted. */
  async play(game: ScheduledGame): Promise<GameRecord | undefined> {
    const { plan, now, today } = this.#options
    const { white, black } = game
    await this.#clear((entrant, { isAlive }) => (entrant !== white && entrant !== black) || !isAlive)
    const side = (entrant: number) => ({
      contestant: this.#seat(entrant),
      control: plan.entrants[entrant]!.control,
    })
    const opening = openingOf(plan, game.opening)
    const startedAt = new Date(today()).toISOString()
    const startMs = now()
    const played = await playGame({
      start: opening.start,
      opening: opening.moves,
      sides: { white: side(white), black: side(black) },
      adjudication: plan.adjudication,
      marginMs: plan.marginMs,
      stallMs: plan.stallMs,
      seed: seedOf(plan, game),
      signal: this.#stopping.signal,
      now,
      onMove: (move) => this.#options.onMove(game, move),
    })
    if (!played) return undefined
    if (isFailure(played.ending) && played.winner) await this.#dismiss(game[opposite(played.winner)])
    const text = writeOpening(opening)
    return {
      number: game.number,
      round: game.round,
      pair: game.pair,
      white,
      black,
      fen: text.fen,
      opening: text.moves,
      moves: played.moves,
      winner: played.winner ?? null,
      ending: played.ending,
      ...(played.detail === undefined ? {} : { detail: played.detail }),
      startedAt,
      durationMs: Math.round(now() - startMs),
    }
  }

  /** Aborts the game that is going on, and all that would follow. */
  stop(): void {
    this.#stopping.abort()
  }

  async close(): Promise<void> {
    await this.#clear(() => true)
  }

  #seat(entrant: number): Contestant {
    const seated = this.#seated.get(entrant)
    if (seated) return seated
    const contestant = this.#options.createContestant(this.#options.plan.entrants[entrant]!)
    this.#seated.set(entrant, contestant)
    return contestant
  }

  #dismiss(entrant: number): Promise<void> {
    return this.#clear((seated) => seated === entrant)
  }

  async #clear(leaves: (entrant: number, contestant: Contestant) => boolean): Promise<void> {
    const leaving = [...this.#seated].filter(([entrant, contestant]) => leaves(entrant, contestant))
    for (const [entrant] of leaving) this.#seated.delete(entrant)
    await Promise.all(leaving.map(([, contestant]) => contestant.dispose()))
  }
}

const isFailure = (ending: string): boolean => ['crash', 'stall', 'illegal move'].includes(ending)

/** Both games of a pair and all encounters of a round differ, whatever the order in which they are played. */
const seedOf = ({ seed }: Plan, { number }: ScheduledGame): number =>
  (Math.imul(seed, 1_000_003) + number) | 0

export function variantOf(plan: Plan): Variant {
  const variant = variantById(plan.variant)
  if (!variant) throw new Error(`the plan names the unknown variant ${plan.variant}`)
  return variant
}

function openingOf(plan: Plan, index: number): Opening {
  const variant = variantOf(plan)
  const text = plan.openings[index % plan.openings.length]
  if (!text) return { start: startPosition(variant), moves: [] }
  const opening = parseOpening(text, variant)
  if (!opening.ok) throw new Error(`opening ${index + 1}: ${opening.faults[0]!.message}`)
  return opening.value
}
