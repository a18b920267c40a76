import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Plan } from '@rookery/arena'
import { expect, it } from 'vitest'
import { planOf, setUpColony } from '../colony.fixture.ts'

const colony = setUpColony('clocks')

/** Plays a move of either side, and writes down what it is told of the clocks. */
const engine = `
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
let hasMoves = false
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line === 'uci') console.log('uciok')
  if (line === 'isready') console.log('readyok')
  if (line.startsWith('position')) hasMoves = line.includes('moves')
  if (!line.startsWith('go')) return
  appendFileSync(process.argv[2], line + '\\n')
  console.log('bestmove ' + (hasMoves ? 'e7e5' : 'e2e4'))
})`

/** A worker of this speed, which runs the engine for everybody, and tells its events. */
const worker = `
const { openLink, runWorker } = await import(${JSON.stringify(new URL('../../dist/index.js', import.meta.url).href)})
const [url, engine, log, perSecond] = process.argv.slice(1)
const stop = new AbortController()
process.on('SIGTERM', () => stop.abort())
const link = (await openLink(url)).value
await runWorker({
  link,
  threads: 1,
  name: 'slow',
  signal: stop.signal,
  allow: (entrant) => ({ ok: true, value: { ...entrant, command: process.execPath, args: [engine, log] } }),
  measure: async () => ({ perSecond: Number(perSecond), spread: 0 }),
  onEvent: (event) => console.log(JSON.stringify(event)),
})
link.close()`

const clock = { baseMs: 60_000, incrementMs: 100 }
const withClocks = (): Plan =>
  planOf(1, {
    adjudication: { maxMoves: 1 },
    entrants: ['a', 'b'].map((name) => ({
      ...{ kind: 'engine', name, command: 'nobody', args: [], options: {}, control: { clock } },
    })) as unknown as Plan['entrants'],
  })
/** Of the coordinator's machine. */
const measure = async () => ({ perSecond: 10, spread: 0 })

it('a worker that is slower gives more time, and tells what was used in the time of the plan', async () => {
  const [engineFile, log] = [join(colony.folder, 'engine.mjs'), join(colony.folder, 'clocks')]
  writeFileSync(engineFile, engine)
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', worker, colony.server.url, engineFile, log, '4'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const events: { kind: string; title?: string; scale?: number }[] = []
  createInterface({ input: child.stdout }).on('line', (line) => events.push(JSON.parse(line)))
  try {
    const { store, run } = await colony.play(withClocks(), { measure })
    expect(await run()).toBe('complete')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'scaled', title: 'Colony', scale: 2.5 }))
    const told = readFileSync(log, 'utf8').trim().split('\n')
    expect(told).toHaveLength(4)
    expect(told[0]).toBe('go wtime 150250 btime 150250 winc 250 binc 250')
    for (const { clockMs } of [...store.games()].flatMap(({ moves }) => moves))
      expect(clockMs).toBeLessThanOrEqual(clock.baseMs + 2 * clock.incrementMs)
  } finally {
    child.kill('SIGTERM')
    await once(child, 'close')
  }
})

it('a coordinator hears of a worker that takes no part, and why', async () => {
  const notices: string[] = []
  const { run } = await colony.play(withClocks(), { measure, onNotice: (line) => notices.push(line) })
  run().catch(() => {})
  await colony.startWorker({ name: 'noisy', measure: async () => ({ perSecond: 4, spread: 0.3 }) })
  await expect
    .poll(() => notices)
    .toEqual([
      'worker noisy takes no part: the speed of this machine varies by 30 %, and the games have clocks: it plays only what is limited by nodes or depth, unless it is started with --any-speed; while it is idle, it measures again every minute',
      'every worker that is here takes no part, so nothing is done: one that does is waited for (without --colony, this machine does it alone)',
    ])
})
