import { opposite, startPosition, type Variant, variantById } from '@rookery/rules'
import { type Hear, makeLine, type Notice } from '../match/notice.ts'
import type { PauseWatch } from '../match/pause-watch.ts'
import { type PlayedMove, playGame } from '../match/play-game.ts'
import type { SeatedEntrant } from '../match/seated-entrant.ts'
import { type Opening, parseOpening, writeOpening } from '../openings/opening.ts'
import type { ScheduledGame } from '../schedule/schedule.ts'
import type { Entrant, Plan } from './plan.ts'
import type { GameRecord } from './record.ts'

/** `tell` hears what an engine says beside the protocol. */
export type SeatEntrant = (entrant: Entrant, tell?: Hear) => SeatedEntrant

export interface SlotOptions {
  /** As it is now: it may be given more rounds. */
  readonly plan: () => Plan
  readonly seatEntrant: SeatEntrant
  readonly now: () => number
  /** The time of day, in milliseconds since 1970. */
  readonly today: () => number
  readonly pauses: PauseWatch
  /** Complaints of engines do not spoil a game. */
  readonly isTolerant: boolean
  onMove(game: ScheduledGame, move: PlayedMove): void
  onNotice(game: ScheduledGame, entrant: number, notice: Notice): void
}

export type SlotGame =
  | { readonly kind: 'played'; readonly record: GameRecord }
  | { readonly kind: 'aborted' }
  /** The runner was stopped meanwhile, so the clocks tell nothing. */
  | { readonly kind: 'paused'; readonly ms: number }
  | { readonly kind: 'spoiled'; readonly by: Complaint }

interface Complaint {
  readonly entrant: number
  readonly notice: Notice
}

/** One board. It keeps the two entrants of its last game for the next one, unless one of them failed. */
export class GameSlot {
  readonly #options: SlotOptions
  readonly #seated = new Map<number, SeatedEntrant>()
  // One for each board: a signal that many games listen to makes Node warn of a leak.
  readonly #stopping = new AbortController()
  #game: ScheduledGame | undefined
  #complaints: Complaint[] = []

  constructor(options: SlotOptions) {
    this.#options = options
  }

  async play(game: ScheduledGame): Promise<SlotGame> {
    const { now, today, pauses, isTolerant } = this.#options
    const plan = this.#options.plan()
    this.#game = game
    this.#complaints = []
    const { white, black } = game
    await this.#clear((entrant, { isAlive }) => (entrant !== white && entrant !== black) || !isAlive)
    const side = (entrant: number) => ({
      seated: this.#seat(entrant),
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
    if (!played) return { kind: 'aborted' }
    const pausedMs = pauses.since(startMs)
    if (pausedMs !== undefined && (isTimed(plan, game) || timeEndings.includes(played.ending))) {
      await this.close()
      return { kind: 'paused', ms: pausedMs }
    }
    const loser = played.winner && game[opposite(played.winner)]
    const by = this.#complaints.find((complaint) => !areLastWords(complaint, played.ending, loser))
    if (by && !isTolerant) return { kind: 'spoiled', by }
    if (isFailure(played.ending) && loser !== undefined) await this.#dismiss(loser)
    const text = writeOpening(opening)
    const record = {
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
      ...(played.detail === undefined ? {} : { detail: makeLine(played.detail) }),
      startedAt,
      durationMs: Math.round(now() - startMs),
    }
    return { kind: 'played', record }
  }

  /** Aborts the game that is going on, and all that would follow. */
  stop(): void {
    this.#stopping.abort()
  }

  async close(): Promise<void> {
    await this.#clear(() => true)
  }

  #seat(entrant: number): SeatedEntrant {
    const seated = this.#seated.get(entrant)
    if (seated) return seated
    const { seatEntrant, plan } = this.#options
    const fresh = seatEntrant(plan().entrants[entrant]!, (notice) => this.#hear(entrant, notice))
    this.#seated.set(entrant, fresh)
    return fresh
  }

  #hear(entrant: number, notice: Notice): void {
    if (!this.#game) return
    this.#options.onNotice(this.#game, entrant, notice)
    if (notice.isComplaint && this.#complaints.length < MOST_COMPLAINTS)
      this.#complaints.push({ entrant, notice })
  }

  #dismiss(entrant: number): Promise<void> {
    return this.#clear((seated) => seated === entrant)
  }

  async #clear(leaves: (entrant: number, seated: SeatedEntrant) => boolean): Promise<void> {
    const leaving = [...this.#seated].filter(([entrant, seated]) => leaves(entrant, seated))
    for (const [entrant] of leaving) this.#seated.delete(entrant)
    await Promise.all(leaving.map(([, seated]) => seated.dispose()))
  }
}

const MOST_COMPLAINTS = 100

/** Endings by the clock, the arena's own included. */
const timeEndings: readonly string[] = ['time forfeit', 'stall']

const isTimed = ({ entrants }: Plan, { white, black }: ScheduledGame): boolean =>
  [white, black].some((entrant) => {
    const { clock, moveTimeMs } = entrants[entrant]!.control
    return clock !== undefined || moveTimeMs !== undefined
  })

/** A crash is in the tables already; what it wrote to its error output on the way tells no more. */
const areLastWords = ({ entrant, notice }: Complaint, ending: string, loser: number | undefined): boolean =>
  notice.source === 'stderr' && ending === 'crash' && entrant === loser

const isFailure = (ending: string): boolean => ['crash', 'stall', 'illegal move'].includes(ending)

/** Both games of a pair and all encounters of a round differ, whatever the order in which they are played. */
const seedOf = ({ seed }: Plan, { number }: ScheduledGame): number =>
  (Math.imul(seed, 1_000_003) + number) | 0

export function variantOf(plan: Plan): Variant {
  const variant = variantById(plan.variant)
  if (!variant) throw new Error(`the plan names the unknown variant ${plan.variant}`)
  return variant
}

/** The one that a scheduled game names. */
export function openingOf(plan: Plan, index: number): Opening {
  const variant = variantOf(plan)
  const text = plan.openings[index % plan.openings.length]
  if (!text) return { start: startPosition(variant), moves: [] }
  const opening = parseOpening(text, variant)
  if (!opening.ok) throw new Error(`opening ${index + 1}: ${opening.faults[0]!.message}`)
  return opening.value
}
