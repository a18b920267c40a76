import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { parseMynahFile } from '@rookery/players/mynah'
import { createRandom, Line, makeUci, startPosition, unwrap } from '@rookery/rules'
import type { LossBand, Summary } from '@rookery/training/human'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const folder = mkdtempSync(join(tmpdir(), 'rookery-human-test-'))
const games = join(folder, 'games.txt.gz')
const checkpoint = join(folder, 'tiny.checkpoint')
const network = join(folder, 'tiny.network')
const settings = ['--width', '32', '--narrow', '16', '--epochs', '1', '--batch', '128', '--threads', '2']

/** Random games of 30 plies, as lines with ratings. */
function drawLines(count: number): string[] {
  const random = createRandom(4)
  return Array.from({ length: count }, (_, index) => {
    let line = Line.from(startPosition())
    const moves: string[] = []
    while (moves.length < 30 && !line.outcome()) {
      const legal = line.position.legalMoves()
      const move = legal[random.below(legal.length)]!
      moves.push(makeUci(move, line.position))
      line = line.play(move)
    }
    return [900 + 10 * index, 950 + 10 * index, '600+0', '1-0', '2020', '-', moves.join(' '), ''].join('\t')
  })
}

beforeAll(async () => {
  const provisional = drawLines(1)[0]!.replace('\t-\t', '\tp\t')
  writeFileSync(games, gzipSync([...drawLines(40), provisional, '1500\tno game'].join('\n')))
  const trained = await runMain(['train', 'human', games, ...settings, '--out', checkpoint])
  expect(trained.errors).toContain(
    'games.txt.gz:42: the line has 2 of the 7 fields of a game\n1 game is left out',
  )
  expect(trained.output).toMatch(
    /41 games, 1230 positions; one game of twenty is held out\nepoch 1 of 1: training \d/,
  )
  expect(trained.exitCode).toBe(0)
  expect((await runMain(['train', 'human', 'export', checkpoint, network, '--commit', 'abc'])).exitCode).toBe(
    0,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a network says where it comes from', () => {
  const { provenance } = unwrap(parseMynahFile(gunzipSync(readFileSync(network))))
  expect(provenance).toMatchObject({
    commit: 'abc',
    data: [{ file: 'games.txt.gz' }],
    settings: { width: 32, epochs: 1 },
    history: [{ epoch: 1 }],
  })
})

test('a training that is done stays so, and other settings are refused', async () => {
  const again = await runMain(['train', 'human', games, ...settings, '--out', checkpoint])
  expect(again.output).toContain('tiny.checkpoint is trained')
  const other = await runMain(['train', 'human', games, ...settings, '--seed', '5', '--out', checkpoint])
  expect(other.errors).toContain('was begun with seed 1 instead of 5')
  const short = join(folder, 'other.txt')
  writeFileSync(short, drawLines(3).join('\n'))
  const moved = await runMain(['train', 'human', short, ...settings, '--out', checkpoint])
  expect(moved.errors).toContain('was begun with other games')
})

test('what people and Mynah lose is told by rating, with errors', async () => {
  const { output, exitCode } = await runMain([
    'human',
    'losses',
    games,
    '--each',
    '12',
    '--nodes',
    '500',
    '--json',
  ])
  expect(exitCode).toBe(0)
  const { bands } = JSON.parse(output) as { bands: LossBand[] }
  expect(bands.map(({ band }) => band)).toEqual([800, 1000, 1200])
  const total = (loss: (band: LossBand) => number | null) =>
    bands.reduce((sum, band) => sum + band.positions * loss(band)!, 0)
  // These people move at random.
  expect(total(({ people }) => people.lossCp.mean)).toBeGreaterThan(total(({ mynah }) => mynah.lossCp.mean))
  for (const { people, mynah, ratio, positions } of bands) {
    expect(ratio.lossCp.mean).toBeCloseTo(mynah.lossCp.mean! / people.lossCp.mean!, 9)
    expect(ratio.lossCp.error).toBeGreaterThan(0)
    expect(positions).toBeGreaterThanOrEqual(12)
    for (const { mean } of [people.blunders, mynah.blunders]) {
      expect(mean).toBeGreaterThanOrEqual(0)
      expect(mean).toBeLessThanOrEqual(1)
    }
  }
  const none = await runMain(['human', 'losses', join(folder, 'none')])
  expect([none.exitCode, none.errors]).toEqual([2, expect.stringMatching(/cannot read .*none: no such file/)])
})

test('a UCI engine is tested as minds are', async () => {
  const args = `args=${fileURLToPath(new URL('../../bin/rookery.js', import.meta.url))} uci`
  const engine = ['--engine', `cmd=${process.execPath}`, args, 'name=Told', 'nodes=50']
  const { output } = await runMain(['human', 'test', games, '--most', '20', '--json', ...engine])
  const { tested } = JSON.parse(output) as { tested: { name: string; all: Summary } }
  expect(tested.name).toBe('Told')
  expect(tested.all.positions).toBeGreaterThanOrEqual(20)
  expect(tested.all.nats.mean).toBeGreaterThan(0)
  const mind = await runMain(['human', 'test', games, '--engine', 'player=owl'])
  expect([mind.exitCode, mind.errors]).toEqual([2, expect.stringMatching(/--engine needs cmd=COMMAND/)])
})

describe('human test', () => {
  const run = async (...args: string[]) => {
    const { output, errors, exitCode } = await runMain(['human', 'test', ...args, '--json'])
    return exitCode === 0 ? JSON.parse(output) : errors
  }

  test('measures a network by band and phase, and leaves unsettled ratings out unless it is asked', async () => {
    const { tested, leftOut } = await run(games, '--network', network)
    expect(leftOut).toBe(1)
    expect(tested).toMatchObject({ mind: 'mynah', games: 40, all: { positions: 1200 } })
    expect(tested.afterOpening.positions).toBe(800)
    expect(tested.bands.map(({ band }: { band: number }) => band)).toEqual([800, 1000, 1200])
    const sum = tested.phases.reduce(
      (total: number, { positions }: { positions: number }) => total + positions,
      0,
    )
    expect(sum).toBe(1200)
    expect(tested.all.three.mean).toBeGreaterThanOrEqual(tested.all.first.mean)
    expect((await run(games, '--network', network, '--all')).tested.games).toBe(41)
  })

  test('can take only the games that a training held out', async () => {
    const held = (await run(games, '--network', network, '--held-out', '1', '--all')).tested.games
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(10)
  })

  test('tells what could be read of a cut file, and ends with 1', async () => {
    const cut = join(folder, 'cut.txt.gz')
    const packed = gzipSync(drawLines(9).join('\n'))
    writeFileSync(cut, packed.subarray(0, packed.length - 12))
    const { output, errors, exitCode } = await runMain(['human', 'test', cut, '--network', network])
    expect(errors).toContain('cut.txt.gz: what gzip has packed is damaged')
    expect(output).toMatch(/^Mynah, at the mover's rating: [89] games/)
    expect(exitCode).toBe(1)
  })

  test('tells the matrix of bands in words', async () => {
    const { output } = await runMain([
      'human',
      'test',
      games,
      '--network',
      network,
      '--most',
      '60',
      '--matrix',
    ])
    expect(output).toMatch(/^Mynah, at the mover's rating: 2 games\n/)
    expect(output).toMatch(/\nall +60 /)
    expect(output).toMatch(/rated 800-999 +\d+ /)
    expect(output).toMatch(/\n1500 +\d+\.\d/)
    expect(output).toMatch(/\nown +\d+\.\d/)
  })

  test('asks any other mind, and a PGN does as well', async () => {
    const pgn = join(folder, 'games.pgn')
    const moves = '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0'
    writeFileSync(pgn, `[WhiteElo "1500"]\n[BlackElo "1520"]\n[Result "1-0"]\n\n${moves}\n`)
    const { tested } = await run(pgn, '--mind', 'magpie:boldness=3')
    expect(tested).toMatchObject({ mind: 'magpie:boldness=3', games: 1, all: { positions: 7 } })
    expect(tested.all.first.mean).toBeGreaterThan(0)
    expect(tested.all.nats.mean).toBeGreaterThan(0)
    // A mind that tells chances is taken at its word.
    const chance = await run(pgn, '--mind', 'fledgling')
    expect(chance.tested.all.nats.mean).toBeGreaterThan(Math.log(20))
    // Of one game no error can be told, and of moves after ply 10 nothing.
    expect(chance.tested.all.nats.error).toBeNull()
    expect(chance.tested.afterOpening).toMatchObject({ positions: 0, first: { mean: null, error: null } })
    const told = await runMain(['human', 'test', pgn, '--mind', 'magpie'])
    expect(told.output).toMatch(/\nall +7 +\d+\.\d % +\d+\.\d % +\d+\.\d{3}\nafter ply 10 +0 +- +- +-\n/)
  })

  test.each([
    { args: [join(folder, 'none')], says: /cannot read .*none: no such file/ },
    { args: [folder], says: /is a folder/ },
    { args: [games, '--network', games], says: /it is no network of Mynah/ },
    { args: [games, '--network', join(folder, 'none')], says: /cannot read .*none: no such file/ },
    { args: [games, '--mind', 'dodo'], says: /there is no mind "dodo"/ },
    { args: [games, '--rating', '7'], says: /from 100 to 4000/ },
    {
      args: [games, '--network', network, '--mind', 'raven'],
      says: /'--network <file>' cannot be used with/,
    },
    { args: [games, '--rating', '1500', '--mind', 'raven'], says: /'--rating <number>' cannot be used with/ },
    { args: [games, '--matrix', '--mind', 'owl'], says: /'--matrix' cannot be used with/ },
  ])('$args is refused with a sentence', async ({ args, says }) => {
    expect(await run(...args)).toMatch(says)
  })
})

test.each([
  { args: [], says: /no file of games is given/ },
  { args: [join(folder, 'none')], says: /cannot read .*none: no such file/ },
  { args: [folder], says: /is no file/ },
  { args: [games, '--width', '40'], says: /multiple of 16/ },
  { args: [games, '--width', '16', '--narrow', '32'], says: /--narrow may not be more/ },
  { args: ['export', join(folder, 'none')], says: /there is no .*none/ },
])('train human $args is refused with a sentence', async ({ args, says }) => {
  const { errors, exitCode } = await runMain(['train', 'human', ...args])
  expect(errors).toMatch(says)
  expect(exitCode).toBe(2)
})

test('a file without rated games teaches nothing', async () => {
  const file = join(folder, 'empty.txt')
  writeFileSync(file, 'hello\nworld\n')
  const { errors } = await runMain([
    'train',
    'human',
    file,
    ...settings,
    '--out',
    join(folder, 'x.checkpoint'),
  ])
  expect(errors).toMatch(/too few games with ratings/)
  expect((await runMain(['human', 'test', file, '--network', network])).errors).toMatch(/holds no games/)
})
