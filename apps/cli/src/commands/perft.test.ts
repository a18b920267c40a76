import { spawn } from '@lydell/node-pty'
import { gardner, perft, startPosition } from '@rookery/rules'
import { expect, test } from 'vitest'
import { PerftCount } from '../perft/perft-count.ts'
import { keys, PtyRun } from '../testing/pty.ts'
import { bin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

test('lists the first moves in order, then the sum, and keeps the speed off the output', async () => {
  const { exitCode, output, errors } = await runMain(['perft', '8/8/8/8/8/k7/7p/K7 w - - 0 1', '2'])
  expect(exitCode).toBe(0)
  expect(output).toBe('a1b1: 7\n\nNodes searched: 7\n')
  expect(errors).toMatch(/^\d+\.\d{3} s, \d+ nodes\/s\n$/)
})

test('startpos is the start of the variant', async () => {
  const { output } = await runMain(['perft', 'startpos', '3', '--no-divide'])
  expect(output).toBe('Nodes searched: 8902\n')
  const small = await runMain(['perft', 'startpos', '1', '--variant', 'gardner', '--no-divide'])
  expect(small.output).toBe('Nodes searched: 7\n')
})

test('the moves are sorted and add up', async () => {
  const { output } = await runMain(['perft', 'startpos', '2', '--divide'])
  const [rows = '', sum] = output.split('\n\n')
  const names = rows.split('\n').map((row) => row.split(':')[0])
  expect(names).toHaveLength(20)
  expect(names).toEqual([...names].sort())
  expect(rows).toContain('e2e4: 20')
  expect(sum).toBe('Nodes searched: 400\n')
})

test('depth 0 is the position itself', async () => {
  expect((await runMain(['perft', 'startpos', '0'])).output).toBe('Nodes searched: 1\n')
})

test('a position without moves has no first moves', async () => {
  const { output } = await runMain(['perft', 'k7/1Q6/K7/8/8/8/8/8 b - - 0 1', '2'])
  expect(output).toBe('Nodes searched: 0\n')
})

test('castling in Chess960 is written as the king taking the rook', async () => {
  const { output } = await runMain(['perft', '4k3/8/8/8/8/8/8/4K2R w H - 0 1', '1', '--variant', 'chess960'])
  expect(output).toContain('e1h1: 1\n')
})

test('a bad FEN names all its faults', async () => {
  const { exitCode, output, errors } = await runMain(['perft', '8/8/8/8/8/8/8/9 x KQkq - 0 1', '2'])
  expect(exitCode).toBe(1)
  expect(output).toBe('')
  expect(errors).toMatch(/^rookery: bad FEN: .*9.*; .*x/)
})

test('a long count is the same in slices, and comes to its end in steps', async () => {
  const parts: number[] = []
  const count = new PerftCount(new AbortController().signal, ({ part }) => parts.push(part))
  await count.add(startPosition(gardner), 6, 1)
  expect(count.nodes).toBe(perft(startPosition(gardner), 6))
  expect(count.part).toBeCloseTo(1)
  expect(parts).toEqual([...parts].sort((a, b) => a - b))
})

test('on a terminal it shows how far it is, and Ctrl-C ends it without a wrong number', async () => {
  const run = new PtyRun(spawn(process.execPath, [bin, 'perft', 'startpos', '9'], { cols: 80, rows: 24 }))
  await run.until(' %, ')
  await run.until(' left')
  run.type(keys.ctrlC)
  await run.until('stopped after ')
  expect(await run.exitCode()).toBe(130)
  expect(run.text).not.toMatch(/a2a3: |Nodes searched/)
})
