import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLink } from '@rookery/colony'
import { unwrap } from '@rookery/rules'
import { startRedis } from '@rookery/testkit'
import { reportClaim } from '../report.ts'

const bin = fileURLToPath(new URL('../../../apps/cli/bin/rookery.js', import.meta.url))
const TURNS = 2
/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

interface Cost {
  readonly wallSeconds: number
  /** Processor time of who plays, and of who only coordinates. */
  readonly playing: number
  readonly coordinating: number
}

/**
 * The same data made by the command alone on one thread, and by a colony with one worker of one thread, in turns. Data, because
 * both play its games in a thread that stays; a tournament alone wakes each mind in a thread of its own for every game.
 */
export async function compareWithAlone(games: number): Promise<void> {
  console.log(`\n${games} games for data, alone and in a colony with one worker`)
  const costs: { readonly alone: Cost; readonly colony: Cost }[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const [alone, colony] = [await playAlone(games), await playInColony(games)]
    costs.push({ alone, colony })
    console.log(
      `  alone ${seconds(alone.wallSeconds)} (processor ${seconds(alone.playing)}), ` +
        `in a colony ${seconds(colony.wallSeconds)} (processor: worker ${seconds(colony.playing)}, ` +
        `coordinator with its audits and Redis ${seconds(colony.coordinating)})`,
    )
  }
  const sum = (pick: (cost: (typeof costs)[number]) => number) =>
    costs.reduce((total, cost) => total + pick(cost), 0)
  const alone = sum((cost) => cost.alone.playing)
  const wall = sum(({ colony }) => colony.wallSeconds) / sum((cost) => cost.alone.wallSeconds)
  const worker = sum(({ colony }) => colony.playing) / alone
  const all = sum(({ colony }) => colony.playing + colony.coordinating) / alone
  console.log(
    `  ratio of the time ${wall.toFixed(3)}, of the worker's processor ${worker.toFixed(3)}, of all processors ${all.toFixed(3)}`,
  )
  reportClaim('at most 3 % more of all processors for the same games', all <= 1.03)
}

const seconds = (value: number): string => `${value.toFixed(1)} s`

const work = (games: number, folder: string): string[] => [
  ...[bin, 'data', 'make', '--threads', '1', '--games', String(games), '--out', folder],
]

async function withFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-bench-'))
  try {
    return await act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function run(args: readonly string[]): Promise<{ wallSeconds: number; processor: number }> {
  const before = processorOfEnded()
  const startMs = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`rookery data make ended with ${code}`)
  return { wallSeconds: (performance.now() - startMs) / 1000, processor: processorOfEnded() - before }
}

const playAlone = (games: number): Promise<Cost> =>
  withFolder(async (folder) => {
    const { wallSeconds, processor } = await run(work(games, folder))
    return { wallSeconds, playing: processor, coordinating: 0 }
  })

const playInColony = (games: number): Promise<Cost> =>
  withFolder(async (folder) => {
    const redis = await startRedis(['--appendfsync', 'everysec'])
    const worker = spawn(process.execPath, [bin, 'colony', 'work', redis.url, '--threads', '1'])
    try {
      await once(worker.stdout, 'data')
      worker.stdout.resume()
      const pids = [worker.pid!, await findPid(redis.url)]
      const before = pids.map(processorOf)
      const { wallSeconds, processor } = await run([...work(games, folder), '--colony', redis.url])
      const [playing = 0, storing = 0] = pids.map((pid, index) => processorOf(pid) - before[index]!)
      return { wallSeconds, playing, coordinating: processor + storing }
    } finally {
      worker.kill('SIGKILL')
      await once(worker, 'close')
      await redis.stop()
    }
  })

async function findPid(url: string): Promise<number> {
  const link = unwrap(await openLink(url))
  const info = await link.redis.info('server')
  link.close()
  return Number(/^process_id:(\d+)/m.exec(info)?.[1])
}

/** User and system time, in seconds; the name in parentheses may have spaces. */
function fieldsOf(pid: number | 'self'): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS_PER_SECOND)
}

function processorOf(pid: number): number {
  const [user = 0, system = 0] = fieldsOf(pid)
  return user + system
}

/** Of all processes that this one has started and that have ended. */
function processorOfEnded(): number {
  const [, , user = 0, system = 0] = fieldsOf('self')
  return user + system
}
