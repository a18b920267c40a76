import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePgn } from '@rookery/rules'
import { leaveForeignLock, letForeignLockRest } from '@rookery/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-arena-file-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const at = (name: string) => join(folder, name)
const two = ['--engine', 'player=fledgling', 'name=A', '--engine', 'player=fledgling', 'name=B']
const quick = ['--each', 'depth=1', '--maxmoves', '2']
const gamesOf = (output: string) =>
  [...output.matchAll(/\bgame (\d+) {2}/g)].map(([, number]) => Number(number))

/** A tournament in a process of its own whose next game ends when a person says so. */
const withPerson = ['arena', '--engine', 'person=Me', '--engine', 'player=fledgling', '--games', '1']

async function untilShown(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
  let shown = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    shown += chunk
    if (shown.includes(text)) break
  }
  return shown
}

describe('a tournament that is being played', () => {
  test('can be looked at, is played by nobody else, and goes on to more rounds when it is asked to', async () => {
    const file = at('played.arena')
    const child = startBin([...withPerson, '--rounds', '2', '--file', file])
    await untilShown(child, 'Your move')
    child.stdin.write('resign\n')
    await untilShown(child, 'Your move')

    const shown = await runMain(['arena', 'show', file])
    expect(shown).toMatchObject({ exitCode: 0, errors: '' })
    expect(shown.output).toMatch(/1\. Fledgling +1 +1 +1 /)
    const tables = JSON.parse((await runMain(['arena', 'show', file, '--json'])).output)
    expect(tables).toMatchObject({
      games: 1,
      total: 2,
      isOver: false,
      standings: [{ points: 1, score: 1 }, {}],
    })
    expect(tables.standings[0]).not.toHaveProperty('estimate')
    expect(JSON.parse((await runMain(['arena', 'export', file])).output).games).toHaveLength(1)

    const other = await runMain(['arena', 'resume', file])
    expect(other).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('is being written by process'),
    })
    const same = await runMain(['arena', 'resume', file, '--rounds', '2'])
    expect(same).toMatchObject({ exitCode: 1, errors: expect.stringContaining('rookery arena show') })
    const fewer = await runMain(['arena', 'resume', file, '--rounds', '1'])
    expect(fewer).toMatchObject({ exitCode: 2, errors: expect.stringContaining('cannot become fewer') })
    const raised = await runMain(['arena', 'resume', file, '--rounds', '3'])
    expect(raised).toMatchObject({
      exitCode: 0,
      output: `${file} is being played by another process, which goes on to 3 rounds\n`,
    })
    child.stdin.end('resign\nresign\n')
    const { exitCode, output } = await finishBin(child)
    expect(exitCode).toBe(0)
    expect(gamesOf(output)).toEqual([2, 3])
  })

  test('and was killed is found again by the same command, which names no file', async () => {
    const here = at('here')
    mkdirSync(here)
    const args = [...withPerson, '--rounds', '2']
    const killed = startBin(args, here)
    await untilShown(killed, 'Your move')
    killed.stdin.write('resign\n')
    await untilShown(killed, 'Your move')
    const ended = finishBin(killed)
    killed.kill('SIGKILL')
    await ended
    const play = (args: string[]) => {
      const child = startBin(args, here)
      child.stdin.end('resign\nresign\n')
      return finishBin(child)
    }
    const again = await play(args)
    expect(again.output).toMatch(/^tournament file: \S+\.arena, which is not finished\n/)
    expect(gamesOf(again.output)).toEqual([2])
    // It is finished now, and another plan is another tournament.
    expect(gamesOf((await play(args)).output)).toEqual([1, 2])
    expect(gamesOf((await play([...args, '--seed', '2'])).output)).toEqual([1, 2])
    expect(readdirSync(here).every((name) => /^\d{8}T\d{6}(-\d)?\.arena$/.test(name))).toBe(true)
    expect(readdirSync(here)).toHaveLength(3)
  })
})

