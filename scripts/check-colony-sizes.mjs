import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/run.mjs'

// A tournament of 200 games, 50,000 positions of data and a learning plan, each on one machine and by workers that are processes of
// their own: the results must be the same. Then a worker that gives a gigabyte of junk.

const bin = join(root, 'apps/cli/bin/rookery.js')
const CREWS = [1, 2, 4]
const JUNK_BYTES = 1_000_000_000
const JUNK_RESULT = 'x'.repeat(17_000_000)

if (!(await install()) || !(await build())) process.exit(1)
const { openLink, Roll } = await import('@rookery/colony')
const { unwrap } = await import('@rookery/rules')
const { startRedis } = await import('@rookery/testkit')

const folder = mkdtempSync(join(tmpdir(), 'rookery-colony-sizes-'))
const redis = await startRedis()
const workers = []
let faults = 0

const start = (args) => spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })

async function run(args) {
  const child = start(args)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`rookery ${args.join(' ')} ended with ${code}`)
  return output
}

async function startWorkers(count) {
  while (workers.length < count) {
    const worker = start(['colony', 'work', redis.url, '--threads', '1'])
    workers.push(worker)
    await once(worker.stdout, 'data')
    worker.stdout.resume()
  }
}

async function endWorkers() {
  for (const worker of workers.splice(0)) {
    worker.kill('SIGKILL')
    await once(worker, 'close')
  }
}

function tell(what, isSame) {
  if (!isSame) faults++
  console.log(`${isSame ? 'same' : 'OTHER'}  ${what}`)
}

/** Without what a clock or another machine changes. */
async function gamesOf(file) {
  const { games } = JSON.parse(await run(['arena', 'export', file]))
  return JSON.stringify(
    games.map(({ startedAt: _s, durationMs: _d, worker: _w, moves, ...game }) => ({
      ...game,
      moves: moves.map((move) => ({ ...move, elapsedMs: 0 })),
    })),
  )
}

const tournament = (name) => [
  ...['arena', '--engine', 'player=owl', 'name=A', '--engine', 'player=magpie', 'name=B'],
  ...['--each', 'depth=2', '--maxmoves', '40', '--rounds', '100', '--file', join(folder, name)],
]
const data = (name) => [
  ...['data', 'make', '--variant', 'minichess', '--nodes', '50', '--positions', '50000', '--threads', '2'],
  ...['--out', join(folder, name)],
]
const lessons = (name) => [
  ...['learn', '--games', '1000', '--variant', 'minichess', '--seed', '5', '--no-exam', '--workers', '2'],
  ...['--teacher', 'parrot:fallback=magpie', '--against', 'fledgling'],
  ...['--store', `sqlite:${join(folder, name)}`],
]

const bytesOf = (name) =>
  readdirSync(join(folder, name))
    .sort()
    .map((file) => readFileSync(join(folder, name, file)).toString('base64'))
    .join(' ')

/** All rows of the table; which run taught them is another thing each time. */
async function rowsOf(name) {
  const text = await run([
    ...['learn', 'export', '-', '--variant', 'minichess', '--store', `sqlite:${join(folder, name)}`],
  ])
  return text
    .split('\n')
    .filter((line) => line.startsWith('{"board"'))
    .join('\n')
}

const kinds = [
  { what: 'a tournament of 200 games', args: tournament, result: (name) => gamesOf(join(folder, name)) },
  { what: 'data of 50,000 positions', args: data, result: bytesOf },
  { what: 'a table of 1,000 games', args: lessons, result: rowsOf },
]

async function compareAll() {
  for (const [index, { what, args, result }] of kinds.entries()) {
    const startMs = performance.now()
    await run(args(`alone-${index}`))
    const alone = await result(`alone-${index}`)
    console.log(`      ${what}, alone: ${((performance.now() - startMs) / 1000).toFixed(0)} s`)
    for (const count of CREWS) {
      await startWorkers(count)
      const name = `colony-${index}-${count}`
      await run([...args(name), '--colony', redis.url])
      tell(`${what}, workers: ${count}`, (await result(name)) === alone)
    }
    await endWorkers()
  }
}

/** Gives junk for every job, until it has given so much; then others play. */
async function giveJunk() {
  const coordinator = start([...tournament('junk'), '--colony', redis.url])
  coordinator.stdout.resume()
  const ended = once(coordinator, 'close')
  const link = unwrap(await openLink(redis.url))
  const roll = new Roll(link)
  let given = 0
  let liar
  while (given < JUNK_BYTES) {
    const [plan] = await roll.plans()
    liar ??= plan && link.openWorker(plan.hash, 'liar', 60_000)
    const job = await liar?.getNextJob('token', { block: false })
    if (!job) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      continue
    }
    await job.moveToCompleted(JUNK_RESULT, 'token', false)
    given += JUNK_RESULT.length
  }
  await liar.close(true)
  await startWorkers(2)
  const status = readFileSync(`/proc/${coordinator.pid}/status`, 'utf8')
  const megabytes = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000)
  await ended
  link.close()
  tell(
    `a tournament with ${Math.round(given / 1e6)} MB of junk (the coordinator had at most ${megabytes} MB)`,
    (await gamesOf(join(folder, 'junk'))) === (await gamesOf(join(folder, 'alone-0'))),
  )
}

try {
  await compareAll()
  await giveJunk()
} finally {
  await endWorkers()
  await redis.stop()
  rmSync(folder, { recursive: true, force: true })
}
console.log(faults === 0 ? 'all the same' : `${faults} differ`)
process.exitCode = faults === 0 ? 0 : 1
