import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@rookery/rules'
import { everyChange, powerCuts } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataFile } from './data-file.ts'
import { dataPaths } from './data-paths.ts'
import { DataReader } from './read-data.ts'
import { RECORD_SIZE } from './record.ts'
import { type PlayedGame, playGame } from './self-play.ts'
import type { DataSettings } from './settings.ts'
import { openSoloCore } from './solo-core.fixture.ts'
import { summarise } from './summary.ts'

const settings: DataSettings = { variant: 'standard', seed: 4, nodes: 60, generation: 0 }
const core = openSoloCore(settings)
const games: PlayedGame[] = Array.from({ length: 6 }, (_, game) => playGame(core, settings, game))

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const open = (where = folder) => DataFile.open(where, settings, 'core-a')
const paths = () => dataPaths(folder, settings)

function makeFile(where: string, count: number, from = games): void {
  const file = unwrap(open(where))
  for (const game of from.slice(file.counts.games, count)) file.add(game)
  file.close()
}

/** What the next writer finds. */
function findCounts() {
  const file = unwrap(open())
  file.close()
  return file.counts
}

/** The files as kill -9 leaves them: nothing has been saved since they were opened. */
function makeKilled(count: number, from = games): void {
  makeFile(folder, 1, from)
  const about = readFileSync(paths().about)
  makeFile(folder, count, from)
  writeFileSync(paths().about, about)
}

function faultOf(result: ReturnType<typeof DataFile.open>): string {
  return result.ok ? '' : result.faults[0]!.message
}

const bytesOf = (where: string) => {
  const { records, games: index, about } = dataPaths(where, settings)
  return [readFileSync(records), readFileSync(index), readFileSync(about, 'utf8')]
}

test('games are counted and found again', () => {
  makeFile(folder, 6)
  const counts = findCounts()
  expect(counts.games).toBe(6)
  expect(counts.positions).toBe(statSync(paths().records).size / RECORD_SIZE)
  const results = games.map(({ result }) => result)
  expect(counts.results).toEqual({
    white: results.filter((result) => result === 2).length,
    draws: results.filter((result) => result === 1).length,
    black: results.filter((result) => result === 0).length,
  })
  expect(counts.men.reduce((sum, count) => sum + count, 0)).toBe(counts.positions)
})

test('games that came after the last save are counted when the files are opened again', () => {
  makeKilled(5)
  expect(findCounts().games).toBe(5)
})

test('after a kill, and without the JSON, positions that were left out are counted as if nothing had happened', () => {
  const long = { ...games[0]!, records: Buffer.concat(new Array(70).fill(games[0]!.records)) }
  const repeated = [games[0]!, games[1]!, games[1]!, long, games[2]!, games[0]!]
  const whole = join(folder, 'whole')
  makeFile(whole, 6, repeated)
  makeKilled(5, repeated)
  makeFile(folder, 6, repeated)
  expect(bytesOf(folder)).toEqual(bytesOf(whole))
  rmSync(paths().about)
  makeFile(folder, 6, repeated)
  const { counts } = JSON.parse(String(bytesOf(whole)[2]))
  expect(counts.duplicates).toBeGreaterThan(511)
  expect(JSON.parse(String(bytesOf(folder)[2])).counts).toEqual(counts)
})

test('a kill at any byte of the last game loses that game alone, and going on gives the same bytes', () => {
  const whole = join(folder, 'whole')
  makeFile(whole, 6)
  makeKilled(5)
  const { records, games: index } = paths()
  const [before, after] = [4, 5].map((count) => {
    const part = join(folder, `part-${count}`)
    makeFile(part, count)
    return statSync(dataPaths(part, settings).records).size
  })
  const draft = mkdtempSync(join(tmpdir(), 'rookery-data-'))
  cpSync(records, join(draft, 'records'))
  cpSync(paths().about, join(draft, 'about'))
  for (let size = before!; size < after!; size += 41) {
    cpSync(join(draft, 'records'), records)
    cpSync(join(draft, 'about'), paths().about)
    truncateSync(records, size)
    truncateSync(index, 4 * 8)
    if (size % 2 === 0) appendFileSync(index, Buffer.alloc(size % 8))
    const file = unwrap(open())
    expect(file.counts.games).toBe(4)
    file.add(games[4]!)
    file.add(games[5]!)
    file.close()
    expect(bytesOf(folder).slice(0, 2)).toEqual(bytesOf(whole).slice(0, 2))
  }
  rmSync(draft, { recursive: true })
})

