import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { leaveForeignLock } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeProgressLine } from '../data/make-progress.ts'
import { finishBin, startBin, startBinOnFullDisk } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-data-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const base = 'standard-g0-n50-s3'
const makeArgs = (where: string, ...rest: string[]) => [
  ...['data', 'make', '--nodes', '50', '--seed', '3', '--out', join(folder, where)],
  ...rest,
]
const read = (where: string, ending: string) => readFileSync(join(folder, where, `${base}.${ending}`))

test('the same seed gives the same bytes on one thread and on two, at once and in parts', async () => {
  const made = await runMain(makeArgs('one', '--threads', '1', '--games', '12'))
  expect(made.exitCode).toBe(0)
  expect(made.output).toContain('games      12\n')
  await runMain(makeArgs('two', '--threads', '2', '--games', '5'))
  await runMain(makeArgs('two', '--threads', '2', '--games', '12'))
  expect(read('two', 'records').equals(read('one', 'records'))).toBe(true)
  expect(read('two', 'games').equals(read('one', 'games'))).toBe(true)
  expect(readdirSync(join(folder, 'one')).sort()).toEqual(
    ['games', 'json', 'records'].map((ending) => `${base}.${ending}`),
  )
})

const ruyLopez = '1600\t1500\t600+0\t1-0\t2020\t\te2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7'
const italian = '1600\t1500\t600+0\t0-1\t2020\t\te2e4 e7e5 g1f3 b8c6 f1c4 f8c5'

test('games begin from positions of people’s games, and their files are named after these', async () => {
  const games = join(folder, 'games.txt')
  writeFileSync(games, `${ruyLopez}\n${ruyLopez}\nno game\n${italian}\n`)
  const drawn = await runMain(['data', 'starts', games, '--each', '9', '--from', '4', '--to', '6'])
  expect(drawn.exitCode).toBe(0)
  expect(drawn.errors).toBe(`${games}:3: the line has 1 of the 7 fields of a game\n`)
  const fens = drawn.output.trim().split('\n')
  expect(fens.map((fen) => fen.split(' ')[0]).sort()).toEqual([
    'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R',
    'r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R',
    'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R',
    'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R',
    'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R',
  ])
  const starts = join(folder, 'starts.epd')
  writeFileSync(starts, drawn.output)
  const make = (where: string, threads: string) =>
    runMain(makeArgs(where, '--starts', starts, '--games', '6', '--threads', threads))
  expect((await make('one', '1')).exitCode).toBe(0)
  await make('two', '2')
  const [name] = readdirSync(join(folder, 'one')).filter((file) => file.endsWith('.records'))
  expect(name).toMatch(/^standard-g0-n50-s3-from-[0-9a-f]{12}\.records$/)
  const [one, two] = ['one', 'two'].map((where) => readFileSync(join(folder, where, name!)))
  expect(two!.equals(one!)).toBe(true)
  const shown = await runMain(['data', 'show', join(folder, 'one', name!), '--count', '1'])
  expect(shown.output).toContain('games      6\n')
  writeFileSync(starts, `${fens[0]}\n\nrnbq w - -\n`)
  const refused = await make('three', '1')
  expect(refused.exitCode).toBe(1)
  expect(refused.errors).toContain(`${starts}: line 3: `)
})

test('400 quick games of minichess are the same whichever thread plays which', async () => {
  const args = (where: string) =>
    makeArgs(
      where,
      ...['--nodes', '60', '--seed', '4', '--games', '400', '--variant', 'minichess', '--threads', '2'],
    )
  await runMain(args('once'))
  await runMain(args('again'))
  for (const ending of ['records', 'games']) {
    const [once, again] = ['once', 'again'].map((where) =>
      readFileSync(join(folder, where, `minichess-g0-n60-s4.${ending}`)),
    )
    expect(again!.equals(once!)).toBe(true)
  }
})

test('after kill -9 the same command goes on, and ends with the same bytes', async () => {
  const index = join(folder, 'killed', `${base}.games`)
  const child = startBin(makeArgs('killed', '--threads', '2'))
  while (!existsSync(index) || statSync(index).size < 24) await setTimeout(5)
  child.kill('SIGKILL')
  await once(child, 'close')
  const games = String(Math.ceil(statSync(index).size / 8) + 4)
  const resumed = await runMain(makeArgs('killed', '--games', games))
  expect(resumed.errors).toBe('')
  await runMain(makeArgs('whole', '--games', games))
  expect(read('killed', 'records').equals(read('whole', 'records'))).toBe(true)
  expect(read('killed', 'games').equals(read('whole', 'games'))).toBe(true)
})

