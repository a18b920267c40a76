import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, MemoryStore, openTournament, type Plan, seatEntrantsWith } from '@rookery/arena'
// As it is built: a worker's threads are started from there.
import {
  GamesHall,
  type GamesHallOptions,
  LiarError,
  type Link,
  openLink,
  Roll,
  runWorker,
  type WorkerOptions,
} from '@rookery/colony'
import { ok } from '@rookery/rules'
import { type RedisServer, startRedis } from '@rookery/testkit'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

/** Two minds that draw lots, so that every game is another one. */
export const planOf = (rounds: number, change: Partial<Plan> = {}): Plan => ({
  event: 'Colony',
  variant: 'standard',
  seed: 1,
  openings: [],
  adjudication: { maxMoves: 20 },
  marginMs: 50,
  stallMs: 60_000,
  entrants: (['a', 'b'] as const).map((name) => ({
    kind: 'player',
    name,
    player: 'fledgling',
    settings: {},
    control: { depth: 1 },
  })),
  schedule: { kind: 'round-robin', rounds, games: 2 },
  ...change,
})

/** Without what a clock or another machine changes. */
export const gamesOf = (store: MemoryStore): unknown[] =>
  [...store.games()].map(({ startedAt: _s, durationMs: _d, worker: _w, moves, ...game }) => ({
    ...game,
    moves: moves.map(({ elapsedMs: _e, ...move }) => move),
  }))

export async function playAlone(plan: Plan): Promise<MemoryStore> {
  const store = new MemoryStore(plan)
  await openTournament({ store, seatEntrant: seatEntrantsWith(undefined, { isLocal: true }) }).run()
  return store
}

/** More often than it is usual, so that nobody waits. */
export const BEAT_MS = 100

/** A colony for the tests of a file, each of which begins with an empty Redis; `name` is part of its folder's. */
export function setUpColony(name: string): TestColony {
  const colony = new TestColony()
  beforeAll(() => colony.begin(name))
  afterEach(() => colony.leave())
  afterAll(() => colony.end())
  return colony
}

/** A Redis and all who are connected to it, and a folder. */
class TestColony {
  server!: RedisServer
  folder = ''
  readonly #links: Link[] = []
  readonly #stops: (() => Promise<unknown>)[] = []

  async begin(name: string): Promise<void> {
    this.folder = mkdtempSync(join(tmpdir(), `rookery-${name}-`))
    this.server = await startRedis()
  }

  async end(): Promise<void> {
    await this.server?.stop()
    rmSync(this.folder, { recursive: true })
  }

  async connect(): Promise<Link> {
    const link = await openLink(this.server.url)
    if (!link.ok) throw new Error(link.faults[0]!.message)
    this.#links.push(link.value)
    return link.value
  }

  /** A worker in this process. */
  async startWorker(options: Partial<WorkerOptions> = {}): Promise<{ readonly ended: Promise<string> }> {
    const stop = new AbortController()
    const link = await this.connect()
    const ended = runWorker({ link, threads: 1, allow: ok, signal: stop.signal, beatMs: BEAT_MS, ...options })
    this.#stops.push(() => {
      stop.abort()
      return ended
    })
    return { ended }
  }

  /** The plan that is being coordinated, when it is announced. */
  async findPlan(): Promise<{ readonly link: Link; readonly roll: Roll; readonly hash: string }> {
    const link = await this.connect()
    const roll = new Roll(link)
    await expect.poll(() => roll.plans()).toHaveLength(1)
    return { link, roll, hash: (await roll.plans())[0]!.hash }
  }

  async play(
    plan: Plan,
    {
      games,
      ...options
    }: Partial<Omit<GamesHallOptions, 'games'>> & { readonly games?: Iterable<GameRecord> } = {},
  ) {
    const store = new MemoryStore(plan, games)
    const link = await this.connect()
    const stop = new AbortController()
    const tournament = openTournament({
      store,
      seatEntrant: seatEntrantsWith(),
      signal: stop.signal,
      openHall: () =>
        new GamesHall({
          link,
          plan: () => store.plan,
          games: () => store.games(),
          keepsLines: false,
          isTolerant: false,
          isOver: () => tournament.isOver,
          progress: () => ({ done: tournament.standings.games, total: tournament.total }),
          beatMs: BEAT_MS,
          // An audit starts a thread.
          auditShare: 0,
          ...options,
        }),
    })
    const run = () => {
      const running = tournament.run()
      const ended = running.catch(() => {})
      this.#stops.push(() => {
        stop.abort()
        return ended
      })
      return running
    }
    return { store, run }
  }

  /** To its end, as the command does: what a liar has played is taken out, and played again. */
  async playThrough(plan: Plan, options: Partial<GamesHallOptions> = {}) {
    const liars: string[] = []
    let games: GameRecord[] = []
    for (;;) {
      const { store, run } = await this.play(plan, { ...options, games })
      try {
        await run()
        return { store, liars }
      } catch (error) {
        if (!(error instanceof LiarError)) throw error
        liars.push(error.message)
        games = [...store.games()].filter(({ worker }) => worker !== error.worker)
      }
    }
  }

  /** All go, and nothing stays in Redis. */
  async leave(): Promise<void> {
    for (const stop of this.#stops.splice(0)) await stop()
    // Over a connection of its own: a worker that was dropped has closed the one that it had.
    await (await this.connect()).redis.flushall()
    for (const link of this.#links.splice(0)) link.close()
  }
}
