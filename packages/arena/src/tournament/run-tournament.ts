import type { Notice } from '../match/notice.ts'
import { PauseWatch, type StartBeat } from '../match/pause-watch.ts'
import type { PlayedMove } from '../match/play-game.ts'
import { type BracketLevel, bracketOf } from '../schedule/knockout.ts'
import type { Schedule, ScheduledGame, Stage } from '../schedule/schedule.ts'
import { GameSlot, type SeatEntrant } from './game-slot.ts'
import { createSchedule, type Plan } from './plan.ts'
import { type GameRecord, resultOf } from './record.ts'
import { Standings } from './standings.ts'
import type { TournamentStore } from './store.ts'

export type TournamentEvent =
  | { readonly kind: 'start'; readonly game: ScheduledGame }
  | { readonly kind: 'move'; readonly game: ScheduledGame; readonly move: PlayedMove }
  /** The game is stored. */
  | { readonly kind: 'end'; readonly record: GameRecord }
  /** This runner was stopped for so long; the game is begun again. */
  | { readonly kind: 'paused'; readonly game: ScheduledGame; readonly ms: number }
  /** An engine said something beside the protocol. */
  | {
      readonly kind: 'notice'
      readonly game: ScheduledGame
      readonly entrant: number
      readonly notice: Notice
    }

/** Why a tournament cannot go on, in a sentence; what is stored stays. */
export class TournamentError extends Error {
  readonly code: 'complaint' | 'paused'

  constructor(code: TournamentError['code'], message: string) {
    super(message)
    this.name = 'TournamentError'
    this.code = code
  }
}

/** A machine that stops us in every attempt at a game keeps no time that could be trusted. */
const MOST_PAUSES = 10

export interface TournamentOptions {
  readonly store: TournamentStore
  readonly seatEntrant: SeatEntrant
  /** Games at once. */
  readonly concurrency?: number
  /** Whether records keep the lines that were expected, which are longer than all the rest. */
  readonly keepsLines?: boolean
  readonly signal?: AbortSignal
  readonly onEvent?: (event: TournamentEvent) => void
  readonly now?: () => number
  readonly today?: () => number
  /** Beats by which the runner sees that it was stopped itself (default: a timer). */
  readonly startBeat?: StartBeat
  /** Plays on when an engine says that it did not do what it was told; otherwise that rejects `run`. */
  readonly isTolerant?: boolean
}

export interface Tournament {
  readonly standings: Standings
  /** Of the whole schedule, where that is known. */
  readonly total: number | undefined
  /** Of a knockout, as far as it is known who plays. */
  readonly bracket: readonly BracketLevel[] | undefined
  /** Nothing is left to play. */
  readonly isOver: boolean
  /** `decided`: by the SPRT; `stopped`: by the signal. */
  run(): Promise<'complete' | 'decided' | 'stopped'>
}