test('an entry whose records a loss of power has blanked is cut off', () => {
  makeKilled(5)
  const bytes = readFileSync(paths().records)
  bytes.fill(0, bytes.length - 20)
  writeFileSync(paths().records, bytes)
  expect(findCounts().games).toBe(4)
})

test('positions that are known are left out', () => {
  const file = unwrap(open())
  file.add(games[0]!)
  const { positions } = file.counts
  file.add(games[0]!)
  expect(file.counts.positions).toBe(positions)
  expect(file.counts.duplicates).toBe(positions)
  file.close()
  const again = unwrap(open())
  again.add(games[0]!)
  expect(again.counts.positions).toBe(positions)
  again.close()
})

test('another core is noted from the game on where it began', () => {
  makeFile(folder, 2)
  unwrap(DataFile.open(folder, settings, 'core-b')).close()
  expect(JSON.parse(readFileSync(paths().about, 'utf8')).cores).toEqual([
    { core: 'core-a', fromGame: 0 },
    { core: 'core-b', fromGame: 2 },
  ])
})

test('two writers do not get the same files, and a lock of the version before counts for nothing', () => {
  writeFileSync(join(folder, 'standard-g0-n60-s4.lock'), `${process.pid}\n`)
  const file = unwrap(open())
  expect(faultOf(open())).toContain(
    `${paths().records} is being written by process ${process.pid} on ${hostname()} since `,
  )
  file.close()
  unwrap(open()).close()
})

test.each([
  ['foreign', () => writeFileSync(paths().about, '{"a":1}'), /its format is undefined/],
  [
    'of a variant unknown',
    () => replace(paths().about, '"variant": "standard"', '"variant": "x"'),
    /settings, .* are missing or wrong/,
  ],
  ['without counts', () => replace(paths().about, '"positions"', '"p"'), /counts are missing or wrong/],
  ['of less', () => truncateSync(paths().records, 32), /tells of 3 games with \d+ .* hold 0 whole ones/],
  ['of fewer', () => truncateSync(paths().games, 16), /tells of 3 games .* hold 2 whole ones/],
  ['altered', () => alter(paths().records, 40), /hold 0 whole ones: they have been cut off or altered/],
  [
    'counted wrong',
    () => replace(paths().about, /"positions": \d+/, '"positions": 1'),
    /tells of 3 games with 1 positions/,
  ],
  ['of another recipe', () => replace(paths().about, '"keptCp": 3000', '"keptCp": 2000'), /another recipe/],
  ['without an index', () => rmSync(paths().games), /tells of 3 games, but .*\.games is missing/],
  [
    'alone',
    () => [paths().about, paths().games].map((file) => rmSync(file)),
    /is there, but neither its index .* nor/,
  ],
])('files that are %s are refused and left as they are', (_, harm, message) => {
  makeFile(folder, 3)
  harm()
  const size = statSync(paths().records).size
  expect(faultOf(open())).toMatch(message)
  expect(faultOf(open())).toMatch(message)
  expect(statSync(paths().records).size).toBe(size)
})

test.each([
  ['empty', () => writeFileSync(paths().about, '')],
  ['cut off', () => truncateSync(paths().about, 500)],
  ['blank', () => writeFileSync(paths().about, Buffer.alloc(900))],
  ['gone', () => rmSync(paths().about)],
])('a JSON that is %s is made anew from the games, which are all kept', (_, harm) => {
  makeFile(folder, 4)
  harm()
  const file = unwrap(DataFile.open(folder, settings, 'core-b'))
  expect(file.repairs).toEqual([`${paths().about} was lost: its counts are made anew from 4 games`])
  for (const game of games.slice(4)) file.add(game)
  file.close()
  const about = JSON.parse(readFileSync(paths().about, 'utf8'))
  expect(about.cores).toEqual([
    { core: 'unknown', fromGame: 0 },
    { core: 'core-b', fromGame: 4 },
  ])
  const whole = join(folder, 'whole')
  makeFile(whole, 6)
  expect(bytesOf(folder).slice(0, 2)).toEqual(bytesOf(whole).slice(0, 2))
  const [, , text] = bytesOf(whole)
  expect(about.counts).toEqual(JSON.parse(String(text)).counts)
})

test('without a JSON, what follows the last whole game is set aside before it is cut off', () => {
  makeFile(folder, 5)
  rmSync(paths().about)
  const { records, games: index } = paths()
  const [{ length }, before] = [readFileSync(records), readFileSync(index)]
  alter(records, readFileSync(records).length - 1)
  const harmed = readFileSync(records)
  const file = unwrap(open())
  expect(file.counts.games).toBe(4)
  file.close()
  expect(readFileSync(`${index}.cut-4`)).toEqual(before.subarray(32))
  const { size } = statSync(records)
  expect(size).toBeLessThan(length)
  expect(readFileSync(`${records}.cut-4`)).toEqual(harmed.subarray(size))
})

