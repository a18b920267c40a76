import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { choosePuzzle, loadPuzzles, parsePracticeRecord, readPuzzles } from '@rookery/practice'
import { createRandom, unwrap } from '@rookery/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeMiningLine } from '../puzzles/run-mining.ts'
import { runMain } from '../testing/run-main.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-puzzles-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('puzzles are made and packed into a set', async () => {
  const mini = ['--variant', 'minichess']
  const made = await runMain(['puzzles', 'make', folder, ...mini, '--count', '2', '--threads', '1'])
  expect(made).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/\.found\n\d+ puzzles in \d+ games\n$/),
  })
  const checked = await runMain(['puzzles', 'check', folder, ...mini])
  expect(checked.output).toMatch(/^\d+ stand, \d+ do not\n$/)
  const packed = await runMain(['puzzles', 'pack', folder, ...mini, '--out', folder])
  expect(packed.output).toMatch(
    /minichess\.puzzles\n\d+ puzzles of \d+, \d+ bytes; 0 left out because they are known/,
  )
  unwrap(await readPuzzles(readFileSync(join(folder, 'minichess.puzzles')), 'minichess'))
})

test('a folder that is not there is named', async () => {
  const { exitCode, errors } = await runMain(['puzzles', 'pack', join(folder, 'nowhere')])
  expect(exitCode).not.toBe(0)
  expect(errors).toContain('nowhere')
})

test('progress has a bar, the pace of this run, and the time that is left', () => {
  const first = { games: 100, puzzles: 50 }
  expect(makeMiningLine({ games: 300, puzzles: 150 }, first, 300, 120)).toBe(
    '[############............] 150 of 300 puzzles in 300 games, 50.0 a minute, 3 min 0 s left',
  )
})

const solve = (lines: readonly string[], ...args: readonly string[]) =>
  runMain(
    ['puzzles', '--file', join(folder, 'practice.json'), '--seed', '1', '--rating', '900', ...args],
    lines.map((line) => `${line}\n`),
  )
const kept = () => unwrap(parsePracticeRecord(readFileSync(join(folder, 'practice.json'), 'utf8')))

test('a puzzle is solved at the terminal, for one’s own rating', async () => {
  const puzzle = choosePuzzle(await loadPuzzles('standard'), { rating: 900 }, createRandom(1))!
  const own = puzzle.moves.filter((_, index) => index % 2 === 1)
  const { exitCode, output } = await solve([...own, 'q'])
  expect(exitCode).toBe(0)
  expect(output).toContain('Find the best move for')
  expect(output).toMatch(
    new RegExp(`Right\\.\nPuzzle ${puzzle.id}, rated ${puzzle.rating}: .*\nYour rating: 1[5-9]\\d\\d ± \\d+`),
  )
  expect(kept().attempts).toMatchObject([{ puzzle: puzzle.id, result: 'solved', mode: 'open' }])
})

test('hints come in two steps, a wrong move is refuted with the reason, and the solution is shown', async () => {
  const { output } = await solve(['hint', 'hint', 'nonsense', 'show', 'q'], '--theme', 'fork')
  expect(output).toMatch(/The piece on [a-h][1-8] moves\./)
  expect(output).toMatch(/It goes from [a-h][1-8] to [a-h][1-8]\./)
  expect(output).toContain('That is no move here')
  expect(output).toMatch(/The solution: \S+/)
  const [attempt] = kept().attempts
  expect(attempt).toMatchObject({ result: 'failed', themes: expect.arrayContaining(['fork']) })

  const puzzle = choosePuzzle(
    await loadPuzzles('standard'),
    { rating: 900, seen: new Set([attempt!.puzzle]) },
    createRandom(1),
  )!
  const wrong = (await solve(['Kh1', 'Kh8', 'Kg1', 'Kg8', 'Kf1', 'Kf8', 'Kh2', 'Kh7', 'show', 'q'])).output
  expect(wrong).toContain(`Puzzle ${puzzle.id}`)
  expect(wrong).toMatch(/is not it: |no move here/)
})

test('q leaves in the midst of a puzzle, and ? and help say what can be typed', async () => {
  const { exitCode, output } = await solve(['?', 'help', 'q', 'show'])
  expect(exitCode).toBe(0)
  expect(output.match(/Type a move as Nf3 or g1f3, .* q to leave\./g)).toHaveLength(2)
  expect(output).not.toMatch(/no move here|The solution/)
  const timed = await solve(['show', 'q', 'show'], '--timed')
  expect(timed.output).toContain('Three minutes: 0 solved, 1 wrong')
})

