import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const bin = join(root, 'apps/cli/bin/rookery.js')
const LEASE_SECONDS = 2
/** Kills fall at any time from a command's start to well into its games. */
const LONGEST_WAIT_MS = 3000
/** A tournament that nobody disturbs any more takes a fraction of it. */
const LONGEST_END_MS = 120_000
/** A worker that does nothing of so many tournaments is idle; of one, the others may have done all before it was awake. */
const UNDISTURBED = 5

/**
 * Plays tournaments by `rookery arena --colony`, and kills workers, the coordinator and Redis at random moments, and stops workers
 * for longer than their lease; whatever ends is started again. Resolves to what was found wrong.
 * @param {{ kills: number, stops: number, workers: number, rounds: number, seed: number, log?: (line: string) => void }} wishes
 */
export async function checkColonyKills({ kills, stops, workers, rounds, seed, log = () => {} }) {
  const { createRandom } = await import('@rookery/rules')
  const { startRedis } = await import('@rookery/testkit')
  const folder = mkdtempSync(join(tmpdir(), 'rookery-colony-kill-'))
  const colony = new KilledColony(await startRedis(), folder, rounds, createRandom(seed))
  try {
    for (let index = 0; index < workers; index++) colony.startWorker()
    const left = { kills, stops }
    let tournaments = 0
    do {
      await colony.play(`killed-${++tournaments}`, left)
      log(`tournament ${tournaments}: ${rounds * 2} games; left: ${left.kills} kills, ${left.stops} stops`)
    } while (left.kills > 0 || left.stops > 0)
    await colony.playUndisturbed()
    await colony.compare()
    return { faults: colony.faults, tournaments, killed: colony.killed }
  } finally {
    await colony.end()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

const isRedisAway = ({ errors }) => /Redis at \S+ cannot be reached/.test(errors)

class KilledColony {
  constructor(redis, folder, rounds, random) {
    this.redis = redis
    this.folder = folder
    this.rounds = rounds
    this.random = random
    this.workers = new Set()
    this.faults = []
    this.played = new Map()
    this.killed = { worker: 0, coordinator: 0, redis: 0, stopped: 0 }
  }

  args(name) {
    return [
      ...['arena', '--engine', 'player=fledgling', 'name=A', '--engine', 'player=magpie', 'name=B'],
      ...['--each', 'depth=1', '--maxmoves', '30', '--rounds', String(this.rounds)],
      ...['--file', this.file(name)],
    ]
  }

  file(name) {
    return join(this.folder, `${name}.arena`)
  }

  start(args) {
    const child = spawn(process.execPath, [bin, ...args])
    const run = { child, output: '', errors: '' }
    child.stdout.on('data', (chunk) => {
      run.output += chunk
    })
    child.stderr.on('data', (chunk) => {
      run.errors += chunk
    })
    return run
  }

  startWorker() {
    const args = ['colony', 'work', this.redis.url, '--threads', '1', '--lease', String(LEASE_SECONDS)]
    const worker = this.start(args)
    this.workers.add(worker)
    worker.child.once('exit', (code) => {
      this.workers.delete(worker)
      // Redis may be away just when a worker looks for it; then it says so, and is started again.
      if (code === 1 && isRedisAway(worker)) this.startWorker()
      else if (code !== null && code !== 0)
        this.faults.push(`a worker ended with exit code ${code}: ${worker.errors}`)
    })
    return worker
  }

  /** In this process, where minds need not be woken in threads. */
  async playAlone() {
    const { MemoryStore, openTournament, seatEntrantsWith } = await import('@rookery/arena')
    const { SqliteStore } = await import('@rookery/arena/node')
    const file = SqliteStore.read(this.file('undisturbed'))
    const store = new MemoryStore(file.plan)
    file.close()
    await openTournament({ store, seatEntrant: seatEntrantsWith(undefined, { isLocal: true }) }).run()
    return withoutTimes(store)
  }

  /** Plays a tournament to its end, with what is left to kill; the command is given again whenever it was killed. */
  async play(name, left) {
    const told = new Map()
    for (;;) {
      const run = this.start([...this.args(name), '--colony', this.redis.url])
      const ended = once(run.child, 'close')
      const isOver = () => run.child.exitCode !== null || run.child.signalCode !== null
      while (left.kills + left.stops > 0 && !isOver()) {
        await Promise.race([ended, sleep(this.random.below(LONGEST_WAIT_MS))])
        if (!isOver()) await this.disturb(run.child, left)
      }
      const [code] = await Promise.race([ended, sleep(LONGEST_END_MS, ['late'], { ref: false })])
      if (code === 'late') {
        this.faults.push(`${name} did not end: ${run.output.slice(-500)}`)
        run.child.kill('SIGKILL')
        await ended
        return run
      }
      for (const [, number] of run.output.matchAll(/^game (\d+) /gm))
        told.set(number, (told.get(number) ?? 0) + 1)
      if (code === 0) {
        this.note(name, await this.gamesOf(name), told)
        return run
      }
      if (code !== null && !(code === 1 && isRedisAway(run))) {
        this.faults.push(`${name} ended with exit code ${code}: ${run.errors}`)
        return run
      }
    }
  }

  async disturb(coordinator, left) {
    if (this.random.below(left.kills + left.stops) < left.stops) {
      left.stops--
      await this.stopWorker()
      return
    }
    left.kills--
    const victim = ['worker', 'coordinator', 'redis'][this.random.below(3)]
    this.killed[victim]++
    if (victim === 'worker') {
      this.chooseWorker().child.kill('SIGKILL')
      this.startWorker()
    } else if (victim === 'coordinator') coordinator.kill('SIGKILL')
    else {
      await this.redis.kill()
      await sleep(this.random.below(500))
      await this.redis.start()
    }
  }

  chooseWorker() {
    const all = [...this.workers].filter(({ child }) => child.exitCode === null && child.signalCode === null)
    return all[this.random.below(all.length)]
  }

  /** For longer than its lease; meanwhile everything else goes on. */
  async stopWorker() {
    const { child } = this.chooseWorker()
    this.killed.stopped++
    child.kill('SIGSTOP')
    await sleep(LEASE_SECONDS * 1000 + 1500)
    child.kill('SIGCONT')
  }

  /** Whoever lives through all of it must still work. */
  async playUndisturbed() {
    await this.awaitWorkers()
    for (const worker of this.workers) worker.output = ''
    const findIdle = () => [...this.workers].filter(({ output }) => !/: \d+ in /.test(output))
    for (let number = 1; number === 1 || (number <= UNDISTURBED && findIdle().length > 0); number++)
      await this.play(number === 1 ? 'undisturbed' : `undisturbed-${number}`, { kills: 0, stops: 0 })
    for (const { child } of findIdle()) this.faults.push(`worker ${child.pid} was idle while there was work`)
  }

  /** Until those that were started last have said that they begin; each start takes seconds on a busy machine. */
  async awaitWorkers() {
    const end = sleep(LONGEST_END_MS, 'late', { ref: false })
    for (;;) {
      const silent = [...this.workers].find(({ output }) => output === '')
      if (!silent) return
      const { child } = silent
      if ((await Promise.race([once(child.stdout, 'data'), once(child, 'exit'), end])) !== 'late') continue
      this.faults.push(`worker ${child.pid} did not begin: ${silent.errors}`)
      return
    }
  }

  note(name, games, told) {
    this.played.set(name, games)
    for (const [number, count] of told)
      if (count > 1) this.faults.push(`${name}: game ${number} was stored ${count} times`)
  }

  async compare() {
    const alone = JSON.stringify(await this.playAlone())
    for (const [name, games] of this.played)
      if (JSON.stringify(games) !== alone)
        this.faults.push(`${name} has other games than one that was played alone (${games.length})`)
  }

  async gamesOf(name) {
    const { SqliteStore } = await import('@rookery/arena/node')
    const store = SqliteStore.read(this.file(name))
    const games = withoutTimes(store)
    store.close()
    return games
  }

  async end() {
    for (const { child } of this.workers) {
      child.removeAllListeners('exit')
      child.kill('SIGKILL')
    }
    await this.redis.stop()
  }
}

/** The games without what a clock or another machine changes. */
const withoutTimes = (store) =>
  [...store.games()].map(({ startedAt, durationMs, worker, moves, ...game }) => ({
    ...game,
    moves: moves.map(({ elapsedMs, ...move }) => move),
  }))
