import { ok } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { setUpColony } from '../colony.fixture.ts'
import { Roll } from '../roll.ts'
import { ownVersion } from '../version.ts'
import { Desk } from './desk.ts'
import { JobQueue } from './job-queue.ts'
import { JobSizes } from './job-sizes.ts'

const colony = setUpColony('sizes')

const next = (sizes: JobSizes) => sizes.next(undefined, 2)

/** Of the last job that was done, so that growth does not hide what is learned. */
function learnLong(sizes: JobSizes, worker: string, unitMs: number): void {
  sizes.learn(worker, 1000, 1000 * unitMs, 1e6)
}

describe('jobs', () => {
  it('grow at most four-fold from one to the next', () => {
    const sizes = new JobSizes(60_000)
    expect(next(sizes)).toBe(2)
    sizes.learn('one', 2, 200, 300)
    expect(next(sizes)).toBe(8)
    sizes.learn('one', 8, 800, 900)
    sizes.learn('one', 2, 200, 300)
    expect(next(sizes)).toBe(32)
  })

  it('stay as long as they are where a worker says that it took longer than they were out', () => {
    const sizes = new JobSizes(60_000)
    learnLong(sizes, 'one', 100)
    for (let lies = 0; lies < 10; lies++) sizes.learn('liar', 2, 1e300, 5000)
    expect(next(sizes)).toBe(600)
  })

  it('follow the middle one of the workers, however slow or fast another says it is', () => {
    const sizes = new JobSizes(60_000)
    for (const worker of ['one', 'two']) learnLong(sizes, worker, 100)
    for (let times = 0; times < 10; times++) {
      learnLong(sizes, 'slow', 900)
      expect(next(sizes)).toBe(600)
    }
    for (const worker of ['three', 'four']) learnLong(sizes, worker, 0)
    expect(next(sizes)).toBe(600)
  })

  it('follow the workers that were heard of last', () => {
    const sizes = new JobSizes(60_000)
    for (let gone = 0; gone < 200; gone++) learnLong(sizes, `gone${gone}`, 1)
    for (let here = 0; here < 100; here++) learnLong(sizes, `here${here}`, 100)
    expect(next(sizes)).toBe(600)
  })

  it('do not shrink for all where one worker says that a job took for ever', async () => {
    const link = await colony.connect()
    const plan = 'a'.repeat(64)
    const desk = new Desk<number, number>(plan, new JobQueue(link, plan), new Roll(link), {
      jobMs: 60_000,
      auditShare: 0,
      parseDone: (unit) => ok(unit),
      redo: () => new Promise(() => {}),
    })
    desk.begin(Array.from({ length: 1000 }, (_, unit) => unit).values())
    const giveOut = () => desk.fill({ done: 0, total: undefined })
    const finishOne = async (name: string, elapsedMs: number) => {
      const worker = link.openWorker(plan, name, 60_000)
      const job = (await worker.getNextJob('token', { block: false }))!
      await job.moveToCompleted(
        { plan, version: ownVersion(), elapsedMs, done: job.data.units },
        'token',
        false,
      )
      await worker.close(true)
      await desk.collect()
      await desk.settle()
    }
    await giveOut()
    await finishOne('honest', 0.1)
    await finishOne('liar', 1e300)
    await giveOut()
    const waiting = await link.openQueue(plan).getWaiting()
    expect(waiting.map(({ data }) => data.units.length).sort()).toEqual([2, 2, 8, 8])
  })
})
