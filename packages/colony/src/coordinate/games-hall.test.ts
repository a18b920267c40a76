import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plan } from '@rookery/arena'
import { ok } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { gamesOf, planOf, playAlone, setUpColony } from '../colony.fixture.ts'
import { makeGamesPlan } from '../games/games-plan.ts'
import { openGamesRunner } from '../games/run-games.ts'
import { Roll } from '../roll.ts'
import { ownVersion } from '../version.ts'
import type { AllowEntrant } from '../worker/plan-book.ts'
import { Desk } from './desk.ts'
import { JobQueue } from './job-queue.ts'

const colony = setUpColony('games')
const place = () => `Redis at 127.0.0.1:${colony.server.port}`

describe('a tournament in a colony', () => {
  it.each([1, 3])('is the same as alone with %i workers, and leaves nothing in Redis', async (workers) => {
    const plan = planOf(12)
    for (let count = 0; count < workers; count++) await colony.startWorker()
    const { store, run } = await colony.play(plan, { auditShare: 0.01 })
    expect(await run()).toBe('complete')
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
    const link = await colony.connect()
    expect((await link.redis.keys('*')).filter((key) => key !== 'rookery:workers')).toEqual([])
  })

  it('waits for its workers', async () => {
    const { store, run } = await colony.play(planOf(1))
    const ended = run()
    await colony.startWorker()
    expect(await ended).toBe('complete')
    expect([...store.games()].map(({ number }) => number)).toEqual([1, 2])
  })

  it('of several stages, with entrants that sit one out, is the same as alone', async () => {
    const entrants = ['a', 'b', 'c'].map((name) => ({ ...planOf(1).entrants[0]!, name }))
    const plan = planOf(3, { entrants, schedule: { kind: 'swiss', rounds: 3, games: 2 } })
    await colony.startWorker({ threads: 2 })
    const { store, run } = await colony.play(plan)
    expect(await run()).toBe('complete')
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(plan)))
  })

  it('is coordinated by one process at a time', async () => {
    const plan = planOf(2)
    const first = await colony.play(plan)
    const running = first.run()
    const second = await colony.play(plan)
    await expect.poll(async () => new Roll(await colony.connect()).plans()).toHaveLength(1)
    // The claim is this process's, which is why it is made another's here.
    const link = await colony.connect()
    const [claim] = await link.redis.keys('rookery:claim:*')
    await link.redis.set(claim!, '1@elsewhere', 'PX', 60_000)
    await expect(second.run()).rejects.toThrow(
      'the same plan is coordinated by process 1 on elsewhere already',
    )
    await expect(running).rejects.toThrow('the same plan is coordinated by process 1 on elsewhere already')
  })

  it('that somebody stops ends with a sentence', async () => {
    const { run } = await colony.play(planOf(2))
    const ended = expect(run()).rejects.toThrow('somebody has stopped this plan by `rookery colony stop`')
    const roll = new Roll(await colony.connect())
    await expect.poll(() => roll.plans()).toHaveLength(1)
    const [plan] = await roll.plans()
    await roll.askToStop(plan!.hash)
    await ended
  })
})

it('a Redis that goes away and comes back is told of', async () => {
  const notices: string[] = []
  const { run } = await colony.play(planOf(1), { onNotice: (line) => notices.push(line) })
  const ended = run()
  const roll = new Roll(await colony.connect())
  await expect.poll(() => roll.plans()).toHaveLength(1)
  await colony.server.kill()
  const away = `${place()} does not answer; it is waited for`
  await expect.poll(() => notices).toEqual([away])
  await colony.server.start()
  await colony.startWorker()
  expect(await ended).toBe('complete')
  expect(notices).toEqual([away, `${place()} is there again`])
})

it('a Redis whose memory is full is told of while a tournament runs, and begins no other', async () => {
  const full = `${place()} refuses to work: its memory is full (maxmemory)`
  const notices: string[] = []
  const first = await colony.play(planOf(1), { onNotice: (line) => notices.push(line) })
  const ended = first.run()
  const { redis } = await colony.connect()
  // Its jobs are queued, so that it has begun.
  await expect.poll(() => redis.keys('rookery:*:wait')).toHaveLength(1)
  try {
    await redis.config('SET', 'maxmemory', '1')
    await expect.poll(() => notices).toEqual([full])
    const second = await colony.play(planOf(1, { seed: 2 }))
    await expect(second.run()).rejects.toThrow(full)
  } finally {
    await redis.config('SET', 'maxmemory', '0')
  }
  await colony.startWorker()
  expect(await ended).toBe('complete')
})

const engine = { kind: 'engine', name: 'e', args: [], options: {}, control: { depth: 1 } } as const
const withEngine = (rounds: number, command: string): Plan =>
  planOf(rounds, {
    adjudication: { maxMoves: 2 },
    entrants: [planOf(1).entrants[0]!, { ...engine, command }],
  })
