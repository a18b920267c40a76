import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './run.mjs'

const bin = join(root, 'apps/cli/bin/rookery.js')
const engine = join(root, 'packages/arena/src/node/fixtures/test-engine.mjs')

/** Kills fall at any time from a runner's start to well into its games. */
const LONGEST_WAIT_MS = 1500

/**
 * Plays tournaments by `rookery arena` and kills the runner and its engines at random moments, the same command being given
 * again each time. Resolves to what was found wrong.
 * @param {{ runnerKills: number, engineKills: number, rounds: number, seed: number, log?: (line: string) => void }} wishes
 */
export async function checkArenaKills({ runnerKills, engineKills, rounds, seed, log = () => {} }) {
  const { createRandom } = await import('@rookery/rules')
  const random = createRandom(seed)
  const left = { runner: runnerKills, engine: engineKills }
  const faults = []
  let games = 0
  for (let number = 1; left.runner > 0 || left.engine > 0; number++) {
    const folder = mkdtempSync(join(tmpdir(), 'rookery-kill-'))
    const tournament = new KilledTournament(folder, rounds)
    try {
      await tournament.play(left, random)
      faults.push(...(await tournament.findFaults()).map((fault) => `tournament ${number}: ${fault}`))
      games += rounds * 2
      const { runner, engine: engines } = left
      log(`tournament ${number}: ${rounds * 2} games; left to kill: runner ${runner}, engines ${engines}`)
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    }
  }
  return { faults, games }
}

class KilledTournament {
  constructor(folder, rounds) {
    this.folder = folder
    this.rounds = rounds
    this.file = join(folder, 'killed.arena')
    this.pgn = join(folder, 'killed.pgn')
    this.pids = join(folder, 'pids')
    this.engineKills = 0
    /** Records by number as they were first seen in the file, as text. */
    this.seen = new Map()
    /** How often the runners said that they stored a game. */
    this.told = new Map()
    this.faults = []
    mkdirSync(this.pids)
  }

  /** Kills while there is something left to kill with, then lets the tournament end. */
  async play(left, random) {
    for (;;) {
      const runner = this.startRunner()
      const ended = once(runner, 'close').then(([code, signal]) => ({ code, signal }))
      const isOver = () => runner.exitCode !== null || runner.signalCode !== null
      while (
        left.engine > 0 &&
        (left.runner === 0 || random.next() < left.engine / (left.engine + left.runner))
      ) {
        await Promise.race([ended, sleep(random.below(LONGEST_WAIT_MS))])
        if (isOver()) break
        if (this.killEngine(random)) left.engine--
      }
      const mayKill = left.runner > 0
      if (mayKill) await Promise.race([ended, sleep(random.below(LONGEST_WAIT_MS))])
      if (mayKill && !isOver()) {
        runner.kill('SIGKILL')
        left.runner--
      }
      const { code } = await ended
      await this.look()
      if (code === 0) return
      // An engine that is killed while it is tried out ends the command with a sentence, and the command is given again.
      const isTriedOut = code === 1 && this.lastErrors?.endsWith('ended by SIGKILL\n')
      if (code !== null && !isTriedOut)
        throw new Error(`the runner ended with exit code ${code}:\n${this.lastErrors}`)
    }
  }

  startRunner() {
    const entrant = (name, seed) => [
      ...['--engine', `cmd=${process.execPath}`, `args=${engine} ${this.pids}`, `name=${name}`],
      ...[`option.Seed=${seed}`, 'option.Delay=3'],
    ]
    const runner = spawn(process.execPath, [
      ...[bin, 'arena', ...entrant('first', 1), ...entrant('second', 2), '--each', 'depth=1'],
      ...['--rounds', String(this.rounds), '--maxmoves', '20', '--concurrency', '2'],
      ...['--file', this.file, '--pgn', this.pgn],
    ])
    let output = ''
    this.lastErrors = ''
    runner.stderr.on('data', (chunk) => {
      this.lastErrors += chunk
    })
    runner.stdout.on('data', (chunk) => {
      output += chunk
      const lines = output.split('\n')
      output = lines.pop() ?? ''
      for (const line of lines) {
        const number = Number(/^game (\d+) /.exec(line)?.[1])
        if (number) this.told.set(number, (this.told.get(number) ?? 0) + 1)
      }
    })
    return runner
  }

  killEngine(random) {
    const pids = readdirSync(this.pids).map(Number)
    const alive = pids.filter((pid) => {
      try {
        return process.kill(pid, 0)
      } catch {
        rmSync(join(this.pids, String(pid)), { force: true })
        return false
      }
    })
    if (alive.length === 0) return false
    process.kill(alive[random.below(alive.length)], 'SIGKILL')
    this.engineKills++
    return true
  }

  /** Whatever stood in the file once must stand there for ever, unchanged. */
  async look() {
    const { SqliteStore } = await import('@rookery/arena/node')
    let store
    try {
      store = SqliteStore.open(this.file)
    } catch (error) {
      // Killed before the plan was stored: then there were no games either.
      const { code } = /** @type {{ code?: string }} */ (error)
      if (code === 'no-tournament' || code === 'cannot-open') return
      throw error
    }
    const games = new Map([...store.games()].map((game) => [game.number, JSON.stringify(game)]))
    store.close()
    for (const [number, record] of this.seen)
      if (games.get(number) !== record)
        this.faults.push(`game ${number} was ${games.has(number) ? 'changed' : 'lost'}`)
    this.seen = games
  }

  async findFaults() {
    const { parsePgn } = await import('@rookery/rules')
    const faults = [...this.faults]
    const total = this.rounds * 2
    for (let number = 1; number <= total; number++) {
      if (!this.seen.has(number)) faults.push(`game ${number} is missing`)
      if ((this.told.get(number) ?? 0) > 1)
        faults.push(`game ${number} was played ${this.told.get(number)} times`)
    }
    if (this.seen.size !== total) faults.push(`there are ${this.seen.size} games instead of ${total}`)
    const crashes = [...this.seen.values()].filter((record) => JSON.parse(record).ending === 'crash').length
    if (crashes > this.engineKills)
      faults.push(`${crashes} crashes, though ${this.engineKills} engines were killed`)
    const numbers = parsePgn(readFileSync(this.pgn, 'utf8')).map((game) =>
      Number(game.ok && game.value.tags.get('GameNumber')),
    )
    if (new Set(numbers).size !== total || numbers.length !== total)
      faults.push(`the PGN has ${numbers.length} games, ${new Set(numbers).size} of them different`)
    return faults
  }
}
