import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPuzzles } from '@rookery/practice'
import { unwrap } from '@rookery/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeMiningLine } from '../puzzles/run-mining.ts'
import { runMain } from '../testing/run-main.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-puzzles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('puzzles are made and packed into a set', async () => {
  const mini = ['--variant', 'minichess']
  const made = await runMain(['puzzles', 'make', folder, ...mini, '--count', '2', '--threads', '1'])
  expect(made).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/\.found\n\d+ puzzles in \d+ games\n$/),
  })
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