/** A tournament as far as its store has it; `run` plays the rest. */
export function openTournament(options: TournamentOptions): Tournament {
  const { store, concurrency = 1, onEvent = () => {} } = options
  const { plan } = store
  let schedule = createSchedule(plan)
  const names = plan.entrants.map(({ name }) => name)
  const standings = new Standings(names, plan.schedule.kind === 'swiss' ? plan.schedule.games : undefined)
  const results = new Map<number, number>()
  const count = (record: GameRecord) => {
    const result = resultOf(record)
    results.set(result.number, result.points)
    standings.add(result)
  }
  for (const record of store.games()) count(record)

  let stagesReached = 0
  const reachStage = (index: number): Stage | undefined => {
    const stage = schedule.stage(index, results)
    if (stage && index === stagesReached) {
      stagesReached++
      for (const { entrant, points } of stage.byes) standings.addBye(entrant, points)
    }
    return stage
  }
  const isComplete = () => {
    for (let index = 0; ; index++) {
      const stage = reachStage(index)
      if (!stage || !isPlayed(stage, results)) return !stage
    }
  }
  isComplete()

  const isDecided = () => plan.sprt !== undefined && standings.sprt(plan.sprt).verdict !== undefined
  /** More rounds, that somebody else has asked for meanwhile. */
  const refresh = () => {
    if (store.refresh?.()) schedule = createSchedule(store.plan)
  }

  const run = async () => {
    const now = options.now ?? (() => performance.now())
    const pauses = new PauseWatch(now, options.startBeat)
    const slots = Array.from(
      { length: concurrency },
      () =>
        new GameSlot({
          plan: () => store.plan,
          seatEntrant: options.seatEntrant,
          now,
          today: options.today ?? (() => Date.now()),
          pauses,
          isTolerant: options.isTolerant ?? false,
          onNotice: (game, entrant, notice) => onEvent({ kind: 'notice', game, entrant, notice }),
          onMove: (game, move) => onEvent({ kind: 'move', game, move }),
        }),
    )
    const boards = new Boards(slots, async (slot, game) => {
      const played = await playThrough(slot, game)
      if (!played || boards.isStopped) return
      const record = options.keepsLines ? played : withoutLines(played)
      store.add(record)
      count(record)
      refresh()
      onEvent({ kind: 'end', record })
      if (isDecided()) boards.stop()
    })
    const playThrough = async (slot: GameSlot, game: ScheduledGame): Promise<GameRecord | undefined> => {
      for (let attempt = 0; attempt < MOST_PAUSES; attempt++) {
        onEvent({ kind: 'start', game })
        const outcome = await slot.play(game)
        switch (outcome.kind) {
          case 'played':
            return outcome.record
          case 'aborted':
            return undefined
          case 'spoiled':
            throw new TournamentError('complaint', describeComplaint(plan, outcome.by))
          case 'paused':
            onEvent({ kind: 'paused', game, ms: outcome.ms })
        }
      }
      throw new TournamentError(
        'paused',
        `this program was stopped in each of ${MOST_PAUSES} attempts at game ${game.number}: the machine is too busy for clocks`,
      )
    }
    const onAbort = () => boards.stop()
    options.signal?.addEventListener('abort', onAbort)
    if (options.signal?.aborted) onAbort()
    try {
      for (let played: Schedule | undefined; played !== schedule; refresh()) {
        played = schedule
        for (let index = 0; !boards.isStopped && !isDecided(); index++) {
          const stage = reachStage(index)
          if (!stage) break
          await boards.playStage(stage, results)
        }
      }
    } finally {
      options.signal?.removeEventListener('abort', onAbort)
      pauses.close()
      await Promise.all(slots.map((slot) => slot.close()))
    }
    return isDecided() ? 'decided' : options.signal?.aborted ? 'stopped' : 'complete'
  }
  return {
    standings,
    get total() {
      return schedule.total
    },
    get bracket() {
      const { kind, rounds, games } = plan.schedule
      return kind === 'knockout' ? bracketOf(names.length, rounds, games, results) : undefined
    },
    get isOver() {
      return isDecided() || isComplete()
    },
    run,
  }
}

const describeComplaint = (
  { entrants }: Plan,
  { entrant, notice }: { readonly entrant: number; readonly notice: Notice },
): string => `${entrants[entrant]!.name}: ${notice.text}`

const withoutLines = (record: GameRecord): GameRecord => ({
  ...record,
  moves: record.moves.map(({ line: _, ...move }) => move),
})

function isPlayed({ games }: Stage, results: ReadonlyMap<number, number>): boolean {
  for (const { number } of games) if (!results.has(number)) return false
  return true
}

type PlayOn = (slot: GameSlot, game: ScheduledGame) => Promise<void>

/** All boards of a tournament. */
class Boards {
  readonly #slots: readonly GameSlot[]
  readonly #play: PlayOn
  #isStopped = false

  constructor(slots: readonly GameSlot[], play: PlayOn) {
    this.#slots = slots
    this.#play = play
  }

  get isStopped(): boolean {
    return this.#isStopped
  }

  stop(): void {
    this.#isStopped = true
    for (const slot of this.#slots) slot.stop()
  }

  /** Each board takes the next game that is not yet played, until there are none. */
  async playStage({ games }: Stage, results: ReadonlyMap<number, number>): Promise<void> {
    const waiting = games[Symbol.iterator]()
    const next = (): ScheduledGame | undefined => {
      for (let step = waiting.next(); !step.done; step = waiting.next())
        if (!results.has(step.value.number)) return step.value
      return undefined
    }
    const failures: unknown[] = []
    await Promise.all(
      this.#slots.map(async (slot) => {
        try {
          for (let game = next(); game && !this.#isStopped; game = next()) await this.#play(slot, game)
        } catch (error) {
          // A store that cannot be written, or a bug: the other boards are not to play on.
          failures.push(error)
          this.stop()
        }
      }),
    )
    if (failures.length > 0) throw failures[0]
  }
}
