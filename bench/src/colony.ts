import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Entrant, MemoryStore, openTournament, type Plan, seatEntrantsWith } from '@rookery/arena'
import { SqliteStore } from '@rookery/arena/node'
import { GamesHall, type Link, openLink, ownVersion, runWorker } from '@rookery/colony'
import { ok, unwrap } from '@rookery/rules'
import { type RedisServer, startRedis } from '@rookery/testkit'
import { compareWithAlone } from './colony/same-work.ts'
import { finishReport, reportClaim, reportRate } from './report.ts'

const instantWorkers = fileURLToPath(new URL('./colony/instant-workers.js', import.meta.url))

function planOf(rounds: number, nodes: number, maxMoves: number): Plan {
  const entrant = (name: string): Entrant => ({
    kind: 'player',
    name,
    player: 'owl',
    settings: {},
    control: { nodes },
  })
  return {
    event: 'bench',
    variant: 'standard',
    entrants: [entrant('a'), entrant('b')],
    schedule: { kind: 'round-robin', rounds, games: 2 },
    openings: [],
    seed: 1,
    adjudication: { maxMoves },
    marginMs: 1000,
    stallMs: 60_000,
  }
}

/** Plays in a colony for so long, or to the end, into a file as the command does. */
async function play(link: Link, plan: Plan, forMs = Infinity, jobMs?: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'))
  const store = SqliteStore.openOrCreate(join(folder, 'bench.arena'), plan)
  const stop = new AbortController()
  try {
    const tournament = openTournament({
      store,
      seatEntrant: seatEntrantsWith(),
      signal: stop.signal,
      onEvent: () => {
        if (performance.now() - startMs > forMs) stop.abort()
      },
      openHall: () =>
        new GamesHall({
          link,
          plan: () => plan,
          keepsLines: false,
          isTolerant: false,
          isOver: () => true,
          auditShare: 0,
          ...(jobMs === undefined ? {} : { jobMs }),
          progress: () => ({ done: tournament.standings.games, total: tournament.total }),
        }),
    })
    const startMs = performance.now()
    await tournament.run()
    return tournament.standings.games
  } finally {
    store.close()
    rmSync(folder, { recursive: true })
  }
}

async function withRedis<T>(act: (server: RedisServer, link: Link) => Promise<T>): Promise<T> {
  const server = await startRedis(['--appendfsync', 'everysec'])
  const link = unwrap(await openLink(server.url))
  try {
    return await act(server, link)
  } finally {
    link.close()
    await server.stop()
  }
}

/** Pairs of games per second that one coordinator folds in, from so many workers that answer at once. */
async function foldIn(workers: number, game: string): Promise<number> {
  return withRedis(async (server, link) => {
    const child = spawn(process.execPath, [instantWorkers, server.url, String(workers), game, ownVersion()])
    await once(child.stdout, 'data')
    const before = await readTraffic(link)
    const startMs = performance.now()
    const cpuBefore = process.cpuUsage()
    // A result of a minute for each pair keeps jobs at one pair.
    const games = await play(link, planOf(500_000, 100, 20), 8000)
    const seconds = (performance.now() - startMs) / 1000
    const { user, system } = process.cpuUsage(cpuBefore)
    const after = await readTraffic(link)
    await end(child)
    const perGame = (field: keyof typeof after) => ((after[field] - before[field]) / games).toFixed(1)
    console.log(
      `${String(workers).padStart(4)} workers: ${(games / 2 / seconds).toFixed(0).padStart(6)} results/s, ` +
        `${((user + system) / 1000 / (games / 2)).toFixed(2)} ms of the coordinator's processor for each, ` +
        `per game ${perGame('commands')} commands, ${perGame('bytes')} bytes`,
    )
    return games / 2 / seconds
  })
}

async function readTraffic({ redis }: Link): Promise<{ readonly commands: number; readonly bytes: number }> {
  const info = await redis.info('stats')
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1])
  const bytes = read('total_net_input_bytes') + read('total_net_output_bytes')
  return { commands: read('total_commands_processed'), bytes }
}

async function end(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** What a thread of a worker loses between two jobs. */
async function measureGap(): Promise<void> {
  await withRedis(async (server, link) => {
    const stop = new AbortController()
    const own = unwrap(await openLink(server.url))
    let busyMs = 0
    let jobs = 0
    let firstMs: number | undefined
    let lastMs = 0
    const working = runWorker({
      link: own,
      threads: 1,
      allow: ok,
      signal: stop.signal,
      onEvent: (event) => {
        if (event.kind !== 'done') return
        lastMs = performance.now()
        // The first job wakes the thread.
        if (firstMs === undefined) firstMs = lastMs
        else {
          busyMs += event.elapsedMs
          jobs++
        }
      },
    })
    await play(link, planOf(200, 300, 20), Infinity, 500)
    stop.abort()
    await working
    own.close()
    const gapMs = (lastMs - firstMs! - busyMs) / jobs
    console.log(
      `between two jobs ${gapMs.toFixed(1)} ms (${jobs} jobs of ${(busyMs / jobs).toFixed(0)} ms): ` +
        `${((100 * gapMs) / 60_000).toFixed(3)} % of jobs of 60 s`,
    )
    reportClaim('at most 3 % of jobs of 60 s', gapMs <= 0.03 * 60_000)
  })
}

async function makeGame(): Promise<string> {
  const store = new MemoryStore(planOf(1, 100, 20))
  await openTournament({ store, seatEntrant: seatEntrantsWith(undefined, { isLocal: true }) }).run()
  return JSON.stringify([...store.games()][0])
}

/** Played for data alone and in a colony: some minutes each. */
const GAMES = 24_000

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { games: { type: 'string', default: String(GAMES) }, only: { type: 'string' } },
})
if (values.only !== 'fold') await compareWithAlone(Number(values.games))
if (values.only !== 'same') {
  await measureGap()
  const game = await makeGame()
  let best = 0
  for (let workers = 1; workers <= 512; workers *= 2) best = Math.max(best, await foldIn(workers, game))
  reportRate('results that one coordinator folds in', best, 'results', 1000)
}
finishReport()