test('a file whose lock another machine has left is taken over, and its holder is named', async () => {
  const file = at('left.arena')
  const play = (rounds: string) =>
    runMain(['arena', ...two, ...quick, '--games', '1', '--rounds', rounds, '--file', file])
  expect(await play('1')).toMatchObject({ exitCode: 0, errors: '' })
  leaveForeignLock(file)
  expect(await play('2')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining(
      `${file} is being played by another process, which goes on to 2 rounds\n`,
    ),
  })
  letForeignLockRest(file)
  const taken = await play('2')
  expect(gamesOf(taken.output)).toEqual([2])
  expect(taken.errors).toBe(
    `the lock of ${file} is taken over from process 12 on elsewhere since 2026-11-17 20:00:00 UTC, not heard of for 3 minutes\n`,
  )
})

describe('the rounds of a tournament', () => {
  const begin = (rounds: string, file: string, ...more: string[]) =>
    runMain(['arena', ...two, ...quick, '--games', '1', '--rounds', rounds, '--file', file, ...more])

  test('can be raised when it is finished, by the same command or by resume', async () => {
    const file = at('raised.arena')
    const openings = ['--openings', 'random=3']
    await begin('1', file, ...openings)
    expect(gamesOf((await begin('2', file, ...openings)).output)).toEqual([2])
    const resumed = await runMain(['arena', 'resume', file, '--rounds', '3', ...openings])
    expect(resumed.errors).toBe('')
    expect(gamesOf(resumed.output)).toEqual([3])
    await begin('3', at('whole.arena'), ...openings)
    const movesOf = async (name: string) =>
      JSON.parse((await runMain(['arena', 'export', at(name)])).output).games.map(
        (game: { opening: string[]; moves: { uci: string }[] }) => [
          ...game.opening,
          ...game.moves.map(({ uci }) => uci),
        ],
      )
    expect(await movesOf('raised.arena')).toEqual(await movesOf('whole.arena'))

    const repeated = await runMain(['arena', 'resume', file, '--rounds', '4'])
    expect(repeated.errors).toBe('3 openings for 4 rounds: they come again from round 4 on\n')
  })

  test('cannot be fewer, of other openings, or those of a knockout', async () => {
    const file = at('raised.arena')
    const refusals = [
      [['--rounds', '1'], 'it has 4 rounds already, and they cannot become fewer'],
      [['--rounds', '5', '--openings', 'random=5'], 'it has another opening in round 1'],
    ] as const
    for (const [args, sentence] of refusals)
      expect(await runMain(['arena', 'resume', file, ...args])).toMatchObject({
        exitCode: 2,
        errors: `rookery: ${file}: ${sentence}\n`,
      })
    const bout = ['--engine', 'person=Me', '--engine', 'player=fledgling', '--tournament', 'knockout']
    await runMain(['arena', ...bout, '--games', '1', '--file', at('knockout.arena')], ['resign\n'])
    const { errors } = await runMain(['arena', 'resume', at('knockout.arena'), '--rounds', '2'])
    expect(errors).toContain('the rounds of a knockout are those of each match')
    expect((await runMain(['arena', 'show', at('knockout.arena')])).output).toMatch(
      /^Final\n {4}Me +0 - 1 {2}> Fledgling\nWinner: Fledgling\n/m,
    )
  })
})

