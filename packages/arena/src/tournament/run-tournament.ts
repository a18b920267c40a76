import type { PlayedMove } from '../match/play-game.ts'
import type { ScheduledGame, Stage } from '../schedule/schedule.ts'
import { type CreateContestant, GameSlot } from './game-slot.ts'
import { createSchedule } from './plan.ts'
import { type GameRecord, resultOf } from './record.ts'
import { Standings } from './standings.ts'
import type { TournamentStore } from './store.ts'

export type TournamentEvent =
  | { readonly kind: 'start'; readonly game: ScheduledGame }
  | { readonly kind: 'move'; readonly game: ScheduledGame; readonly move: PlayedMove }
  /** The game is stored. */
  | { readonly kind: 'end'; readonly record: GameRecord }

export interface TournamentOptions {
  readonly store: TournamentStore
  readonly createContestant: CreateContestant
  /** Games at once. */
  readonly concurrency?: number
  readonly signal?: AbortSignal
  readonly onEvent?: (event: TournamentEvent) => void
  readonly now?: () => number
  readonly today?: () => number
}

export interface Tournament {
  readonly standings: Standings
  /** Of the whole schedule, where that is known. */
  readonly total: number | undefined
  /** `decided`: by the SPRT; `stopped`: by the signal. */
  run(): Promise<'complete' | 'decided' | 'stopped'>
}

/** A tournament as far as its store has it; `run` plays the rest. */
export function openTournament(options: TournamentOptions): Tournament {
  const { store, concurrency = 1, onEvent = () => {} } = options
  const { plan } = store
  const schedule = createSchedule(plan)
  const standings = new Standings(plan.entrants.map(({ name }) => name))
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
  for (let stage = reachStage(0); stage && isPlayed(stage, results); stage = reachStage(stagesReached));

  const isDecided = () => plan.sprt !== undefined && standings.sprt(plan.sprt).verdict !== undefined

  const run = async () => {
    const slots = Array.from(
      { length: concurrency },
      () =>
        new GameSlot({
          plan,
          createContestant: options.createContestant,
          now: options.now ?? (() => performance.now()),
          today: options.today ?? (() => Date.now()),
          onMove: (game, move) => onEvent({ kind: 'move', game, move }),
        }),
    )
    const boards = new Boards(slots, async (slot, game) => {
      onEvent({ kind: 'start', game })
      const record = await slot.play(game)
      if (!record || boards.isStopped) return
      store.add(record)
      count(record)
      onEvent({ kind: 'end', record })
      if (isDecided()) boards.stop()
    })
    const onAbort = () => boards.stop()
    options.signal?.addEventListener('abort', onAbort)
    if (options.signal?.aborted) onAbort()
    try {
      for (let index = 0; !boards.isStopped && !isDecided(); index++) {
        const stage = reachStage(index)
        if (!stage) break
        await boards.playStage(stage, results)
      }
    } finally {
      options.signal?.removeEventListener('abort', onAbort)
      await Promise.all(slots.map((slot) => slot.close()))
    }
    return isDecided() ? 'decided' : options.signal?.aborted ? 'stopped' : 'complete'
  }
  return { standings, total: schedule.total, run }
}

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
