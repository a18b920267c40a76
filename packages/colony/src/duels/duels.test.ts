import { readFileSync } from 'node:fs'
import { join } from 'node:path'
// As it is built: threads are started from there.
import { openColonyDuels } from '@rookery/colony'
import { unwrap } from '@rookery/rules'
import { findEngineSources, type SearchTuning, tuneSearch } from '@rookery/training/tune'
import { expect, it } from 'vitest'
import { BEAT_MS, setUpColony } from '../colony.fixture.ts'
import { parseBalance, parseDuels, parseDuelsPlan } from './duels-plan.ts'

const colony = setUpColony('duels')

async function tune(name: string, change: Partial<SearchTuning>): Promise<string> {
  const state = join(colony.folder, name)
  unwrap(
    await tuneSearch({
      sources: unwrap(findEngineSources(import.meta.dirname)),
      pairs: 4,
      nodes: 10,
      gain: 0.004,
      seed: 3,
      round: 3,
      threads: 1,
      state,
      signal: new AbortController().signal,
      onProgress: () => {},
      ...change,
    }),
  )
  return readFileSync(state, 'utf8')
}

it('tuning in a colony keeps the same margins as alone, whoever plays and wherever it is broken off', async () => {
  const alone = await tune('alone.json', {})
  const stop = new AbortController()
  const onProgress = (done: number) => void (done >= 1 && stop.abort())
  const broken = await tune('broken.json', { onProgress, signal: stop.signal })
  expect(JSON.parse(broken)).toMatchObject({ pairs: 0, balances: { length: 3, 2: null } })
  const link = await colony.connect()
  await Promise.all([colony.startWorker(), colony.startWorker()])
  const options = { link, beatMs: BEAT_MS, pairs: 4, tuning: {}, auditShare: 0.5 }
  expect(await tune('broken.json', { openPlayer: (setup) => openColonyDuels(options, setup) })).toBe(alone)
})

it('what a message says of pairs is read, and what cannot be is refused', () => {
  const plan = unwrap(
    parseDuelsPlan({
      settings: { variant: 'standard', seed: 1, nodes: 10, generation: 0 },
      names: ['A', 'B'],
      core: 'a'.repeat(64),
      network: 'b'.repeat(64),
    }),
  )
  const duel = { pair: 4, plus: [1, 2.5], minus: [3, 4] }
  expect(unwrap(parseDuels([duel], plan))).toEqual([duel])
  expect(parseDuels([{ ...duel, plus: [1] }], plan).ok).toBe(false)
  expect(parseDuelsPlan({ ...plan, names: ['__proto__'] }).ok).toBe(false)
  expect(unwrap(parseBalance(-2, 4))).toBe(-2)
  expect(parseBalance(3, 4)).toMatchObject({ faults: [{ message: 'pair 5: its result cannot be read' }] })
})
