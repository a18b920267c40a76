import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parsePgn } from '@rookery/rules'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bin, finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-arena-trouble-'))
  vi.stubEnv('XDG_DATA_HOME', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
const testEngine = fileURLToPath(
  new URL('../../../../packages/arena/src/node/fixtures/test-engine.mjs', import.meta.url),
)
const engine = (name: string, ...words: string[]) => [
  ...['--engine', `cmd=${process.execPath}`, `args='${testEngine}'`, `name=${name}`, ...words],
]
const quick = ['--each', 'depth=1', '--maxmoves', '5']

describe('an engine that says it did not do what it was told', () => {
  const raven = fileURLToPath(new URL('../../../../packages/engine/bin/raven.js', import.meta.url))
  const ravenArgs = [
    ...['arena', '--engine', `cmd=${process.execPath}`, `args='${raven}'`, 'name=R'],
    ...['option.EvalFile=missing.network', '--engine', 'player=fledgling', '--each', 'depth=1'],
    ...['--maxmoves', '2'],
  ]
  const complaint = /R: missing\.network cannot be read: .*; the hand-written evaluation goes on/

  test('stops the match before its first game, and is in the log', async () => {
    const args = [...ravenArgs, '--file', at('network.arena'), '--log', at('log')]
    const { exitCode, output, errors } = await runMain(args)
    expect(exitCode).toBe(1)
    expect(errors).toMatch(complaint)
    expect(errors).toContain('--tolerate')
    expect(output).not.toMatch(/^game/m)
    expect(readFileSync(at('log/start.log'), 'utf8')).toMatch(/Z R, stdout: missing\.network cannot be read/)
  })

  test('is shown once and kept with each game where that is tolerated', async () => {
    const args = [...ravenArgs, '--file', at('tolerated.arena'), '--log', at('tolerated'), '--tolerate']
    const { exitCode, output, errors } = await runMain(args)
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    expect(output.match(/missing\.network cannot be read/g)).toHaveLength(1)
    expect(output.match(/^game \d/gm)).toHaveLength(2)
    expect(readFileSync(at('tolerated/game-1.log'), 'utf8')).toContain('missing.network cannot be read')
  })

  test('in the middle of a game ends the match, without that game', async () => {
    const late = engine('L', 'option.At=4', 'option.Grumble=out of hash')
    const args = ['arena', ...late, '--engine', 'player=fledgling', ...quick]
    const { exitCode, output, errors } = await runMain([...args, '--file', at('late.arena')])
    expect(exitCode).toBe(1)
    expect(errors).toMatch(/^rookery: L: out of hash \(/)
    expect(output).not.toMatch(/^game/m)
    const resumed = await runMain(['arena', 'resume', at('late.arena'), '--tolerate'])
    expect(resumed.output.match(/^game \d/gm)).toHaveLength(2)
  })
})

describe('a disk that is full', () => {
  const numbers = (text: string) =>
    [...text.matchAll(/^game (\d+) {2}/gm)].map(([, number]) => Number(number))
  const limited = (blocks: number, args: readonly string[]) =>
    finishBin(spawn('sh', ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, process.execPath, bin, ...args]))

  test('ends a tournament with one sentence; it keeps its games, and goes on later', async () => {
    const file = at('full.arena')
    const full = await limited(40, [
      'arena',
      ...engine('A'),
      ...engine('B'),
      ...quick,
      '--rounds',
      '10',
      '--file',
      file,
    ])
    expect(full.exitCode).toBe(1)
    expect(full.errors).toMatch(/^rookery: \S+full\.arena cannot be written: .+ are kept, go on with: .+\n$/)
    const played = numbers(full.output)
    expect(played.length).toBeGreaterThan(0)
    const { games } = JSON.parse((await runMain(['arena', 'export', file])).output)
    expect(games.map(({ number }: { number: number }) => number)).toEqual(played)
    const resumed = await runMain(['arena', 'resume', file])
    expect(resumed).toMatchObject({ exitCode: 0, errors: '' })
    expect([...played, ...numbers(resumed.output)]).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  test('for the PGN alone loses no game either', async () => {
    const pgn = at('full.pgn')
    const { exitCode, errors } = await limited(4, ['arena', 'resume', at('full.arena'), '--pgn', pgn])
    expect(exitCode).toBe(1)
    expect(errors).toMatch(/^rookery: \S+full\.pgn cannot be written: file too large.*\n$/)
    expect(existsSync(`${pgn}.draft`)).toBe(false)
    expect((await runMain(['arena', 'resume', at('full.arena'), '--pgn', pgn])).exitCode).toBe(0)
    expect(parsePgn(readFileSync(pgn, 'utf8'))).toHaveLength(20)
  })
})

describe('a runner that is stopped', () => {
  test('for seconds blames no engine, and plays the game again', async () => {
    const slow = (name: string) => engine(name, 'option.Delay=40', 'tc=2')
    const args = ['arena', ...slow('A'), ...slow('B'), '--maxmoves', '10', '--file', at('paused.arena')]
    const child = startBin(args)
    let seen = ''
    const stopOnce = (chunk: Buffer) => {
      seen += chunk
      if (!/^game 1 /m.test(seen)) return
      child.stdout.off('data', stopOnce)
      child.kill('SIGSTOP')
      // The stop itself has to last: that is what is tested.
      setTimeout(() => child.kill('SIGCONT'), 2500)
    }
    child.stdout.on('data', stopOnce)
    const { exitCode, output, errors } = await finishBin(child)
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    expect(output).toMatch(/^game 2 is played again: this program was stopped for \d\.\d s/m)
    expect(output).not.toContain('time forfeit')
    expect(output.match(/^game 2 {2}/gm)).toHaveLength(1)
  })
})
