import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerMind } from '@rookery/players'
import { jay } from '@rookery/testkit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'

const home = mkdtempSync(join(tmpdir(), 'rookery-jay-'))
let takeOut = () => {}

beforeAll(() => {
  vi.stubEnv('XDG_DATA_HOME', home)
  takeOut = registerMind(jay)
})

afterAll(() => {
  takeOut()
  vi.unstubAllEnvs()
  rmSync(home, { recursive: true, force: true })
})

test('a mind that is registered is listed', async () => {
  expect((await runMain(['players'])).output).toContain(`Jay (jay), ${jay.summary}`)
})

test('is compared with the others, its unit named', async () => {
  const { output } = await runMain(['compare', '6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1', '--own'])
  expect(output).toMatch(
    /^Jay +Ra8# +a1a8 +no score in pawns +0 moves for the opponent, for White +it counted the answers to 16 moves$/m,
  )
})

test('plays at the terminal, and tells why', async () => {
  const args = [
    'play',
    '--opponent',
    'jay',
    '--fen',
    'startpos',
    '--mode',
    '1',
    '--color',
    'white',
    '--seed',
    '1',
  ]
  const { output } = await runMain(args, ['e4\n', 'why\n', 'why d5\n', 'quit\n'])
  expect(output).toMatch(/^Jay plays \S+: it counted the answers to 20 moves\.$/m)
  expect(output).toContain('Scores are in moves for the opponent, which cannot be converted to pawns.')
  expect(output).toMatch(/^d5 \(-\d+ moves for the opponent\): it counted the answers to 1 moves$/m)
})

test('a score in pawns and in a unit of its own is told without brackets in brackets', async () => {
  const args = ['play', '--new', '--opponent', 'wren:depth=1', '--fen', 'startpos']
  const { output } = await runMain(
    [...args, '--mode', '1', '--color', 'white'],
    ['e4\n', 'why a5\n', 'quit\n'],
  )
  expect(output).toMatch(/^a5 \([-+]?\d+\.\d\d, [-+]?\d+ points of state value against a draw\): /m)
})

test('plays in a tournament', async () => {
  const file = join(home, 'jay.db')
  const { exitCode, output, errors } = await runMain([
    'arena',
    ...['--engine', 'player=jay', '--engine', 'player=fledgling'],
    ...['--rounds', '1', '--maxmoves', '3', '--file', file],
  ])
  expect({ exitCode, errors: errors.includes('jay') && exitCode !== 0 }).toEqual({
    exitCode: 0,
    errors: false,
  })
  expect(output).toMatch(/jay/i)
})

test('climbs the ladder', async () => {
  const { exitCode, output } = await runMain([
    'ladder',
    ...['--variant', 'gardner', '--rounds', '1', '--maxmoves', '1', '--tc', '0.2+0.01'],
    ...['--file', join(home, 'ladder.arena'), '--svg', join(home, 'ladder.svg')],
  ])
  expect(exitCode).toBe(0)
  expect(output).toMatch(/^\d+\. Jay +-?\d+ /m)
})
