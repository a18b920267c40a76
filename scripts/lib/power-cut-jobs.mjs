import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './run.mjs'

const bin = join(root, 'apps/cli/bin/rookery.js')

/** A command that works in a folder of its own, and what it has told so far. */
class Command {
  constructor(folder, args) {
    this.output = ''
    this.errors = ''
    this.child = spawn(process.execPath, [bin, ...args], { cwd: folder })
    this.child.stdout.on('data', (chunk) => {
      this.output += chunk
      this.child.emit('told')
    })
    this.child.stderr.on('data', (chunk) => {
      this.errors += chunk
    })
    this.ended = once(this.child, 'close').then(([code, signal]) => code ?? signal)
  }

  /** As Ctrl-C does; the answer is what is wrong with how it ended. */
  async stop() {
    this.child.kill('SIGINT')
    const code = await this.ended
    // Before a command has begun its work it does not hear the signal.
    const isFine = [0, 130, 'SIGINT'].includes(code)
    return isFine ? [] : [`ended with exit code ${code}: ${this.errors || this.output}`]
  }

  /** Resolves when the output has a match, or the command has ended. */
  async until(pattern) {
    while (!pattern.test(this.output) && this.child.exitCode === null && this.child.signalCode === null)
      await Promise.race([once(this.child, 'told'), this.ended])
  }
}

async function finish(folder, args) {
  const command = new Command(folder, args)
  return { code: await command.ended, output: command.output, errors: command.errors }
}

const matchesOf = (text, pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number))

/** Self-play data: what the JSON counts is promised. */
class DataJob {
  name = 'data make'
  #base = 'data/standard-g0-n30-s3'
  #args = ['data', 'make', '--nodes', '30', '--seed', '3', '--threads', '1', '--out', 'data']

  start(folder) {
    return new Command(folder, this.#args)
  }

  promised(folder) {
    const about = join(folder, `${this.#base}.json`)
    return existsSync(about) ? JSON.parse(readFileSync(about, 'utf8')).counts.games : 0
  }

  async check(folder, promised, truth) {
    const shown = promised === 0 ? undefined : await finish(folder, ['data', 'show', `${this.#base}.records`])
    if (shown && shown.code !== 0) return [`data show says: ${shown.errors}`]
    const found = Number(/^games +(\d+)$/m.exec(shown?.output ?? '')?.[1] ?? 0)
    if (found < promised) return [`${found} games are left of ${promised}`]
    const games = Math.max(found, 1) + 3
    const { code, errors } = await finish(folder, [...this.#args, '--games', String(games)])
    if (code !== 0 || errors !== '') return [`data make goes on with exit code ${code}: ${errors}`]
    return ['records', 'games']
      .filter((ending) => !isBeginning(folder, truth, `${this.#base}.${ending}`))
      .map((ending) => `the .${ending} differ from those of the run that went on`)
  }
}

/** Whether one of two files is the beginning of the other. */
function isBeginning(folder, other, file) {
  const [a, b] = [folder, other].map((where) => readFileSync(join(where, file)))
  const length = Math.min(a.length, b.length)
  return a.subarray(0, length).equals(b.subarray(0, length))
}

/** A training: what an epoch's line tells of is promised. */
class TrainJob {
  name = 'train'
  #data = 'data/standard-g0-n10-s1.records'
  #out = 'net.checkpoint'

  async prepare(folder) {
    await finish(folder, [
      'data',
      'make',
      '--games',
      '150',
      '--nodes',
      '10',
      '--threads',
      '1',
      '--out',
      'data',
    ])
  }

  start(folder) {
    const settings = ['--width', '32', '--epochs', '5000', '--batch', '64', '--threads', '1']
    // The same games many times: with shorter epochs the disk would be written to at every moment.
    const files = new Array(12).fill(this.#data)
    return new Command(folder, ['train', ...files, ...settings, '--out', this.#out])
  }

  promised(_, told) {
    return Math.max(0, ...matchesOf(told, /^epoch (\d+) of .*\n/gm))
  }

  async check(folder, promised, truth) {
    const before = await this.#historyOf(folder)
    if (before === undefined && promised > 0) return ['the checkpoint is lost']
    const epochs = before?.length ?? 0
    if (epochs < promised) return [`${epochs} epochs are left of ${promised}`]
    const resumed = this.start(folder)
    await resumed.until(new RegExp(`^epoch ${epochs + 2} of .*\n`, 'm'))
    const faults = await resumed.stop()
    const [after, real] = [(await this.#historyOf(folder)) ?? [], (await this.#historyOf(truth)) ?? []]
    const length = Math.min(after.length, real.length)
    const isSame = JSON.stringify(after.slice(0, length)) === JSON.stringify(real.slice(0, length))
    return isSame ? faults : [...faults, 'it learned otherwise than the training that went on']
  }

  async #historyOf(folder) {
    const { readCheckpoint } = await import('@rookery/training/train')
    const read = readCheckpoint(join(folder, this.#out))
    return read.ok ? read.value.progress.history : undefined
  }
}

/** A tournament: every game that was told is promised. */
class ArenaJob {
  name = 'arena'

  start(folder) {
    const entrants = ['--engine', 'player=magpie', '--engine', 'player=fledgling']
    const plan = ['--rounds', '5000', '--maxmoves', '10', '--concurrency', '1', '--seed', '1']
    const files = ['--file', 'cut.arena', '--pgn', 'cut.pgn']
    return new Command(folder, ['arena', ...entrants, ...plan, ...files])
  }

  promised(_, told) {
    return matchesOf(told, /^game (\d+) .*\n/gm)
  }

  async check(folder, promised, truth) {
    const resumed = this.start(folder)
    await resumed.until(/^game \d+ .*\n/m)
    const faults = await resumed.stop()
    if (faults.length > 0) return faults
    const [games, real] = [await this.#gamesOf(folder), await this.#gamesOf(truth)]
    const again = new Set(this.promised(folder, resumed.output))
    const { parsePgn } = await import('@rookery/rules')
    const written = parsePgn(readFileSync(join(folder, 'cut.pgn'), 'utf8')).length
    return [
      ...promised.filter((number) => !games.has(number)).map((number) => `game ${number} is lost`),
      ...promised.filter((number) => again.has(number)).map((number) => `game ${number} is played again`),
      ...promised
        .filter((number) => games.has(number) && games.get(number) !== real.get(number))
        .map((number) => `game ${number} is changed`),
      ...(written === games.size ? [] : [`the PGN has ${written} games instead of ${games.size}`]),
    ]
  }

  /** Of a copy: the driver keeps a file open for a while, and a disk with an open file cannot be unmounted. */
  async #gamesOf(folder) {
    const { SqliteStore } = await import('@rookery/arena/node')
    const copy = mkdtempSync(join(tmpdir(), 'rookery-power-'))
    cpSync(join(folder, 'cut.arena'), join(copy, 'cut.arena'))
    const store = SqliteStore.open(join(copy, 'cut.arena'))
    try {
      return new Map([...store.games()].map((game) => [game.number, JSON.stringify(game)]))
    } finally {
      store.close()
      rmSync(copy, { recursive: true })
    }
  }
}

export const createJobs = () => [new DataJob(), new TrainJob(), new ArenaJob()]
