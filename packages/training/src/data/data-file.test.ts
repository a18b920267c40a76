import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unwrap } from '@rookery/rules'
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

function makeFile(where: string, count: number): void {
  const file = unwrap(open(where))
  for (const game of games.slice(file.counts.games, count)) file.add(game)
  file.close()
}

/** The files as kill -9 leaves them: nothing has been saved since they were opened. */
function makeKilled(count: number): void {
  makeFile(folder, 1)
  const about = readFileSync(paths().about)
  makeFile(folder, count)
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
  const { counts } = unwrap(open())
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
  expect(unwrap(open()).counts.games).toBe(5)
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
  expect(unwrap(open()).counts.games).toBe(4)
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

test('two writers do not get the same files, but the lock of a dead one counts for nothing', () => {
  const file = unwrap(open())
  expect(faultOf(open())).toMatch(/is being written by process \d+ /)
  file.close()
  expect(existsSync(paths().lock)).toBe(false)
  writeFileSync(paths().lock, '999999999\n')
  expect(open().ok).toBe(true)
})

test.each([
  ['not JSON', () => writeFileSync(paths().about, '{'), /json cannot be read: it is not JSON/],
  ['foreign', () => writeFileSync(paths().about, '{"a":1}'), /its format is undefined/],
  [
    'of a variant unknown',
    () => replace(paths().about, '"variant": "standard"', '"variant": "x"'),
    /settings, .* are missing or wrong/,
  ],
  ['without counts', () => replace(paths().about, '"positions"', '"p"'), /counts are missing or wrong/],
  ['gone', () => rmSync(paths().about), /which says what made it, is not/],
  [
    'of less',
    () => truncateSync(paths().records, 32),
    /tells of 3 games, but the files beside it hold fewer/,
  ],
  ['altered', () => alter(paths().records, 40), /records of game 0 .* have been altered/],
  ['of another recipe', () => replace(paths().about, '"keptCp": 3000', '"keptCp": 2000'), /another recipe/],
])('files that are %s are refused and left as they are', (_, harm, message) => {
  makeFile(folder, 3)
  harm()
  const size = statSync(paths().records).size
  expect(faultOf(open())).toMatch(message)
  expect(statSync(paths().records).size).toBe(size)
  expect(existsSync(paths().lock)).toBe(false)
})

function alter(file: string, at: number): void {
  const bytes = readFileSync(file)
  bytes[at]! ^= 1
  writeFileSync(file, bytes)
}

function replace(file: string, from: string, to: string): void {
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

test('a summary counts what the records hold', () => {
  makeFile(folder, 6)
  const reader = unwrap(DataReader.open(paths().records))
  const summary = unwrap(summarise(reader))
  const { counts } = reader.about!
  expect(summary.positions).toBe(counts.positions)
  expect(summary.men).toEqual(counts.men)
  expect(summary.blackToMove).toBe(counts.blackToMove)
  expect(summary.bands.reduce((sum, { positions }) => sum + positions, 0)).toBe(counts.positions)
  expect(summary.correlation).toBeGreaterThan(0.2)
  reader.close()
})

test('records cut off behind their index, or broken, are told by their place', () => {
  makeFile(folder, 3)
  alter(paths().records, 5 * RECORD_SIZE + 27)
  const reader = unwrap(DataReader.open(paths().records))
  const broken = summarise(reader)
  expect(broken.ok ? '' : broken.faults[0]!.message).toMatch(/^record 5 of .* is no position/)
  reader.close()
  truncateSync(paths().records, 3 * RECORD_SIZE)
  const cut = DataReader.open(paths().records)
  expect(cut.ok ? '' : cut.faults[0]!.message).toMatch(
    /is cut off: its index names \d+ records, but there are 3$/,
  )
})
