import { expect, it } from 'vitest'
import { planOf, setUpColony } from '../colony.fixture.ts'
import { readStatus } from '../status.ts'

const colony = setUpColony('source')

it('a plan that ends while a worker has a job of it and somebody looks leaves nothing in Redis', async () => {
  const entrants = planOf(1).entrants.map((entrant) => ({
    ...entrant,
    player: 'raven',
    control: { nodes: 1_000_000_000 },
  }))
  // It looks for lost leases so often that it does after the end, too.
  await colony.startWorker({ leaseMs: 200 })
  const { run } = await colony.play(planOf(1, { entrants }))
  const ended = expect(run()).rejects.toThrow('somebody has stopped this plan')
  const { link, roll, hash } = await colony.findPlan()
  await expect.poll(async () => (await readStatus(link)).plans[0]?.running).toBe(1)
  await roll.askToStop(hash)
  await ended
  const viewer = await colony.connect()
  await viewer.openQueue(hash).getJobCounts('waiting')
  await expect.poll(async () => (await roll.workers()).map(({ busy }) => busy)).toEqual([0])
  await expect
    .poll(async () => (await link.redis.keys('*')).filter((key) => key !== 'rookery:workers'))
    .toEqual([])
})
