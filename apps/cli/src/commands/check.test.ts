import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-check-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const chess960 = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9'
const checkPerft = (lines: readonly string[], ...options: string[]) =>
  runMain(['check', 'perft', '-', ...options], [lines.join('\n')])

test('check perft counts every position, and leaves out what is too much', async () => {
  const lines = [`${start} ;D1 20 ;D2 400 ;D9 2439530234167`, '', `${chess960} ;D1 21 ;D2 528 ;D5 1`]
  const { exitCode, output } = await checkPerft(lines)
  expect(output).toBe('2 positions, 4 counts, 969 nodes in 0 s: 0 wrong\n')
  expect(exitCode).toBe(0)
})

test('check perft names each line that is wrong, and goes on', async () => {
  const lines = [`${start} ;D1 21`, 'nonsense ;D1 1', start, `${start} ;D1 20`, `${start} ;D1 20 ;D999 5`]
  const { exitCode, output } = await checkPerft(lines)
  expect(output.split('\n')).toEqual([
    '<stdin>:1: depth 1 has 21 in the file, 20 are counted',
    expect.stringMatching(/^<stdin>:2: bad FEN: /),
    '<stdin>:3: it has no counts of the form ";D1 20"',
    '<stdin>:5: "D999 5" is no count of the form "D1 20", with a depth up to 99 and a number up to 15 digits',
    '5 positions, 2 counts, 40 nodes in 0 s: 4 wrong',
    '',
  ])
  expect(exitCode).toBe(1)
})

test('check perft begins where it is told', async () => {
  const { output } = await checkPerft([`${start} ;D1 21`, `${start} ;D1 20`], '--from', '2')
  expect(output).toMatch(/^1 position, 1 count, 20 nodes/)
})

test('check levels keeps its games when Ctrl-C ends it, and goes on with them', async () => {
  const args = ['check', 'levels', '--folder', join(folder, 'levels'), '--rounds', '1']
  const play = async (until: RegExp) => {
    const child = startBin(args)
    const finished = finishBin(child)
    let output = ''
    while (!until.test(output)) output += (await once(child.stdout, 'data'))[0]
    child.kill('SIGINT')
    return await finished
  }
  const first = await play(/^game 1 .*level-1/m)
  expect(first.exitCode).toBe(130)
  expect(first.output).toContain(`stopped; go on with: rookery ${args.join(' ')} --from 3 --concurrency 1\n`)
  const again = await play(/level-4/)
  expect(again.exitCode).toBe(130)
  expect(again.output).not.toMatch(/^game 1 .*level-1/m)
})

test('check levels says which levels there are', async () => {
  const { exitCode, errors } = await runMain(['check', 'levels', '--from', '11'])
  expect(errors).toMatch(/whole number from 3 to 10/)
  expect(exitCode).toBe(2)
})
