import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFaults, unwrap } from '@rookery/rules'
import { everyChange, powerCuts } from '@rookery/testkit'
import { RECORD_SIZE } from '@rookery/training/data'
import {
  beginTraining,
  Corpus,
  defaultTrainSettings,
  exportNetwork,
  readCheckpoint,
  TrainerCore,
  type TrainSettings,
  train,
} from '@rookery/training/train'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathsBeside } from '../data/data-paths.ts'
import { beginAs } from './begin-as.ts'
import { writeCheckpoint } from './checkpoint.ts'
import { writeTestData } from './test-data.fixture.ts'
import { createTrainingMemory, type NetworkShape } from './trainer-core.ts'

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

it('begins as a network that is there, and a wider one evaluates as it does', () => {
  const { progress, arrays } = unwrap(readCheckpoint(join(folder, 'whole.checkpoint')))
  const corpus = openCorpus()
  const { network } = exportNetwork(progress, arrays, corpus, { date: '', trainer: '' })!
  corpus.close()
  const positions = 50
  const predictAs = (wanted: Omit<NetworkShape, 'variant'> & { readonly scale: number }) => {
    const shape = { ...wanted, variant: 'standard' } as const
    const core = new TrainerCore(createTrainingMemory(shape, 1, positions), shape, 0, 1)
    core.records.set(readFileSync(data).subarray(0, positions * RECORD_SIZE))
    core.weights.fill(0.5)
    beginAs(network, core.weights, shape)
    return Array.from({ length: positions }, (_, index) => core.predict(index) * shape.scale)
  }
  const own = predictAs({ width: 32, states: 1, scale: network.scale })
  for (const shape of [
    { width: 32, states: 1, scale: 300 },
    { width: 64, states: 1, scale: network.scale },
    { width: 64, states: 2, scale: network.scale },
    { width: 96, states: 2, scale: 500 },
  ] as const)
    for (const [index, score] of predictAs(shape).entries()) expect(score).toBeCloseTo(own[index]!, 2)
  expect(new Set(own).size).toBeGreaterThan(positions / 2)
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

it('calls a checkpoint that is empty, as a loss of power may leave it, missing, and a folder no file', () => {
  const empty = join(folder, 'empty.checkpoint')
  writeFileSync(empty, '')
  const [fault] = [readCheckpoint(empty)].flatMap((read) => (read.ok ? [] : read.faults))
  expect(fault).toEqual({ code: 'checkpoint-missing', message: `${empty} is empty` })
  expect(readCheckpoint(folder)).toMatchObject({ faults: [{ message: `${folder} is no file` }] })
})

it('never throws for a head with anything anywhere, and lets through only what a training can go on from', () => {
  const file = join(folder, 'fuzzed.checkpoint')
  const bytes = readFileSync(join(folder, 'whole.checkpoint'))
  const [begin, end] = [bytes.indexOf('\n') + 1, bytes.indexOf('\n', bytes.indexOf('\n') + 1)]
  const head: unknown = JSON.parse(bytes.subarray(begin, end).toString())
  let refused = 0
  for (const { place, value, document } of everyChange(head)) {
    const text = Buffer.from(JSON.stringify(document))
    writeFileSync(file, Buffer.concat([bytes.subarray(0, begin), text, bytes.subarray(end)]))
    const read = readCheckpoint(file)
    if (!read.ok) refused++
    const isFine = read.ok && JSON.stringify(read.value.progress) === JSON.stringify(document)
    // Some of the values are as good as what they take the place of.
    const mayPass = ['number', 'string', 'boolean'].includes(typeof value) || Array.isArray(value)
    expect(!read.ok || (isFine && mayPass), `${place} is ${JSON.stringify(value)}`).toBe(true)
  }
  expect(refused).toBeGreaterThan(150)
})

it('stops at once where a checkpoint stands behind the end of its data', async () => {
  const corpus = openCorpus()
  const checkpoint = join(folder, 'behind.checkpoint')
  const progress = { ...beginTraining(settings, corpus), blocks: 1000 }
  const training = train({
    ...{ corpus, checkpoint, progress },
    ...{ signal: new AbortController().signal, report: () => {} },
  })
  await expect(training).rejects.toThrow('the training stands at block 1000, but its data has fewer')
  corpus.close()
})

it('keeps every checkpoint whole, and none is lost, whenever the power fails', () => {
  const where = mkdtempSync(join(tmpdir(), 'rookery-train-'))
  const { progress, arrays } = unwrap(readCheckpoint(join(folder, 'whole.checkpoint')))
  for (const cut of powerCuts<number>(where, (promise) => {
    for (const steps of [1, 2, 3]) {
      writeCheckpoint(join(where, 'kept.checkpoint'), { ...progress, steps }, arrays)
      promise(steps)
    }
  })) {
    const read = readCheckpoint(join(cut.folder, 'kept.checkpoint'))
    const steps = read.ok ? read.value.progress.steps : 0
    expect(read.ok || read.faults[0]!.code, cut.moment).toBe(
      cut.promised || read.ok ? true : 'checkpoint-missing',
    )
    expect(steps, cut.moment).toBeGreaterThanOrEqual(cut.promised ?? 0)
  }
  rmSync(where, { recursive: true })
})

it('refuses data that was altered since it was made', () => {
  const copy = join(folder, 'standard-g0-n1-s2.records')
  const bytes = readFileSync(data)
  bytes[RECORD_SIZE * 25]! ^= 1
  writeFileSync(copy, bytes)
  copyFileSync(pathsBeside(data).games, pathsBeside(copy).games)
  const about = JSON.parse(readFileSync(pathsBeside(data).about, 'utf8'))
  about.counts = { ...about.counts, games: 300, positions: 6000 }
  writeFileSync(pathsBeside(copy).about, JSON.stringify(about))
  const opened = Corpus.open([{ file: copy }], settings)
  expect(opened.ok ? '' : describeFaults(opened.faults)).toMatch(/tells of 300 games .* hold 1 whole ones/)
})

it('refuses data of another variant', () => {
  const opened = Corpus.open([{ file: data }], { ...settings, variant: 'minichess' })
  expect(opened.ok ? '' : describeFaults(opened.faults)).toMatch(/holds standard games, not minichess/)
})
