import { expect, it } from 'vitest'
import { setUpColony } from './colony.fixture.ts'
import { Roll } from './roll.ts'
import { readStatus } from './status.ts'
import { ownVersion } from './version.ts'

const colony = setUpColony('roll')

it('what is too long for a notice is removed without being read', async () => {
  const link = await colony.connect()
  const roll = new Roll(link)
  const seenAt = link.now()
  const about = { host: 'here', pid: 1, version: ownVersion(), threads: 1, busy: 0, jobs: 0, units: 0 }
  await roll.announceWorker('honest', { ...about, startedAt: seenAt, seenAt })
  await roll.dropWorker('liar', 'gave a result of another plan')
  const hashes = ['workers', 'drops', 'plans'].map((hash) => link.key(hash))
  for (const hash of hashes) {
    await link.redis.hset(hash, 'junk', 'x'.repeat(5_000_000))
    await link.redis.hset(hash, 'x'.repeat(5_000_000), 'junk')
  }
  const bytesRead = async () =>
    Number(/^total_net_output_bytes:(\d+)/m.exec(await link.redis.info('stats'))![1])
  const before = await bytesRead()
  expect(await roll.workers()).toMatchObject([{ name: 'honest' }])
  expect(await roll.dropped(10)).toMatchObject([{ name: 'liar' }])
  expect(await roll.plans()).toEqual([])
  expect(await roll.findDropped(['honest', 'liar'])).toEqual(new Set(['liar']))
  expect((await bytesRead()) - before).toBeLessThan(100_000)
  for (const hash of hashes) expect(await link.redis.hexists(hash, 'junk')).toBe(0)
})

it('a notice of a time to come is believed no longer than one of the past', async () => {
  const link = await colony.connect()
  const roll = new Roll(link)
  const now = link.now()
  const about = { host: 'here', pid: 1, version: ownVersion(), threads: 1, busy: 0, jobs: 0, units: 0 }
  const times = { honest: now, hasty: now + 1000, future: now + 3_600_000, far: 1e300, past: now - 3_600_000 }
  for (const [name, seenAt] of Object.entries(times))
    await roll.announceWorker(name, { ...about, startedAt: now, seenAt })
  const { workers } = await readStatus(link)
  expect(workers.map(({ name }) => name)).toEqual(['hasty', 'honest'])
  expect((await link.redis.hkeys(link.key('workers'))).sort()).toEqual(['hasty', 'honest'])
  const hash = 'a'.repeat(64)
  await link.redis.set(link.key('claim', hash), '1@elsewhere')
  const plan = { kind: 'games' as const, title: 'x', version: ownVersion(), addresses: [], done: 0 }
  for (const [seenAt, isCoordinated] of [
    [now, true],
    [now + 3_600_000, false],
  ] as const) {
    await roll.announcePlan(hash, { ...plan, perSecond: 0, startedAt: now, seenAt })
    expect((await readStatus(link)).plans).toMatchObject([{ isCoordinated }])
  }
})