test('the seed is told by what it does to puzzles', async () => {
  const { output } = await runMain(['puzzles', 'solve', '--help'])
  expect(output.replace(/\s+/g, ' ')).toContain('--seed <number> the same puzzles in the same order')
})

test('a streak ends with the first mistake, and is kept', async () => {
  const { output } = await solve(['show'], '--streak')
  expect(output).toContain('Streak: 0 solved, 1 wrong')
  expect(kept()).toMatchObject({
    attempts: [{ mode: 'streak', result: 'failed' }],
    runs: [{ solved: 0, failed: 1 }],
  })
})

test('a timed run ends with the third mistake, leaves the rating as it is, and is kept', async () => {
  const { output } = await solve(['show', 'show', 'show'], '--timed')
  expect(output).toContain('Three minutes: 0 solved, 3 wrong')
  expect(output).not.toContain('Your rating')
  expect(kept().attempts.map(({ mode, result }) => `${mode} ${result}`)).toEqual(
    Array(3).fill('timed failed'),
  )
  expect(kept().runs).toMatchObject([{ mode: 'timed', solved: 0, failed: 3 }])
})

test('a timed run that is left early is told, and not kept', async () => {
  const { output } = await solve(['show'], '--timed')
  expect(output).toContain('Three minutes: 0 solved, 1 wrong')
  expect(kept()).toMatchObject({ attempts: [{ mode: 'timed' }], runs: [] })
})

test('a practice file that is none, and a theme that no puzzle has, are told', async () => {
  expect((await solve([], '--theme', 'nothing')).errors).toContain('there is no puzzle of the theme nothing')
  writeFileSync(join(folder, 'practice.json'), '{')
  const { exitCode, errors } = await solve(['q'])
  expect([exitCode, errors]).toEqual([2, expect.stringContaining('practice.json')])
})

const row =
  '00sHx,6k1/8/4q3/8/5N2/8/8/6K1 b - - 0 1,e6e7 f4d5 g8f7 d5e7,1200,80,90,100,fork short,https://lichess.org/a,'

test('a Lichess file is imported, with its damaged rows named', async () => {
  const file = join(folder, 'lichess.csv')
  writeFileSync(file, `${row}\n${row.replace('f4d5', 'f4d6')}\n`)
  const { exitCode, output, errors } = await runMain([
    'puzzles',
    'import',
    file,
    '--folder',
    join(folder, 'library'),
  ])
  expect(exitCode).toBe(1)
  expect(output).toContain('1 puzzles of 2 themes; 1 row left out as damaged')
  expect(errors).toContain('lichess.csv:2: f4d6 is not legal here')
  const missing = await runMain(['puzzles', 'import', join(folder, 'nowhere.csv')])
  expect([missing.exitCode, missing.errors]).toEqual([2, expect.stringContaining('cannot read')])
})

test('imported puzzles are solved, and those that are not there are missed with a sentence', async () => {
  vi.stubEnv('XDG_DATA_HOME', folder)
  expect((await solve([], '--imported')).errors).toContain('no puzzles have been imported')
  const file = join(folder, 'lichess.csv')
  writeFileSync(file, `${row}\n`)
  expect((await runMain(['puzzles', 'import', file])).exitCode).toBe(0)
  const other = join(folder, 'other.csv')
  for (const text of ['', 'nonsense\n']) {
    writeFileSync(other, text)
    const { exitCode, errors } = await runMain(['puzzles', 'import', other])
    expect([exitCode, errors]).toEqual([1, expect.stringContaining(`${other} has no puzzle in it`)])
  }
  writeFileSync(other, gzipSync(row).subarray(0, 60))
  expect((await runMain(['puzzles', 'import', other])).exitCode).toBe(1)
  const { output } = await solve(['Nd5', 'Nxe7', 'q'], '--imported')
  expect(output).toMatch(
    /Right\.[\s\S]*Right\.\nPuzzle 00sHx, rated 1200: fork, short\nYour rating: 1[5-9]\d\d/,
  )
  expect((await solve([], '--imported', '--theme', 'pin')).errors).toContain('no puzzle of the theme pin')
  expect((await solve([], '--imported', '--variant', 'minichess')).exitCode).toBe(2)
})
