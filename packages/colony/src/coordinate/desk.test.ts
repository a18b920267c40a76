import { ok } from '@rookery/rules'
import { expect, it } from 'vitest'
import { setUpColony } from '../colony.fixture.ts'
import type { Link } from '../redis/link.ts'
import { Roll } from '../roll.ts'
import { ownVersion } from '../version.ts'
import { Desk } from './desk.ts'
import { JobQueue } from './job-queue.ts'

const colony = setUpColony('desk')
const plan = 'a'.repeat(64)
const units = Array.from({ length: 40 }, (_, unit) => unit)

async function openDesk(link: Link): Promise<Desk<number, number>> {
  const desk = new Desk<number, number>(plan, new JobQueue(link, plan), new Roll(link), {
    jobMs: 60_000,
    auditShare: 0,
    parseDone: (unit) => ok(unit),
    redo: () => new Promise(() => {}),
  })
  await desk.takeUp()
  desk.begin(units.values())
  return desk
}

it('what was finished while no coordinator was there counts, however much it is', async () => {
  const link = await colony.connect()
  const about = { host: 'here', pid: 1, version: ownVersion(), busy: 0, jobs: 0, units: 0, startedAt: 0 }
  const roll = new Roll(link)
  await roll.announceWorker('bee', { ...about, threads: 10, seenAt: Date.now() })
  await (await openDesk(link)).fill({ done: 0, total: units.length })
  // Many threads have done their jobs and are gone, so that the next coordinator would give out few.
  const worker = link.openWorker(plan, 'bee', 60_000)
  let jobs = 0
  for (let job = await worker.getNextJob('token', { block: false }); job; jobs++) {
    await job.moveToCompleted(
      { plan, version: ownVersion(), elapsedMs: 1, done: job.data.units },
      'token',
      false,
    )
    job = await worker.getNextJob('token', { block: false })
  }
  await worker.close(true)
  expect(jobs).toBe(20)
  await link.redis.hdel('rookery:workers', 'bee')

  const next = await openDesk(link)
  const counted: number[] = []
  for (let round = 0; round < 6; round++) {
    await next.fill({ done: counted.length, total: units.length })
    counted.push(...(await next.collect()))
    await next.settle()
    expect(await link.openQueue(plan).getWaitingCount()).toBe(0)
  }
  expect(counted.sort((a, b) => a - b)).toEqual(units)
  expect(next.isDone).toBe(true)
})
