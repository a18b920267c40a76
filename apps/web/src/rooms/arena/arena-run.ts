import {
  type GameRecord,
  openTournament,
  type Plan,
  type StartBeat,
  seatEntrantsWith,
  type Tournament,
  type TournamentEvent,
} from '@rookery/arena'
import { parseMindSeat } from '@rookery/play'
import { sayFaults, sayReason } from '@rookery/play/fault-words'
import { findPlayer } from '@rookery/players'
import { say } from '@rookery/words/web/arena'
import { Port, startWebWorker } from '@rookery/workers'
import { type ArenaDatabase, type KeptTournament, openArena } from './arena-database.ts'
import type { BeatCalls } from './beat-worker.ts'
import { BrowserStore } from './browser-store.ts'
import { type LiveBoard, LiveBoards } from './live-boards.ts'
import { makeTables, type Tables } from './tables.ts'

export interface ArenaView {
  readonly kept: KeptTournament
  readonly phase: 'resting' | 'running' | 'stopping'
  /** Of the schedule, where that is known beforehand. */
  readonly total: number | undefined
  readonly games: readonly GameRecord[]
  readonly boards: readonly (LiveBoard | undefined)[]
  readonly tables: Tables
  /** Why it does not go on, in a sentence. */
  readonly fault: string | undefined
}

/** As often as boards and tables are drawn anew: fast games would keep the page busy with nothing else. */
const drawMs = 100

/** A tournament of this browser, which goes on whatever room the person is in. */
export class ArenaRun {
  readonly #database: ArenaDatabase
  readonly #store: BrowserStore
  readonly #listeners = new Set<() => void>()
  readonly #boards: LiveBoards
  #kept: KeptTournament
  #tournament: Tournament
  #phase: ArenaView['phase'] = 'resting'
  #fault: string | undefined
  #stop = new AbortController()
  #games: readonly GameRecord[]
  #tables: Tables | undefined
  #view: ArenaView | undefined
  #timer: number | undefined

  constructor(database: ArenaDatabase, kept: KeptTournament, games: readonly GameRecord[]) {
    this.#database = database
    this.#kept = kept
    this.#games = games
    this.#store = new BrowserStore(
      kept.plan,
      games,
      (record) => database.addGame(kept.id, record),
      (error) => this.#refuse(error),
    )
    this.#boards = new LiveBoards(kept.plan, kept.boards)
    this.#boards.rest(games)
    this.#tournament = this.#openTournament()
    const ending = kept.ending ?? this.#foundEnding()
    if (ending) this.#kept = { ...kept, ending }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  view = (): ArenaView => {
    this.#tables ??= makeTables(this.#kept.plan, this.#tournament)
    this.#view ??= {
      kept: this.#kept,
      phase: this.#phase,
      total: this.#tournament.total,
      games: this.#games,
      boards: this.#boards.boards,
      tables: this.#tables,
      fault: this.#fault,
    }
    return this.#view
  }

  get store(): BrowserStore {
    return this.#store
  }

  /** Plays what is missing, until nothing is or it is stopped. */
  async start(): Promise<void> {
    if (this.#phase !== 'resting') return
    this.#phase = 'running'
    this.#fault = undefined
    this.#stop = new AbortController()
    this.#changed()
    try {
      await withLock(`rookery.arena.${this.#kept.id}`, () => this.#play())
    } catch (error) {
      this.#fault ??= sayReason(error)
    }
    await this.#store.settled()
    this.#boards.rest(this.#games)
    this.#phase = 'resting'
    this.#changed()
  }

  stop(): void {
    if (this.#phase !== 'running') return
    this.#phase = 'stopping'
    this.#stop.abort()
    this.#changed()
  }

  async #play(): Promise<void> {
    this.#tournament = this.#openTournament()
    const ending = await this.#tournament.run()
    await this.#store.settled()
    if (ending === 'stopped' || this.#fault !== undefined) return
    this.#kept = { ...this.#kept, ending }
    await this.#database.update(this.#kept)
  }

  #openTournament(): Tournament {
    return openTournament({
      store: this.#store,
      seatEntrant: seatEntrantsWith(),
      concurrency: this.#kept.boards,
      startBeat: startWorkerBeat,
      signal: this.#stop.signal,
      onEvent: (event) => this.#hear(event),
    })
  }

  /** A tournament of a file may be over already. */
  #foundEnding(): KeptTournament['ending'] {
    const { standings, isOver } = this.#tournament
    const { sprt } = this.#kept.plan
    if (sprt && standings.sprt(sprt).verdict !== undefined) return 'decided'
    return isOver ? 'complete' : undefined
  }

  #hear(event: TournamentEvent): void {
    switch (event.kind) {
      case 'start':
        this.#boards.start(event.game)
        break
      case 'move':
        this.#boards.move(event.game, event.move)
        break
      case 'end':
        this.#boards.end(event.record)
        this.#games = [...this.#games, event.record]
        this.#tables = undefined
        break
      case 'paused':
        this.#boards.clear(event.game)
        break
      case 'notice':
        break
    }
    this.#timer ??= window.setTimeout(() => this.#changed(), drawMs)
  }

  #refuse(error: unknown): void {
    this.#fault =
      error instanceof DOMException && error.name === 'ConstraintError'
        ? say('run.elsewhereReload')
        : say('run.notKept', { reason: sayReason(error) })
    this.#stop.abort()
  }

  #changed(): void {
    window.clearTimeout(this.#timer)
    this.#timer = undefined
    this.#view = undefined
    for (const listener of this.#listeners) listener()
  }
}