const testEngine = fileURLToPath(new URL('../../../arena/src/node/fixtures/test-engine.mjs', import.meta.url))
/** Its own command plays for every engine. */
const playBy =
  (command: string, ...args: string[]): AllowEntrant =>
  (entrant) =>
    ok(entrant.kind === 'engine' ? { ...entrant, command, args } : entrant)

/** Starts once, and then never again. */
const makeOnceEngine = (mark: string): string => `
import { existsSync, writeFileSync } from 'node:fs'
if (existsSync(${JSON.stringify(mark)})) process.exit(3)
writeFileSync(${JSON.stringify(mark)}, '')
await import(${JSON.stringify(testEngine)})`

/** A worker that is known before it is there. */
async function announce(name: string): Promise<void> {
  const about = { host: 'here', pid: 1, version: ownVersion(), threads: 1, busy: 0, jobs: 0, units: 0 }
  const roll = new Roll(await colony.connect())
  await roll.announceWorker(name, { ...about, startedAt: 0, seenAt: Date.now() + 20_000 })
}

describe('jobs', () => {
  it('of the last audits are for workers that have nothing else to do', async () => {
    await announce('one')
    await announce('two')
    const link = await colony.connect()
    const plan = 'a'.repeat(64)
    const here: (readonly number[])[] = []
    const desk = new Desk<number, number>(plan, new JobQueue(link, plan), new Roll(link), {
      jobMs: 1000,
      auditShare: 1,
      parseDone: (unit) => ok(unit),
      fingerprint: String,
      redo: (units) => {
        here.push(units)
        return new Promise(() => {})
      },
    })
    await desk.takeUp()
    desk.begin([1, 2, 3, 4, 5, 6].values())
    await desk.fill({ done: 0, total: 6 })
    desk.check(() => {})
    const worker = link.openWorker(plan, 'one', 60_000)
    const next = () => worker.getNextJob('token', { block: false })
    for (let job = await next(); job; job = await next())
      await job.moveToCompleted(
        { plan, version: ownVersion(), elapsedMs: 1, done: job.data.units },
        'token',
        false,
      )
    expect(await desk.collect()).toEqual([])
    desk.check(() => {})
    await desk.fill({ done: 0, total: 6 })
    // One of the three is being done by the coordinator: which, is as chance has it where they came in within a millisecond.
    const waiting = await link.openQueue(plan).getWaiting()
    expect([here.length, waiting.map(({ data }) => data.avoid)]).toEqual([1, ['one', 'one']])
    expect([...here, ...waiting.map(({ data }) => data.units)].sort()).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    await worker.close(true)
  })
})

describe('an engine that cannot be started', () => {
  it('is no engine of a plan on that worker, which says so, and loses no game', async () => {
    const notices: string[] = []
    const { store, run } = await colony.play(withEngine(2, 'nobody'), {
      onNotice: (line) => notices.push(line),
    })
    const ended = run()
    const refused: string[] = []
    await colony.startWorker({
      name: 'broken',
      allow: playBy('/nowhere/engine'),
      onEvent: (event) => event.kind === 'refused' && refused.push(event.fault.reason),
    })
    const reason = 'e: cannot be started: spawn /nowhere/engine ENOENT'
    await expect.poll(() => refused).toEqual([reason])
    await expect
      .poll(() => notices)
      .toEqual([
        `worker broken takes no part: ${reason}`,
        'every worker that is here takes no part, so nothing is done: one that does is waited for (without --colony, this machine does it alone)',
      ])
    await colony.startWorker({ name: 'sound', allow: playBy(process.execPath, testEngine) })
    expect(await ended).toBe('complete')
    expect([...store.games()].map(({ ending, worker }) => `${ending} ${worker}`)).toEqual(
      Array(4).fill('adjudicated length sound'),
    )
  })

  it('while games are played is no loss of it, but a job that was not done', async () => {
    const plan = makeGamesPlan(withEngine(1, '/nowhere/engine'), { keepsLines: false, isTolerant: false })
    const game = { number: 1, round: 1, pair: 0, opening: 0, white: 0, black: 1 }
    const stop = { aborted: false, shared: false, signal: new AbortController().signal }
    await expect(openGamesRunner(plan).run([game], () => {}, stop, [])).rejects.toThrow(
      'e: cannot be started: spawn /nowhere/engine ENOENT',
    )
  })

  it('again and again keeps its worker from the plan, whose jobs others do', async () => {
    const file = join(colony.folder, 'once.mjs')
    writeFileSync(file, makeOnceEngine(join(colony.folder, 'started')))
    await announce('sound')
    const notices: string[] = []
    const { store, run } = await colony.play(withEngine(4, 'nobody'), {
      onNotice: (line) => notices.push(line),
    })
    const ended = run()
    await colony.startWorker({ name: 'broken', allow: playBy(process.execPath, file) })
    await expect
      .poll(() => notices)
      .toEqual(['worker broken takes no part: its jobs fail here: e: ended with exit code 3'])
    await colony.startWorker({ name: 'sound', allow: playBy(process.execPath, testEngine) })
    expect(await ended).toBe('complete')
    expect([...store.games()].map(({ worker }) => worker)).toEqual(Array(8).fill('sound'))
  })
})