test('whenever the power fails, every game that was saved is found again and the rest can be played', () => {
  let cuts = 0
  for (const cut of powerCuts<number>(folder, (promise) => {
    const file = unwrap(open(join(folder, 'data')))
    file.add(games[0]!)
    file.save()
    promise(1)
    for (const game of games.slice(1, 3)) file.add(game)
    file.close()
    promise(3)
  })) {
    cuts++
    const opened = open(join(cut.folder, 'data'))
    expect(faultOf(opened), cut.moment).toBe('')
    const file = unwrap(opened)
    expect(file.counts.games, cut.moment).toBeGreaterThanOrEqual(cut.promised ?? 0)
    expect(file.repairs, cut.moment).toEqual([])
    file.close()
  }
  expect(cuts).toBeGreaterThan(10)
})

test('a JSON with anything anywhere is refused or used, and never throws', () => {
  makeFile(folder, 2)
  const { about, records } = paths()
  const text = readFileSync(about, 'utf8')
  let refused = 0
  for (const { place, value, document } of everyChange(JSON.parse(text))) {
    writeFileSync(about, JSON.stringify(document))
    const reader = DataReader.open(records)
    if (!reader.ok) refused++
    else {
      expect(reader.value.about?.counts.games, `${place} is ${JSON.stringify(value)}`).toBe(2)
      reader.value.close()
    }
  }
  expect(refused).toBeGreaterThan(400)
})

function alter(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
}

function replace(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}

test('the reader gives the games, and the records that belong to each', () => {
  makeFile(folder, 6)
  const reader = unwrap(DataReader.open(paths().records))
  expect(reader.games?.map(({ result, ending, plies }) => [result, ending, plies])).toEqual(
    games.map(({ result, ending, moves }) => [result, ending, moves.length]),
  )
  let first = 0
  for (const game of reader.games!) {
    for (const sample of reader.samples(first, game.records)) {
      const { isBlack, result, ply } = unwrap(sample)
      expect(result).toBe(isBlack ? 2 - game.result : game.result)
      expect(ply).toBeLessThanOrEqual(game.plies)
    }
    first += game.records
  }
  expect(first).toBe(reader.positions)
  reader.close()
})

test('a summary counts what the records hold', async () => {
  makeFile(folder, 6)
  const reader = unwrap(DataReader.open(paths().records))
  const summary = unwrap(await summarise(reader))
  const { counts } = reader.about!
  expect(summary.positions).toBe(counts.positions)
  expect(summary.men).toEqual(counts.men)
  expect(summary.blackToMove).toBe(counts.blackToMove)
  expect(summary.bands.reduce((sum, { positions }) => sum + positions, 0)).toBe(counts.positions)
  expect(summary.correlation).toBeGreaterThan(0.2)
  reader.close()
})

test('the reader passes over what a maker would repair, and changes nothing', async () => {
  makeKilled(5)
  const { records, games: index, about } = paths()
  alter(records, statSync(records).size - 1)
  appendFileSync(index, 'abc')
  const before = bytesOf(folder)
  const reader = unwrap(DataReader.open(records))
  expect([reader.games?.length, reader.about?.counts.games]).toEqual([4, 4])
  expect(reader.passedOver).toEqual({ games: 1, isAboutLost: false })
  expect(unwrap(await summarise(reader)).positions).toBe(reader.about?.counts.positions)
  reader.close()
  expect(bytesOf(folder)).toEqual(before)
  for (const harm of [() => writeFileSync(about, ''), () => rmSync(about)]) {
    harm()
    const lost = unwrap(DataReader.open(records))
    expect([lost.games?.length, lost.about?.settings]).toEqual([4, settings])
    expect(lost.passedOver).toEqual({ games: 1, isAboutLost: true })
    lost.close()
  }
})

test('records that are broken, or cut off behind what the JSON tells, are told by their place', async () => {
  makeFile(folder, 3)
  alter(paths().records, 5 * RECORD_SIZE + 27)
  const reader = unwrap(DataReader.open(paths().records))
  const broken = await summarise(reader)
  expect(broken.ok ? '' : broken.faults[0]!.message).toMatch(/^record 5 of .* is no position/)
  reader.close()
  truncateSync(paths().records, 3 * RECORD_SIZE)
  const cut = DataReader.open(paths().records)
  expect(cut.ok ? '' : cut.faults[0]!.message).toMatch(/tells of 3 games .* hold 0 whole ones/)
})
