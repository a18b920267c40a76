import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parsePgn } from '@rookery/rules'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-arena-cli-'))
  vi.stubEnv('XDG_DATA_HOME', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
const two = ['--engine', 'player=fledgling', 'name=A', '--engine', 'player=fledgling', 'name=B']
const testEngine = fileURLToPath(
  new URL('../../../../packages/arena/src/node/fixtures/test-engine.mjs', import.meta.url),
)
const quick = ['--each', 'depth=1', '--maxmoves', '5']

describe('arena', () => {
  test('plays a match, prints its table and writes PGN and JSON', async () => {
    const { exitCode, output } = await runMain([
      ...['arena', ...two, ...quick, '--rounds', '2', '--openings', 'random=4', '--seed', '7'],
      ...['--file', at('match.arena'), '--pgn', at('match.pgn'), '--json', at('match.json')],
    ])
    expect(exitCode).toBe(0)
    expect(output.match(/^game \d/gm)).toHaveLength(4)
    expect(output).toMatch(/points +games .* Elo/)
    const games = parsePgn(readFileSync(at('match.pgn'), 'utf8'))
    expect(games.map(({ ok }) => ok)).toEqual([true, true, true, true])
    const json = JSON.parse(readFileSync(at('match.json'), 'utf8'))
    expect(json.games).toHaveLength(4)
    expect(json.games[0].opening).toHaveLength(4)
    expect(json.games[1].opening).toEqual(json.games[0].opening)
    expect(json.standings).toHaveLength(2)
  })

  test('shows, exports and imports what it played', async () => {
    const shown = await runMain(['arena', 'show', at('match.arena')])
    expect(shown.output).toMatch(/1\. [AB] /)
    const exported = await runMain(['arena', 'export', at('match.arena')])
    writeFileSync(at('exported.json'), exported.output)
    const imported = await runMain(['arena', 'import', at('exported.json'), at('copy.arena')])
    expect(imported).toMatchObject({ exitCode: 0, output: `4 games added to ${at('copy.arena')}\n` })
    const again = await runMain(['arena', 'export', at('copy.arena')])
    expect(again.output).toBe(exported.output)
  })

  test('that is stopped by Ctrl-C prints how to go on, and goes on', async () => {
    const file = at('stopped.arena')
    const written = ['--pgn', at('stopped.pgn'), '--comments', 'nodes,speed', '--json', at('stopped.json')]
    const plan = ['--rounds', '6', '--concurrency', '2', '--file', file]
    const child = startBin(['arena', ...two, ...quick, ...plan, ...written])
    child.stdout.once('data', () => {
      child.stdout.once('data', () => child.kill('SIGINT'))
    })
    const stopped = await finishBin(child)
    expect(stopped).toMatchObject({ exitCode: 130, errors: '' })
    const [, printed = ''] = /^stopped; go on with: rookery (.*)$/m.exec(stopped.output) ?? []
    expect(printed).toBe(['arena', 'resume', file, '--concurrency', '2', ...written].join(' '))
    const resumed = await runMain(printed.split(' '))
    expect(resumed.exitCode).toBe(0)
    expect(resumed.output).not.toContain('stopped')
    const numbers = (text: string) => [...text.matchAll(/^game (\d+) /gm)].map(([, number]) => Number(number))
    const played = [...numbers(stopped.output), ...numbers(resumed.output)].sort((a, b) => a - b)
    expect(played).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
    expect(parsePgn(readFileSync(at('stopped.pgn'), 'utf8'))).toHaveLength(12)
    expect(JSON.parse(readFileSync(at('stopped.json'), 'utf8')).games).toHaveLength(12)
  })

  test('of a person is played in the terminal', async () => {
    const args = ['arena', '--engine', 'person=Me', '--engine', 'player=fledgling', '--games', '1']
    const { exitCode, output } = await runMain(
      [...args, '--file', at('person.arena')],
      ['e5\n', 'e4\n', 'resign\n'],
    )
    expect(exitCode).toBe(0)
    expect(output).toContain('Your move, or resign: ')
    expect(output).toMatch(/game 1 {2}Me - Fledgling {2}0-1 {2}resignation/)
  })

  test('does not mix two tournaments in one file', async () => {
    const { exitCode, errors } = await runMain([
      'arena',
      ...two,
      ...quick,
      '--seed',
      '3',
      '--file',
      at('match.arena'),
    ])
    expect(exitCode).toBe(2)
    expect(errors).toContain('holds another tournament')
  })

  test.each([
    [['--engine', 'player=fledgling'], 'at least two --engine'],
    [[...two, '--engine', 'player=fledgling', 'name=A'], 'two entrants are called A'],
    [['--engine', 'name=x', ...two], 'one of cmd=COMMAND, player=ID and person=NAME'],
    [['--engine', 'player=fledglin', ...two], 'did you mean fledgling?'],
    [['--engine', 'player=fledgling', 'dept=3', ...two], '--engine has no "dept"'],
    [['--engine', 'player=fledgling', 'option.x=3', ...two], 'there is no setting "x"'],
    [[...two, '--each', 'tc=fast'], '"fast" is no time control'],
    [[...two, '--rounds', '0'], '--rounds is a whole number from 1'],
    [[...two, '--rounds', '300', '--tournament', 'swiss'], 'a swiss has from 1 to 200 rounds'],
    [[...two, '--sprt', 'elo0=5', 'elo1=0'], 'elo0 must be less than elo1'],
    [[...two, '--sprt', 'elo1=5', '--games', '1'], 'there are no pairs'],
    [[...two, '--openings', 'order=random'], 'one of set=own, file=FILE and random=PLIES'],
    [[...two, '--openings', 'set=other'], 'the only set is set=own'],
    [[...two, '--openings', 'set=own', '--variant', 'gardner'], 'no set of openings for Gardner'],
    [[...two, '--openings', 'random=100', '--variant', 'minichess'], 'no game of Minichess lasts 100 random'],
    [[...two, '--openings', 'file=no-such.epd'], 'cannot read no-such.epd'],
    [[...two, '--openings', 'file=x.txt'], 'name the format of x.txt'],
    [[...two, '--resign', 'score'], '--resign takes name=value'],
    [['resume', 'no-such.arena'], 'there is no file no-such.arena'],
  ])('%j is wrong usage', async (args, sentence) => {
    const { exitCode, errors } = await runMain([
      'arena',
      ...args,
      ...(args[0] === 'resume' ? [] : ['--file', at('x.arena')]),
    ])
    expect(errors).toContain(sentence)
    expect(exitCode).toBe(2)
    expect(existsSync(at('x.arena'))).toBe(false)
  })

  test('says before the first game that an entrant cannot play', async () => {
    const engine = ['--engine', 'cmd=./no-such-engine', 'name=ghost', '--engine', 'player=fledgling']
    const { exitCode, errors } = await runMain(['arena', ...engine, '--file', at('ghost.arena')])
    expect(exitCode).toBe(1)
    expect(errors).toMatch(/^rookery: ghost: cannot be started/)
    expect(existsSync(at('ghost.arena'))).toBe(false)
  })
})

describe('ratings', () => {
  test('are made from PGN, anchored, as text, JSON and plot', async () => {
    const args = ['ratings', at('match.pgn'), '--anchor', 'A=1200']
    const { exitCode, output } = await runMain([...args, '--svg', at('ratings.svg')])
    expect(exitCode).toBe(0)
    expect(output).toMatch(/A +1200 +0 +4/)
    expect(readFileSync(at('ratings.svg'), 'utf8')).toMatch(/^<svg /)
    const json = JSON.parse((await runMain([...args, '--json'])).output)
    expect(json.ratings).toHaveLength(2)
  })

  test('of games that do not connect, or of none, are refused', async () => {
    const game = (white: string, black: string) =>
      `[White "${white}"]\n[Black "${black}"]\n[Result "1-0"]\n\n1. e4 1-0\n\n`
    const apart = await runMain(['ratings', '-'], [game('a', 'b'), game('c', 'd')])
    expect(apart).toMatchObject({ exitCode: 1, errors: expect.stringContaining('no chain of games') })
    expect((await runMain(['ratings', '-'], ['1. e4 *'])).exitCode).toBe(1)
  })
})

describe('openings', () => {
  test('are made by a seed, all different', async () => {
    const args = ['openings', '--plies', '3', '--count', '10', '--variant', 'minichess']
    const { exitCode, output } = await runMain(args)
    expect(exitCode).toBe(0)
    expect(new Set(output.trim().split('\n')).size).toBe(10)
    expect((await runMain(args)).output).toBe(output)
  })

  test('are told to be fewer than were asked for', async () => {
    const { exitCode, output, errors } = await runMain(['openings', '--plies', '1', '--count', '30'])
    expect(exitCode).toBe(0)
    expect(output.trim().split('\n')).toHaveLength(20)
    expect(errors).toBe('only 20 of 30 openings were found: other --plies or another --seed may give more\n')
  })

  test('are balanced by a judge that tells scores', async () => {
    const args = ['openings', '--plies', '4', '--count', '3', '--judge']
    const judged = await runMain([...args, 'player=owl', 'depth=1', '--within', '40'])
    expect(judged).toMatchObject({ exitCode: 0, errors: '' })
    expect(judged.output.trim().split('\n')).toHaveLength(3)
    expect((await runMain([...args, 'player=fledgling', 'depth=1'])).errors).toContain('tells no scores')
    expect((await runMain([...args, 'player=owl'])).errors).toContain('needs depth=, nodes= or st=')
    const strange = [`cmd=${process.execPath}`, `args='${testEngine}'`, 'depth=1', 'option.Nothing=1']
    expect((await runMain([...args, ...strange])).errors).toContain('the engine has no option Nothing')
  })
})

test('ladder rates the whole roster and plots it', async () => {
  const { exitCode, output } = await runMain([
    ...[
      'ladder',
      '--rounds',
      '1',
      '--concurrency',
      '2',
      '--tc',
      '0.2+0.01',
      '--maxmoves',
      '1',
      '--variant',
      'gardner',
    ],
    ...['--file', at('ladder.arena'), '--svg', at('ladder.svg')],
  ])
  expect(exitCode).toBe(0)
  expect(output).toMatch(/Fledgling +0 +0 /)
  expect(output).toContain('plot: ')
  expect(readFileSync(at('ladder.svg'), 'utf8')).toContain('Rookery ladder, Gardner')
})
