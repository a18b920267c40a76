import { expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

test('tells how an ending stands, and where each move leads, the best first', async () => {
  const { exitCode, output } = await runMain(['ending', '7k/8/5KQ1/8/8/8/8/8 w - - 0 1'])
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^White to move: mates in 1\n {2}Qg7# +mates in 1\n/)
  expect(output).toMatch(/ Qh7\+ +draws\n/)
  expect(output).toMatch(/ Qf7 +stalemates\n/)
})

test('the side that is mated is told, and for whom it is drawn', async () => {
  const lost = await runMain(['ending', '7k/8/5K2/8/8/8/8/6Q1 b - - 0 1'])
  expect(lost.output).toMatch(/^Black to move: is mated in \d\n/)
  const drawn = await runMain(['ending', '8/8/8/8/4k3/8/4p3/4K3 w - - 0 1'])
  expect(drawn.output).toMatch(/^White to move: draws\n/)
})

test.each([
  ['7k/6Q1/5K2/8/8/8/8/8 b - - 0 1', 'Black to move: is checkmate\n'],
  ['7k/5Q2/5K2/8/8/8/8/8 b - - 0 1', 'Black to move: is stalemate\n'],
])('a game that is over is told as such: %s', async (fen, told) => {
  expect((await runMain(['ending', fen])).output).toBe(told)
})

test('in minichess the king is taken', async () => {
  const { output } = await runMain(['ending', 'k4/5/1K3/5/5/4Q w - - 0 1', '--variant', 'minichess'])
  expect(output).toMatch(/^White to move: takes the king in \d\n/)
})

test('programs get JSON with half-moves', async () => {
  const { output } = await runMain(['ending', '7k/8/5KQ1/8/8/8/8/8 w - - 0 1', '--json'])
  const { standing, moves } = JSON.parse(output)
  expect(standing).toEqual({ kind: 'won', plies: 1 })
  expect(moves[0]).toEqual({ move: 'Qg7#', standing: { kind: 'won', plies: 1 } })
})

test.each([
  [['ending', 'startpos'], 'tables tell of endings with at most 4 men, kings included'],
  [['ending', '4k3/8/8/8/8/8/8/4K2R w K - 0 1'], 'tables tell of endings without castling'],
  [['ending', 'k4/5/5/5/K4 w - - 0 1', '--variant', 'gardner'], 'there are no tables for'],
  [['ending', '8/8/8/8'], 'FEN'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { exitCode, output, errors } = await runMain(args)
  expect(exitCode).toBe(1)
  expect(output).toBe('')
  expect(errors).toContain(sentence)
})
