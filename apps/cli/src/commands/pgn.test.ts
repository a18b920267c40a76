import { describe, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const good = '[Event "one"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *\n\n'
const bad = '[Event "two"]\n\n1. e4 e5\n2. Ke3 *\n\n'

test('good games are counted with the moves of all their lines', async () => {
  const run = await runMain(['pgn', '-'], [good, good])
  expect(run).toEqual({ exitCode: 0, output: '2 games, 10 moves, 0 faulty\n', errors: '' })
})

test('a fault is named with its place, game and code, and the games after it are read', async () => {
  const { exitCode, output } = await runMain(['pgn', '-'], [good + bad + good])
  expect(exitCode).toBe(1)
  const [fault, summary] = output.split('\n')
  expect(fault).toMatch(/^<stdin>:8:4: game 2: .*Ke3.* \[pgn-illegal-move\]$/)
  expect(summary).toBe('3 games, 12 moves, 1 faulty')
})

test('the place does not depend on how the text arrives', async () => {
  const whole = await runMain(['pgn', '-'], [good + bad])
  const inPieces = await runMain(['pgn', '-'], [...(good + bad)])
  expect(inPieces).toEqual(whole)
})

test('the Variant tag decides whose rules apply', async () => {
  const { exitCode, output } = await runMain(['pgn', '-'], ['[Variant "Gardner"]\n\n1. a3 bxa3 *\n'])
  expect([exitCode, output]).toEqual([0, '1 game, 2 moves, 0 faulty\n'])
})

test('an empty file has no games', async () => {
  expect((await runMain(['pgn', '-'], [])).output).toBe('0 games, 0 moves, 0 faulty\n')
})

describe('the result', () => {
  const fool = '1. f3 e5 2. g4 Qh4#'
  const stalemate = '[SetUp "1"]\n[FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"]\n\n1. Qf7'
  const bareKings = '[SetUp "1"]\n[FEN "8/8/8/8/8/4k3/8/4K3 w - - 0 1"]\n\n1. Kd1'
  const long = '[SetUp "1"]\n[FEN "8/8/8/8/8/4k3/8/R3K3 w - - 149 90"]\n\n1. Ra2'

  test.each([
    [`${fool} 1-0`, 'the result is 1-0, but the game ends with checkmate: 0-1'],
    [`${fool} 1/2-1/2`, 'the result is 1/2-1/2, but the game ends with checkmate: 0-1'],
    [`${stalemate} 1-0`, 'the result is 1-0, but the game ends with stalemate: 1/2-1/2'],
    [`${bareKings} 0-1`, 'the result is 0-1, but the game ends with insufficient material: 1/2-1/2'],
  ])('of %j contradicts the final position', async (text, sentence) => {
    const { exitCode, output } = await runMain(['pgn', '-'], [`${good}${text}\n`])
    expect(exitCode).toBe(1)
    expect(output).toContain(`<stdin>:5:1: game 2: ${sentence} [pgn-wrong-result]\n`)
    expect(output).toContain(', 1 faulty\n')
  })

  test.each([`${fool} 0-1`, `${fool} *`, `${stalemate} 1/2-1/2`, `${long} 1-0`, '1. e4 e5 1-0'])(
    'of %j does not',
    async (text) => {
      expect((await runMain(['pgn', '-'], [`${text}\n`])).exitCode).toBe(0)
    },
  )
})
