import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseMynahFile } from '@rookery/players/mynah'
import { unwrap } from '@rookery/rules'
import {
  beginHumanTraining,
  defaultHumanTrainSettings,
  exportMynah,
  type PositionFile,
  preparePositions,
  readHumanCheckpoint,
  trainHuman,
} from '@rookery/training/human'
import { afterAll, expect, test } from 'vitest'
import { drawGames, makeTextGames } from './random-games.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-human-'))
afterAll(() => rmSync(folder, { recursive: true }))

const source = join(folder, 'games.txt.gz')
writeFileSync(source, gzipSync(makeTextGames(drawGames(60, 1))))
const settings = { ...defaultHumanTrainSettings, width: 32, narrow: 16, epochs: 2, batch: 128, threads: 2 }

const prepare = async (out: string, threads: number): Promise<PositionFile> => {
  const positions = await preparePositions({
    files: [source],
    out,
    threads,
    signal: new AbortController().signal,
    onTrouble: () => {},
    report: () => {},
  })
  return positions!
}

const run = (positions: PositionFile, checkpoint: string, signal: AbortSignal, stop = () => {}) => {
  const kept = readHumanCheckpoint(checkpoint)
  return trainHuman({
    positions,
    checkpoint,
    progress: kept.ok ? kept.value.progress : beginHumanTraining(settings, positions),
    ...(kept.ok && { arrays: kept.value.arrays }),
    signal,
    report: stop,
  })
}

test('positions are the same whatever the threads, and are looked at once', async () => {
  const [one, two] = [join(folder, 'one.positions'), join(folder, 'two.positions')]
  const first = await prepare(one, 1)
  const second = await prepare(two, 2)
  expect(first.games.length).toBe(60)
  expect(readFileSync(one).equals(readFileSync(two))).toBe(true)
  first.close()
  second.close()
  const known = await preparePositions({
    files: [source],
    out: one,
    threads: 1,
    signal: new AbortController().signal,
    onTrouble: () => {},
    report: () => expect.unreachable('nothing is to be looked at again'),
  })
  expect(known!.games.length).toBe(60)
  known!.close()
})

test('what was looked at before a stop is kept, and gone on with', async () => {
  const [whole, halved] = [join(folder, 'whole.positions'), join(folder, 'halved.positions')]
  ;(await prepare(whole, 1)).close()
  const stop = new AbortController()
  const seen: number[] = []
  const stopped = await preparePositions({
    files: [source],
    out: halved,
    threads: 1,
    signal: stop.signal,
    onTrouble: () => {},
    // The first of two batches, when all games are read.
    report: (games) => {
      seen.push(games)
      stop.abort()
    },
  })
  expect(stopped).toBeUndefined()
  const again = await preparePositions({
    files: [source],
    out: halved,
    threads: 1,
    signal: new AbortController().signal,
    onTrouble: () => {},
    report: (games) => seen.push(games),
  })
  again!.close()
  expect(seen).toEqual([50, 60])
  expect(readFileSync(halved).equals(readFileSync(whole))).toBe(true)
})

test('other games of the same name and size are looked at anew', async () => {
  const [file, out] = [join(folder, 'same.txt'), join(folder, 'same.positions')]
  const games = drawGames(2, 3)
  const looked = async (text: string) => {
    writeFileSync(file, text)
    let count = 0
    const positions = await preparePositions({
      files: [file],
      out,
      threads: 1,
      signal: new AbortController().signal,
      onTrouble: () => {},
      report: () => count++,
    })
    positions!.close()
    return { count, sources: positions!.sources }
  }
  const before = await looked(makeTextGames(games))
  const after = await looked(makeTextGames([games[1]!, games[0]!]))
  expect([before.count, after.count]).toEqual([1, 1])
  expect(after.sources[0]).toMatchObject({ file: 'same.txt', bytes: before.sources[0]!.bytes })
  expect(after.sources[0]!.sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(after.sources[0]!.sha256).not.toBe(before.sources[0]!.sha256)
})

test('a training that is stopped and gone on with comes to the same as one that is not, and is exported', async () => {
  const positions = await prepare(join(folder, 'train.positions'), 2)
  const [whole, halved] = [join(folder, 'whole.checkpoint'), join(folder, 'halved.checkpoint')]
  const done = await run(positions, whole, new AbortController().signal)
  expect(done.history.map(({ epoch }) => epoch)).toEqual([1, 2])
  expect(done.history[1]!.training).toBeLessThan(done.history[0]!.training)
  const stop = new AbortController()
  const stopped = await run(positions, halved, stop.signal, () => stop.abort())
  expect(stopped.epoch).toBe(1)
  await run(positions, halved, new AbortController().signal)
  expect(readFileSync(halved).equals(readFileSync(whole))).toBe(true)

  const { progress, arrays } = unwrap(readHumanCheckpoint(whole))
  const about = { date: '2026-01-01', trainer: '1.0.0', commit: 'abc' }
  const { file, before, after } = await exportMynah(progress, arrays, positions, about)
  expect(Math.abs(after.heldOut - before.heldOut)).toBeLessThan(0.05)
  const network = unwrap(parseMynahFile(file))
  expect(network.provenance).toMatchObject({
    ...about,
    data: [{ file: 'games.txt.gz', sha256: expect.any(String) }],
    settings,
  })
  positions.close()
})

test('a checkpoint of another trainer is refused', () => {
  const file = join(folder, 'other.checkpoint')
  writeFileSync(file, 'rookery-training-1\n{}\n')
  const read = readHumanCheckpoint(file)
  expect(read.ok ? 'fine' : read.faults[0]!.code).toBe('checkpoint-broken')
})
