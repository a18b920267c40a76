import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePgn } from '@rookery/rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'rookery-pipe-'))
  vi.stubEnv('XDG_DATA_HOME', home)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true })
})

const mate = ['--opponent', 'magpie', '--fen', '7k/8/5K2/8/8/8/8/R7 w -', '--color', 'white']

describe('play through a pipe', () => {
  test('in bare moves leaves nothing but moves and the end on the output', async () => {
    const run = await runMain(['play', ...mate, '--mode', '2'], ['f6f7\nnonsense\na1', 'h1\n'])
    expect(run).toEqual({
      exitCode: 0,
      output: 'h8h7\nWhite won: checkmate (1-0)\n2 moves\n',
      errors: expect.stringContaining('"nonsense" is no move that can be read'),
    })
  })

  test('asks nothing when all is said, and draws letters', async () => {
    const { output } = await runMain(['play', ...mate, '--mode', '1'], ['Kf7\nRh1\n'])
    expect(output).not.toContain('?')
    expect(output).not.toContain('\u001b')
    expect(output).toContain('1  R  .  .  .  .  .  .  .')
  })

  test('takes answers, moves and commands from the same lines', async () => {
    const answers = ['magpie', '', '2', 'black', 'fen', 'resign', '']
    const { output } = await runMain(['play', '--seed', '1'], [answers.join('\n')])
    expect(output).toContain('Your colour (white, black)? [white] black\n')
    expect(output).toMatch(/ b KQkq - \d 1\n/)
    expect(output).toContain('White won: resignation (1-0)')
  })

  test('is kept when the lines end too soon, though the last has no end', async () => {
    const first = await runMain(['play', ...mate, '--mode', '2'], ['f6f7'])
    expect(first.errors).toContain('The game is kept')
    expect((await runMain(['play'], ['perhaps\n'])).output).toContain('Please say yes or no')
    const second = await runMain(['play', '--resume'], ['a1h1\n'])
    expect(second.output).toContain('White won: checkmate (1-0)')
    expect((await runMain(['play', '--resume'])).errors).toBe('rookery: there is no unfinished game\n')
  })

  test.each([
    ['the person', 100, 'draw\n'],
    ['the mind', 99, 'Ra2\n'],
  ])('ends in a draw that %s claims', async (_, halfmoves, typed) => {
    const fen = `8/8/8/8/8/4k3/8/R3K3 w - - ${halfmoves} 80`
    const args = ['--opponent', 'magpie', '--fen', fen, '--color', 'white', '--mode', '2']
    expect((await runMain(['play', ...args], [typed])).output).toContain('Draw: fifty moves (1/2-1/2)')
  })
})

test('watch plays to the end though nobody is at the keyboard, and the same game with the same seed', async () => {
  const args = ['watch', 'magpie:boldness=3', 'fledgling', '--variant', 'minichess', '--seed', '4', '--bare']
  const [first, second] = [await runMain(args), await runMain(args)]
  expect(first.output).toMatch(/^([a-e][1-6][a-e][1-6]q?\n)+(White|Black) won: .*\n\d+ moves\n$/)
  expect(second.output).toBe(first.output)
  const games = parsePgn(readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8'))
  expect(games).toHaveLength(2)
  for (const game of games) expect(game.ok && game.value.tags.get('White')).toBe('Magpie (boldness 3)')
})