const startBeatWorker = startWebWorker(
  () => new Worker(new URL('./beat-worker.ts', import.meta.url), { type: 'module' }),
)

const startWorkerBeat: StartBeat = (beat, everyMs) => {
  const port = new Port<BeatCalls>(startBeatWorker)
  // It ends when the port is disposed of, and where the worker cannot be loaded the clocks are still right at every move.
  port.call('beat', everyMs, { report: beat }).catch(() => {})
  return () => void port.dispose()
}

/** Of two tabs with the same tournament, one plays. */
async function withLock(name: string, act: () => Promise<void>): Promise<void> {
  // Only pages of a safe origin have locks; elsewhere the games themselves tell that two tabs play them.
  if (!navigator.locks) return act()
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) throw new Error(say('run.elsewhere'))
    await act()
  })
}

const runs = new Map<string, Promise<ArenaRun | undefined>>()

/** The same one again while the page is open, so that a room that is left and entered finds it running. */
export function openRun(id: string): Promise<ArenaRun | undefined> {
  const known = runs.get(id)
  if (known) return known
  const opening = readRun(id)
  runs.set(id, opening)
  opening.then(
    (run) => run ?? runs.delete(id),
    () => runs.delete(id),
  )
  return opening
}

async function readRun(id: string): Promise<ArenaRun | undefined> {
  const database = await openArena()
  const read = await database.read(id)
  return read && new ArenaRun(database, read.kept, read.games)
}

/** Whoever deletes a tournament has stopped it. */
export async function forgetRun(id: string): Promise<void> {
  const run = await runs.get(id)?.catch(() => undefined)
  run?.stop()
  runs.delete(id)
}

/** Why a tournament of a file cannot go on in a page; undefined where it can. */
export function findObstacle({ entrants, variant }: Plan): string | undefined {
  for (const entrant of entrants) {
    const { name } = entrant
    if (entrant.kind === 'engine') return say('run.engine', { name })
    if (entrant.kind === 'person') return say('run.person', { name })
    const seat = parseMindSeat(entrant.player, entrant.settings)
    if (!seat.ok) return say('run.cannotPlay', { name, faults: sayFaults(seat.faults) })
    if (!findPlayer(entrant.player)?.variants.includes(variant))
      return say('run.doesNotPlay', { name, variant })
  }
  return undefined
}