test('Ctrl-C ends it with what there is, and says how to go on', async () => {
  const index = join(folder, 'stopped', `${base}.games`)
  const child = startBin(makeArgs('stopped'))
  const finished = finishBin(child)
  while (!existsSync(index) || statSync(index).size < 8) await setTimeout(5)
  child.kill('SIGINT')
  const { exitCode, output } = await finished
  expect(exitCode).toBe(130)
  expect(output).toContain('stopped; the same command goes on')
  expect(JSON.parse(read('stopped', 'json').toString()).counts.games).toBe(statSync(index).size / 8)
})

test('a second maker is told who writes, and the first goes on', async () => {
  const index = join(folder, 'shared', `${base}.games`)
  const child = startBin(makeArgs('shared', '--threads', '1'))
  while (!existsSync(index) || statSync(index).size < 8) await setTimeout(5)
  const second = await runMain(makeArgs('shared', '--games', '1'))
  const holder = `process ${child.pid} on ${hostname()}`
  expect([second.exitCode, second.errors]).toEqual([
    1,
    expect.stringMatching(`^rookery: .*records is being written by ${holder} since [-0-9: ]+UTC\n$`),
  ])
  const finished = finishBin(child)
  child.kill('SIGINT')
  expect((await finished).errors).toBe('')
})

test('who was stopped for so long that another machine took the files over ends with one sentence', async () => {
  const child = startBin(['--language', 'de', ...makeArgs('taken', '--threads', '1', '--games', '1000000')])
  const ended = finishBin(child)
  const records = join(folder, 'taken', `${base}.records`)
  await expect.poll(() => existsSync(`${records}.lock`)).toBe(true)
  leaveForeignLock(records)
  const { exitCode, errors } = await ended
  expect({ exitCode, errors: errors.replace(/^\d+ .*\n/gm, '') }).toEqual({
    exitCode: 1,
    errors: `rookery: ${records}.lock: Sie wurde übernommen von Prozess 12 auf elsewhere seit 2026-11-17 20:00:00 UTC, weil dieser Prozess zu lange nichts von sich hören ließ\n`,
  })
})

test('a disk that takes no more is told in a sentence, and what was kept is gone on with', async () => {
  const full = await finishBin(startBinOnFullDisk(4, makeArgs('full', '--games', '40')))
  expect(full.exitCode).toBe(1)
  expect(full.errors).toMatch(/^rookery: cannot keep data in .*full: file too large\n$/)
  expect((await runMain(makeArgs('full', '--games', '8'))).exitCode).toBe(0)
  await runMain(makeArgs('whole', '--games', '8'))
  expect(read('full', 'records').equals(read('whole', 'records'))).toBe(true)
})

test('after a loss of power show passes over what make then repairs, and both say so', async () => {
  await runMain(makeArgs('lost', '--games', '6'))
  const [file, about] = ['records', 'json'].map((ending) => join(folder, 'lost', `${base}.${ending}`))
  writeFileSync(about!, '')
  truncateSync(file!, statSync(file!).size - 1)
  const shown = await runMain(['data', 'show', file!])
  expect([shown.exitCode, shown.errors]).toEqual([0, ''])
  expect(shown.output).toContain(
    'standard, 50 nodes a move, seed 3, generation 0; core unknown from game 0\ngames      5\n',
  )
  expect(shown.output).toContain('its counts are made anew from the games\npassed over: 1 games at the end')
  const made = await runMain(makeArgs('lost', '--games', '6'))
  expect(made.errors).toMatch(/json was lost: its counts are made anew from 5 games\nwhat followed the last/)
  expect(made.output).toContain('games      6\n')
})

test('as many positions as were asked for end it', async () => {
  await runMain(makeArgs('some', '--positions', '40'))
  const { counts } = JSON.parse(read('some', 'json').toString())
  expect(counts.positions).toBeGreaterThanOrEqual(40)
  expect(counts.positions).toBe(read('some', 'records').length / 32)
})

