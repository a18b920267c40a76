import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFaults, unwrap } from '@rookery/rules'
import {
  beginTraining,
  Corpus,
  defaultTrainSettings,
  readCheckpoint,
  type TrainSettings,
  train,
} from '@rookery/training/train'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeTestData } from './test-data.fixture.ts'

const settings: TrainSettings = {
  ...defaultTrainSettings,
  variant: 'standard',
  threads: 2,
  width: 32,
  epochs: 3,
  batch: 256,
}
const folder = mkdtempSync(join(tmpdir(), 'rookery-train-'))
const data = join(folder, 'standard-g0-n1-s1.records')

beforeAll(() => writeTestData(data, { games: 300, recordsPerGame: 20 }))
afterAll(() => rmSync(folder, { recursive: true }))

const openCorpus = () => unwrap(Corpus.open([{ file: data }], settings))

/** Trains from the beginning, or from the checkpoint where there is one, for so many reports. */
async function trainFor(checkpoint: string, reports: number) {
  const corpus = openCorpus()
  const kept = readCheckpoint(checkpoint)
  const abort = new AbortController()
  let heard = 0
  const progress = await train({
    corpus,
    checkpoint,
    progress: kept.ok ? kept.value.progress : beginTraining(settings, corpus),
    ...(kept.ok && { arrays: kept.value.arrays }),
    signal: abort.signal,
    report: () => ++heard === reports && abort.abort(),
  })
  corpus.close()
  return progress
}

it('splits by game, so that no game is both learned from and validated on', () => {
  const corpus = openCorpus()
  expect(corpus.trainingPositions + corpus.validationPositions).toBe(300 * 20)
  expect(corpus.validationPositions).toBeGreaterThan(0)
  for (const { training, validation } of corpus.blocks)
    for (const { first, count } of [...training, ...validation])
      expect([first % 20, count % 20]).toEqual([0, 0])
  corpus.close()
})

it('brings the error on unseen games down, and gives the same network again when interrupted and resumed', async () => {
  const whole = join(folder, 'whole.checkpoint')
  const parts = join(folder, 'parts.checkpoint')
  const { history } = await trainFor(whole, Number.POSITIVE_INFINITY)
  expect(history.map(({ epoch }) => epoch)).toEqual([1, 2, 3])
  expect(history[2]!.validation).toBeLessThan(history[0]!.validation)
  for (let part = 0; part < 3; part++) await trainFor(parts, 1)
  expect(readFileSync(parts).equals(readFileSync(whole))).toBe(true)
})

it('tells what is wrong with a checkpoint', () => {
  const broken = join(folder, 'broken.checkpoint')
  const faultOf = (file: string) => {
    const read = readCheckpoint(file)
    return read.ok ? '' : describeFaults(read.faults)
  }
  expect(faultOf(join(folder, 'none'))).toMatch(/there is no/)
  writeFileSync(broken, 'hello')
  expect(faultOf(broken)).toMatch(/is no checkpoint/)
  writeFileSync(broken, readFileSync(join(folder, 'whole.checkpoint')))
  truncateSync(broken, 5000)
  expect(faultOf(broken)).toMatch(/cut off/)
})

it('refuses data of another variant', () => {
  const opened = Corpus.open([{ file: data }], { ...settings, variant: 'minichess' })
  expect(opened.ok ? '' : describeFaults(opened.faults)).toMatch(/holds standard games, not minichess/)
})
