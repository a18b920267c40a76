import type { Notice } from '../match/notice.ts'
import { PauseWatch, type StartBeat } from '../match/pause-watch.ts'
import type { ScheduledGame } from '../schedule/schedule.ts'
import { GameSlot, type SeatEntrant } from './game-slot.ts'
import type { Hall } from './hall.ts'
import type { Plan } from './plan.ts'
import type { GameRecord } from './record.ts'
import { type PlayingEvent, TournamentError } from './tournament-event.ts'

/** A machine that stops us in every attempt at a game keeps no time that could be trusted. */
const MOST_PAUSES = 10

export interface BoardsOptions {
  /** As it is now: it may be given more rounds. */
  readonly plan: () => Plan
  readonly seatEntrant: SeatEntrant
  /** Games at once. */
  readonly concurrency?: number
  readonly onEvent?: (event: PlayingEvent) => void
  readonly now?: () => number
  readonly today?: () => number
  /** Beats by which the runner sees that it was stopped itself (default: a timer). */
  readonly startBeat?: StartBeat
  /** Plays on when an engine says that it did not do what it was told; otherwise that rejects `play`. */
  readonly isTolerant?: boolean
}

/** All boards of this process. */
export class Boards implements Hall {
  readonly #plan: () => Plan
  readonly #onEvent: (event: PlayingEvent) => void
  readonly #pauses: PauseWatch
  readonly #slots: readonly GameSlot[]
  #isStopped = false

  constructor({ plan, seatEntrant, concurrency = 1, onEvent = () => {}, ...options }: BoardsOptions) {
    const now = options.now ?? (() => performance.now())
    const pauses = new PauseWatch(now, options.startBeat)
    this.#plan = plan
    this.#onEvent = onEvent
    this.#pauses = pauses
    this.#slots = Array.from(
      { length: concurrency },
      () =>
        new GameSlot({
          plan,
          seatEntrant,
          now,
          today: options.today ?? (() => Date.now()),
          pauses,
          isTolerant: options.isTolerant ?? false,
          onNotice: (game, entrant, notice) => onEvent({ kind: 'notice', game, entrant, notice }),
          onMove: (game, move) => onEvent({ kind: 'move', game, move }),
        }),
    )
  }

  stop(): void {
    this.#isStopped = true
    for (const slot of this.#slots) slot.stop()
  }

  async close(): Promise<void> {
    this.#pauses.close()
    await Promise.all(this.#slots.map((slot) => slot.close()))
  }

  /** Each board takes the next game, until there are none. */
  async play(games: Iterable<ScheduledGame>, keep: (records: readonly GameRecord[]) => void): Promise<void> {
    const waiting = games[Symbol.iterator]()
    const next = (): ScheduledGame | undefined => {
      const step = this.#isStopped ? undefined : waiting.next()
      return step?.done ? undefined : step?.value
    }
    const failures: unknown[] = []
    await Promise.all(
      this.#slots.map(async (slot) => {
        try {
          for (let game = next(); game; game = next()) {
            const record = await this.#playThrough(slot, game)
            if (record && !this.#isStopped) keep([record])
          }
        } catch (error) {
          // A store that cannot be written, or a bug: the other boards are not to play on.
          failures.push(error)
          this.stop()
        }
      }),
    )
    if (failures.length > 0) throw failures[0]
  }

  async #playThrough(slot: GameSlot, game: ScheduledGame): Promise<GameRecord | undefined> {
    for (let attempt = 0; attempt < MOST_PAUSES; attempt++) {
      this.#onEvent({ kind: 'start', game })
      const outcome = await slot.play(game)
      switch (outcome.kind) {
        case 'played':
          return outcome.record
        case 'aborted':
          return undefined
        case 'spoiled':
          throw new TournamentError('complaint', describeComplaint(this.#plan(), outcome.by))
        case 'paused':
          this.#onEvent({ kind: 'paused', game, ms: outcome.ms })
      }
    }
    throw new TournamentError(
      'paused',
      `this program was stopped in each of ${MOST_PAUSES} attempts at game ${game.number}: the machine is too busy for clocks`,
    )
  }
}

const describeComplaint = (
  { entrants }: Plan,
  { entrant, notice }: { readonly entrant: number; readonly notice: Notice },
): string => `${entrants[entrant]!.name}: ${notice.text}`
