import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
// As it is built: threads are started from there.
import { type DataColonyOptions, LiarError, playDataGames } from '@rookery/colony'
import { readNetwork, shippedNetworks } from '@rookery/engine'
import { unwrap } from '@rookery/rules'
import { cutData, type DataSettings, dataPaths, type MakeOptions, makeData } from '@rookery/training/data'
import { describe, expect, it } from 'vitest'
import { BEAT_MS, setUpColony } from '../colony.fixture.ts'
import { ownVersion } from '../version.ts'
import { parseSentGame } from './data-plan.ts'
import { openDataRunner } from './run-data.ts'

const colony = setUpColony('data')

const settings: DataSettings = { variant: 'minichess', seed: 7, nodes: 20, generation: 3 }
const wishes = { settings, threads: 1, signal: new AbortController().signal, onProgress: () => {} }
const bytesOf = (name: string) => {
  const { records, games, about } = dataPaths(join(colony.folder, name), settings)
  return [records, games, about].map((file) => readFileSync(file).toString('base64'))
}

const makeAlone = async (name: string, options: Partial<MakeOptions>) =>
  unwrap(await makeData({ ...wishes, folder: join(colony.folder, name), games: 60, ...options }))

async function makeInColony(
  name: string,
  options: Partial<MakeOptions> = {},
  ways: Partial<DataColonyOptions> = {},
): Promise<unknown> {
  const link = await colony.connect()
  const { network } = options
  const play: MakeOptions['play'] = (asked) =>
    playDataGames(
      {
        link,
        settings,
        beatMs: BEAT_MS,
        total: () => options.games,
        ...(network ? { network } : {}),
        ...ways,
      },
      asked,
    )
  return unwrap(await makeData({ ...wishes, folder: join(colony.folder, name), games: 60, ...options, play }))
}

describe('data that a colony makes', () => {
  it('is the same to the byte as on one machine, also when it goes on', async () => {
    await Promise.all([colony.startWorker(), colony.startWorker({ threads: 2 })])
    await makeInColony('many', { games: 25 }, { auditShare: 1 })
    await makeInColony('many', { games: 60 })
    await makeAlone('one', {})
    expect(bytesOf('many')).toEqual(bytesOf('one'))
    const link = await colony.connect()
    expect((await link.redis.keys('*')).filter((key) => key !== 'rookery:workers')).toEqual([])
  })

  it('is the same with a network, which workers fetch', async () => {
    const network = unwrap(await readNetwork(fileURLToPath(shippedNetworks.minichess), 'minichess'))
    await colony.startWorker()
    await makeInColony('many-network', { network, games: 10 })
    await makeAlone('one-network', { network, games: 10 })
    expect(bytesOf('many-network')).toEqual(bytesOf('one-network'))
  })

  it('of a worker that lies is found by an audit, cut off, and made again', async () => {
    const found: [string, number | undefined][] = []
    const onLiar = ({ worker }: LiarError, first: number | undefined) => void found.push([worker, first])
    const making = makeInColony('lied', { games: 20 }, { auditShare: 1, onLiar })
    making.catch(() => {})
    await lie()
    await Promise.all(['one', 'two'].map((name) => colony.startWorker({ name })))
    await expect(making).rejects.toThrow(LiarError)
    expect(found).toEqual([['liar', 0]])
    cutData(join(colony.folder, 'lied'), settings, found[0]![1]!)
    await makeInColony('lied', { games: 20 })
    await makeAlone('true', { games: 20 })
    expect(bytesOf('lied')).toEqual(bytesOf('true'))
  })
})

/** Does a job as it should, and of the next it changes a score. */
async function lie(): Promise<void> {
  const { link, hash } = await colony.findPlan()
  const worker = link.openWorker(hash, 'liar', 30_000)
  await expect.poll(() => link.openQueue(hash).count()).toBeGreaterThan(1)
  const runner = openDataRunner({ settings })
  for (const isLie of [false, true]) {
    const job = (await worker.getNextJob('token', { block: false }))!
    const stop = { aborted: false, shared: false, signal: new AbortController().signal }
    const done = (await runner.run(job.data.units, () => {}, stop, [])) as { records: string }[]
    const records = Buffer.from(done[0]!.records, 'base64')
    if (isLie) records[24]! ^= 1
    const told = [{ ...done[0]!, records: records.toString('base64') }, ...done.slice(1)]
    await job.moveToCompleted(
      { plan: hash, version: ownVersion(), elapsedMs: 10, done: told },
      'token',
      false,
    )
  }
  await worker.close(true)
}

const oneMove = Buffer.from(Uint32Array.of(1).buffer).toString('base64')

it.each([
  [null, 'form'],
  [{ moves: '!', ending: 'checkmate', result: 0, records: '' }, 'moves'],
  [{ moves: oneMove, ending: 'won', result: 0, records: '' }, 'ending'],
  [{ moves: oneMove, ending: 'checkmate', result: 3, records: '' }, 'result'],
  [{ moves: oneMove, ending: 'checkmate', result: 0, records: '!' }, 'records'],
])('of what a worker says a game gave, %j is refused', (value, place) => {
  const read = parseSentGame(value, 5, settings)
  expect(read.ok ? '' : read.faults[0]!.message).toBe(`game 5: its ${place} cannot be read`)
})

it('of moves that are cut in two, it is refused', () => {
  const read = parseSentGame({ moves: 'AAAA', ending: 'checkmate', result: 0, records: '' }, 5, settings)
  expect(read.ok ? '' : read.faults[0]!.message).toBe('game 5: its moves are not whole')
})

it.each([
  ['AAAA', 'its records are not whole'],
  [Buffer.alloc(64).toString('base64'), 'it has more records than moves'],
  [Buffer.alloc(32).toString('base64'), 'record 1: it does not have one king of each side where it says'],
])('records that are none are refused: %s', (records, reason) => {
  const read = parseSentGame({ moves: oneMove, ending: 'checkmate', result: 0, records }, 5, settings)
  expect(read.ok ? '' : read.faults[0]!.message).toBe(`game 5: ${reason}`)
})