describe('a worker', () => {
  it('of another version, and one that is not allowed an engine, says why it does nothing', async () => {
    const { run } = await colony.play(withEngine(1, 'evil'))
    run().catch(() => {})
    const roll = new Roll(await colony.connect())
    await expect.poll(() => roll.plans()).toHaveLength(1)
    const refused: string[] = []
    await colony.startWorker({
      allow: (entrant) =>
        entrant.kind === 'engine'
          ? { ok: false, faults: [{ code: 'no', message: `${entrant.name} may not be run here` }] }
          : { ok: true, value: entrant },
      onEvent: (event) => event.kind === 'refused' && refused.push(event.fault.message),
    })
    await expect.poll(() => refused).toHaveLength(1)
    const [known] = await roll.plans()
    const { hash, ...notice } = known!
    const other = { ...notice, version: '9.9.9+beef' }
    await roll.announcePlan('b'.repeat(64), other)
    await roll.call()
    await expect.poll(() => refused).toHaveLength(2)
    expect(refused[0]).toBe(`plan ${hash.slice(0, 12)} (Colony): e may not be run here`)
    expect(refused[1]).toMatch(
      /^plan b{12} \(Colony\): the plan needs Rookery 9.9.9\+beef, and this worker is \d/,
    )
    // When nobody coordinates a plan any more, that it cannot be fetched is no reason.
    await roll.announcePlan('b'.repeat(64), { ...notice, addresses: ['http://127.0.0.1:1'] })
    await roll.announcePlan('c'.repeat(64), other)
    await roll.call()
    await expect.poll(() => refused).toHaveLength(3)
    expect(refused[2]).toMatch(/^plan c{12} /)
  })

  it('that renews its lease and makes no progress loses its job to another', async () => {
    const notices: string[] = []
    const { store, run } = await colony.play(planOf(2), {
      overdueMs: 100,
      onNotice: (line) => notices.push(line),
    })
    const ended = run()
    const { link, hash } = await colony.findPlan()
    await expect.poll(() => link.openQueue(hash).count()).toBe(2)
    const lazy = link.openWorker(hash, 'lazy', 60_000)
    expect(await lazy.getNextJob('token', { block: false })).toBeDefined()
    await expect.poll(() => notices).toEqual(['worker lazy makes no progress: its job is given to another'])
    // However long its own lease is, it looks for jobs that others have lost.
    await colony.startWorker({ leaseMs: 3_600_000 })
    expect(await ended).toBe('complete')
    expect([...store.games()]).toHaveLength(4)
    await lazy.close(true)
  })

  it('that goes on failing its jobs is dropped by name, and others do them', async () => {
    await announce('honest')
    const notices: string[] = []
    const { store, run } = await colony.play(planOf(6), { onNotice: (line) => notices.push(line) })
    const ended = run()
    const { link, roll, hash } = await colony.findPlan()
    const failing = link.openWorker(hash, 'failing', 60_000)
    while ((await roll.findDropped(['failing'])).size === 0) {
      const job = await failing.getNextJob('token', { block: false })
      await job?.moveToFailed(new Error('the disk\n is broken'), 'token', false)
    }
    await failing.close(true)
    await colony.startWorker({ name: 'honest' })
    expect(await ended).toBe('complete')
    expect(notices).toEqual([
      'worker failing failed its jobs: the disk  is broken; it is dropped, and others do them',
    ])
    expect(gamesOf(store)).toEqual(gamesOf(await playAlone(planOf(6))))
  })

  it('gives up a thread that reports nothing, and its job after three tries', async () => {
    const endless = planOf(1).entrants.map((entrant) => ({
      ...entrant,
      player: 'raven',
      control: { nodes: 1_000_000_000 },
    }))
    const lost: string[] = []
    await colony.startWorker({
      name: 'stuck',
      stuckMs: 500,
      onEvent: (event) => event.kind === 'lost' && lost.push(event.reason),
    })
    const { run } = await colony.play(planOf(1, { entrants: endless }))
    await expect(run()).rejects.toThrow('a job failed on worker stuck: no progress for 0.5 s')
    expect(lost).toEqual(Array(3).fill('no progress for 0.5 s'))
  })

  it('that is dropped ends, and what it held is done by another', async () => {
    const dropped = await colony.startWorker({ name: 'one' })
    const roll = new Roll(await colony.connect())
    await expect.poll(async () => (await roll.workers()).map(({ name }) => name)).toEqual(['one'])
    const { store, run } = await colony.play(planOf(6))
    const ended = run()
    await roll.dropWorker('one')
    expect(await dropped.ended).toBe('dropped')
    await colony.startWorker({ name: 'two' })
    expect(await ended).toBe('complete')
    expect([...store.games()]).toHaveLength(12)
  })
})