test('show prints the summary and the records from a place on', async () => {
  await runMain(makeArgs('shown', '--games', '6'))
  const file = join(folder, 'shown', `${base}.records`)
  const { exitCode, output } = await runMain(['data', 'show', file, '--at', '3', '--count', '2'])
  expect(exitCode).toBe(0)
  expect(output).toContain('standard, 50 nodes a move, seed 3, generation 0')
  expect(output).toMatch(/games {6}6\n/)
  expect(output).toMatch(/correlation of score and result {2}0\.\d+/)
  const rows = output.split('position\n')[1]!.trimEnd().split('\n')
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^ {6}3 +[+-]?\d+ {2}(win|draw|loss) +(\S+\/){7}\S+ [wb] - - 0 \d+$/)
})

test('show works for minichess too', async () => {
  const args = ['data', 'make', '--variant', 'minichess', '--nodes', '50', '--games', '4', '--out', folder]
  await runMain(args)
  const { output } = await runMain(['data', 'show', join(folder, 'minichess-g0-n50-s1.records')])
  expect(output).toMatch(/(win|draw|loss) +(\S+\/){5}\S+ [wb] - - 0 \d+\n$/)
})

test.each([
  ['a text', () => writeFileSync(join(folder, 'x'), 'no records here'), 'x', 1, 'no whole number of records'],
  [
    'noise of the right length',
    () => writeFileSync(join(folder, 'x'), 'a'.repeat(64)),
    'x',
    1,
    'record 0 of',
  ],
  ['a folder', () => {}, '.', 1, 'is no file'],
  ['nothing', () => {}, 'none', 2, 'no such file or directory'],
  ['a pipe', () => execFileSync('mkfifo', [join(folder, 'x')]), 'x', 1, 'is no file'],
  [
    'an index of nonsense',
    () => ['x', 'x.games'].map((name) => writeFileSync(join(folder, name), 'nonsense'.repeat(8))),
    'x',
    1,
    'none is whole',
  ],
  [
    'a JSON that is a folder',
    () => [writeFileSync(join(folder, 'x'), ''), mkdirSync(join(folder, 'x.json'))],
    'x',
    1,
    'x.json cannot be read: it is no file',
  ],
  [
    'an index that is a folder',
    () => [writeFileSync(join(folder, 'x'), ''), mkdirSync(join(folder, 'x.games'))],
    'x',
    2,
    'cannot read',
  ],
])('show refuses %s with one sentence', async (_, prepare, name, code, message) => {
  prepare()
  const { exitCode, errors } = await runMain(['data', 'show', join(folder, name)])
  expect(exitCode).toBe(code)
  expect(errors).toContain(message)
  expect(errors.split('\n')).toHaveLength(2)
})

test('show refuses records that end before what is counted, and a place behind the last', async () => {
  await runMain(makeArgs('cut', '--games', '4'))
  const file = join(folder, 'cut', `${base}.records`)
  const late = await runMain(['data', 'show', file, '--at', '100000'])
  expect([late.exitCode, late.errors]).toEqual([2, expect.stringContaining('there is no record 100000')])
  truncateSync(file, 33)
  const cut = await runMain(['data', 'show', file])
  expect([cut.exitCode, cut.errors]).toEqual([1, expect.stringContaining('tells of 4 games')])
})

test.each([
  [['--nodes', '0'], 'whole number from 1'],
  [['--seed', '-1'], 'whole number from 0'],
  [['--variant', 'gardner'], 'Allowed choices are standard, chess960, minichess'],
  [['--generation', '256'], 'whole number from 0 to 255'],
])('make refuses %j', async (options, message) => {
  const { exitCode, errors } = await runMain(['data', 'make', '--games', '1', ...options, '--out', folder])
  expect(exitCode).toBe(2)
  expect(errors).toContain(message)
})

test('a folder that cannot be is told', async () => {
  writeFileSync(join(folder, 'file'), '')
  const { exitCode, errors } = await runMain(makeArgs('file', '--games', '1'))
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^rookery: cannot keep data in .*file: file already exists\n$/)
})

test('progress tells games, positions, speed and the time left', () => {
  const before = { games: 100, positions: 3000 }
  const now = { games: 110, positions: 3300 }
  expect(makeProgressLine(now, before, {}, 1)).toBe('110 games, 3300 positions, 300 positions/s')
  expect(makeProgressLine(now, before, { positions: 39_300 }, 1)).toBe(
    '110 games, 3300 of 39300 positions, 300 positions/s, 2 min 0 s left',
  )
  expect(makeProgressLine(now, before, { games: 120 }, 1)).toContain('110 of 120 games')
})
