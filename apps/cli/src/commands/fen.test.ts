import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

test('a file of good positions is fine, with comments, blank lines and EPD operations', async () => {
  const text = `# openings\n\n${start}\r\n  ${start} ;D1 20 ;D2 400\n8/8/8/8/8/k7/7p/K7 w - - bm Kb1; id "a;b";\n`
  expect(await runMain(['fen'], [text])).toEqual({
    exitCode: 0,
    output: '3 positions, 0 faulty\n',
    errors: '',
  })
})

test('every fault is named with its place and code', async () => {
  const text = `${start}\n  rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1\n`
  const { exitCode, output } = await runMain(['fen', '-'], [text.slice(0, 70), text.slice(70)])
  expect(exitCode).toBe(1)
  const lines = output.split('\n')
  expect(lines[0]).toMatch(/^<stdin>:2:\d+: .+ \[fen-rank-width\]$/)
  expect(lines[1]).toMatch(/^<stdin>:2:48: .+ \[fen-turn\]$/)
  expect(lines.at(-2)).toBe('2 positions, 1 faulty')
})

test('a position that no game could hold is faulty', async () => {
  const { exitCode, output } = await runMain(['fen', '--fen', '8/8/8/8/8/8/8/8 w - - 0 1'])
  expect(exitCode).toBe(1)
  expect(output).toMatch(/^<fen>:1:1: .+ \[[a-z-]+\]\n/)
  expect(output).toMatch(/1 position, 1 faulty\n$/)
})

test('the variant decides what is right', async () => {
  const shredder = '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
  expect((await runMain(['fen', '--fen', shredder, '--variant', 'chess960'])).exitCode).toBe(0)
  expect((await runMain(['fen', '--fen', start, '--variant', 'minichess'])).exitCode).toBe(1)
})

test('a byte order mark and characters split between pieces do no harm', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-fen-'))
  const file = join(folder, 'positions.epd')
  writeFileSync(file, `\uFEFF${start}\n${'# é\n'.repeat(50_000)}${start}x\n`)
  const { output } = await runMain(['fen', file])
  rmSync(folder, { recursive: true })
  expect(output).toMatch(/positions\.epd:50002:\d+: .+ \[fen-fullmoves\]\n2 positions, 1 faulty\n$/)
})

test('an endless line is one fault', async () => {
  const { output } = await runMain(['fen'], [start, ...Array.from({ length: 100 }, () => ' x'.repeat(500))])
  expect(output).toBe(
    '<stdin>:1:1: the line is longer than 10000 characters [line-too-long]\n1 position, 1 faulty\n',
  )
})

test.each(['standard', 'minichess'])(
  'startpos is the start position of %s, as elsewhere',
  async (variant) => {
    expect(await runMain(['fen', '--fen', 'startpos', '--variant', variant])).toEqual({
      exitCode: 0,
      output: '1 position, 0 faulty\n',
      errors: '',
    })
  },
)