describe('a start that fails', () => {
  test.each([
    ['--pgn', 'no-such-folder/x.pgn'],
    ['--json', 'no-such-folder/x.json'],
  ])('at %s %s leaves no file, so that the corrected command begins', async (option, path) => {
    const file = at('failed.arena')
    const args = ['arena', ...two, ...quick, '--file', file]
    const failed = await runMain([...args, option, at(path)])
    expect(failed).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('no such file or directory'),
    })
    expect(existsSync(file)).toBe(false)
    expect((await runMain([...args, '--seed', '5'])).exitCode).toBe(0)
    rmSync(file)
  })

  test('for a PGN file with other games leaves them there', async () => {
    writeFileSync(at('old.pgn'), '1. e4 *\n')
    const args = ['arena', ...two, ...quick, '--file', at('old.arena'), '--pgn', at('old.pgn')]
    expect(await runMain(args)).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('old.pgn holds games of something else'),
    })
    expect(readFileSync(at('old.pgn'), 'utf8')).toBe('1. e4 *\n')
    expect(readdirSync(folder).filter((name) => name.startsWith('old'))).toEqual(['old.pgn'])
  })

  test('before its first game leaves a file that another plan may have', async () => {
    const file = at('unbegun.arena')
    const child = startBin([...withPerson, '--file', file])
    await untilShown(child, 'Your move')
    const ended = finishBin(child)
    child.kill('SIGKILL')
    await ended
    expect(existsSync(file)).toBe(true)
    const { exitCode, output } = await runMain(['arena', ...two, ...quick, '--file', file])
    expect(exitCode).toBe(0)
    expect(gamesOf(output)).toEqual([1, 2])
    const other = await runMain(['arena', ...two, ...quick, '--file', file, '--seed', '9'])
    expect(other.errors).toContain('holds another tournament')
  })

  test.each([
    ['', 'is a folder'],
    ['missing/x.arena', 'there is no folder'],
  ])('in %j says why', async (name, sentence) => {
    const { exitCode, errors } = await runMain(['arena', ...two, ...quick, '--file', at(name)])
    expect(exitCode).toBe(2)
    expect(errors).toContain(sentence)
  })
})

test.each([
  [['show', 'x.arena', '--rounds', '9'], "unknown option '--rounds'"],
  [['show', 'x.arena', '--pgn', 'x.pgn'], "unknown option '--pgn'"],
  [['export', 'x.arena', '--json'], "unknown option '--json'"],
  [['import', 'x.json', 'x.arena', '--concurrency', '2'], "unknown option '--concurrency'"],
  [['resume', 'x.arena', '--engine', 'player=owl'], "unknown option '--engine'"],
  [['resume', 'x.arena', '--seed', '3'], "unknown option '--seed'"],
  [['resume', 'x.arena', '--openings', 'set=own'], '--openings is for the rounds that --rounds adds'],
  [['--rounds', '9', 'resume', 'x.arena'], '--rounds stands before resume'],
  [['resume', 'x.arena', '--comments', 'line'], '--comments is about the file of --pgn'],
  [
    ['resume', 'x.arena', '--pgn', 'x.pgn', '--comments', 'lines'],
    '--comments is a list of line, nodes, speed',
  ],
  [['show', 'x.arena', 'y.arena'], 'too many arguments'],
])('arena %j is refused instead of being passed over', async (args, sentence) => {
  const { exitCode, errors } = await runMain(['arena', ...args])
  expect(errors).toContain(sentence)
  expect(exitCode).toBe(2)
})

test('openings that cannot be used are left out with a count, and boards beyond the cores are warned of', async () => {
  const book = at('book.pgn')
  writeFileSync(book, '1. e4 *\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. d4 Ke7 *\n')
  const args = ['--openings', `file=${book}`, '--concurrency', '250', '--file', at('book.arena')]
  const { exitCode, output, errors } = await runMain(['arena', ...two, ...quick, ...args])
  expect(exitCode).toBe(0)
  expect(gamesOf(output)).toHaveLength(2)
  expect(errors).toContain(
    `${book}: 2 of 3 openings cannot be used and are left out; the first is game 2: the game is over: checkmate\n`,
  )
  expect(errors).toMatch(/^--concurrency 250 is more than the \d+ cores of this machine/m)
})

test('comments of the PGN carry the expected line, nodes and speed', async () => {
  const owls = ['--engine', 'player=owl', 'name=A', '--engine', 'player=owl', 'name=B']
  const args = ['--games', '1', '--pgn', at('told.pgn'), '--comments', 'line,nodes,speed']
  await runMain(['arena', ...owls, ...quick, ...args, '--file', at('told.arena')])
  const text = readFileSync(at('told.pgn'), 'utf8')
  expect(text.replaceAll('\n', ' ')).toMatch(/1\. \S+ \{\S+\/1 \d\.\d\ds, n=\d+(, nps=\d+)?, pv="\S+"\}/)
  expect(parsePgn(text).map(({ ok }) => ok)).toEqual([true])
})
