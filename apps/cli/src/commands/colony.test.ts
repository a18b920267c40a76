import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameRecord } from '@rookery/arena'
import { findNamesake, openLink, Roll, runWorker } from '@rookery/colony'
import { ok, unwrap } from '@rookery/rules'
import { type RedisServer, startRedis } from '@rookery/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeStatusTable } from '../colony/status-table.ts'
import { finishBin, startBin } from '../testing/run-bin.ts'
import { runMain } from '../testing/run-main.ts'

const testEngine = fileURLToPath(
  new URL('../../../../packages/arena/src/node/fixtures/test-engine.mjs', import.meta.url),
)

let folder: string
let server: RedisServer
const workers: ChildProcessWithoutNullStreams[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-colony-'))
  server = await startRedis()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    if (worker.exitCode === null && worker.kill('SIGKILL')) await once(worker, 'exit')
  }
})
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
const tournament = [
  ...['arena', '--engine', 'player=fledgling', 'name=A', '--engine', 'player=magpie', 'name=B'],
  ...['--each', 'depth=1', '--maxmoves', '4'],
]

/** Resolves when the worker has said that it begins. */
async function startWorker(...options: string[]): Promise<ChildProcessWithoutNullStreams> {
  const worker = startBin(['colony', 'work', server.url, '--threads', '1', ...options])
  workers.push(worker)
  await once(worker.stdout, 'data')
  return worker
}

async function workersOf(file: string): Promise<string[]> {
  const { games } = JSON.parse((await runMain(['arena', 'export', file])).output)
  return games.map(({ worker }: { worker: string }) => worker)
}

/** Without what a clock or another machine changes. */
async function gamesOf(file: string): Promise<unknown[]> {
  const { games } = JSON.parse((await runMain(['arena', 'export', file])).output)
  return games.map(
    ({
      startedAt: _s,
      durationMs: _d,
      worker: _w,
      moves,
      ...game
    }: Record<string, unknown> & { moves: object[] }) => ({
      ...game,
      moves: moves.map((move) => ({ ...move, elapsedMs: 0 })),
    }),
  )
}

describe('a tournament with --colony', () => {
  test('is the same file as without, played by workers that are processes of their own', async () => {
    const rounds = ['--rounds', '6']
    const [alone] = await Promise.all([
      runMain([...tournament, ...rounds, '--file', at('alone.arena')]),
      startWorker('--name', 'one'),
      startWorker('--name', 'two'),
    ])
    const run = await runMain([
      ...tournament,
      ...rounds,
      '--file',
      at('colony.arena'),
      '--colony',
      server.url,
    ])
    expect(run).toMatchObject({ exitCode: 0, errors: '' })
    expect(run.output.slice(run.output.lastIndexOf('points'))).toBe(
      alone.output.slice(alone.output.lastIndexOf('points')),
    )
    expect(await gamesOf(at('colony.arena'))).toEqual(await gamesOf(at('alone.arena')))
    const played = new Set(await workersOf(at('colony.arena')))
    // Of one tournament, a worker may have done all before the other was awake.
    for (let seed = 2; played.size < 2; seed++) {
      const file = at(`colony-${seed}.arena`)
      const more = ['--seed', String(seed), '--file', file, '--colony', server.url]
      expect(await runMain([...tournament, ...rounds, ...more])).toMatchObject({ exitCode: 0, errors: '' })
      for (const worker of await workersOf(file)) played.add(worker)
    }
    expect(played).toEqual(new Set(['one', 'two']))

    const status = JSON.parse((await runMain(['colony', 'status', server.url, '--json'])).output)
    expect(status.plans).toEqual([])
    expect(status.workers).toMatchObject([
      { name: 'one', threads: 1 },
      { name: 'two', threads: 1 },
    ])
    const dropped = await runMain(['colony', 'drop', 'two', '--colony', server.url])
    expect(dropped).toMatchObject({ exitCode: 0, output: 'two is dropped\n' })
    expect(await finishBin(workers[1]!)).toMatchObject({
      exitCode: 1,
      errors: 'rookery: this worker was dropped from the colony (under another --name it may come back)\n',
    })
  })

  test('is shown by status and ended by stop, says how to go on without its password, and goes on', async () => {
    const file = at('stopped.arena')
    const command = [...tournament, '--rounds', '3', '--file', file]
    const child = startBin([...command, '--colony', server.url])
    workers.push(child)
    const ended = finishBin(child)
    const status = async () =>
      JSON.parse((await runMain(['colony', 'status', server.url, '--json'])).output).plans[0]
    await expect.poll(status).toMatchObject({ waiting: 3, running: 0, total: 6 })
    const table = await runMain(['colony', 'status', server.url])
    expect(table.output).toMatch(
      /^plan +title +done .*\n[0-9a-f]{12} +Rookery arena +0\/6 +0\.0 +- +3 +0 +0 +here\n/,
    )
    const { hash } = await status()
    const stopped = await runMain(['colony', 'stop', hash.slice(0, 12), '--colony', server.url])
    expect(stopped).toMatchObject({ exitCode: 0, errors: '' })
    expect(await ended).toMatchObject({
      exitCode: 1,
      errors: `rookery: somebody has stopped this plan by \`rookery colony stop\`; go on with: rookery arena resume ${file} --colony redis://:PASSWORD@127.0.0.1:${server.port}\n`,
    })
    expect(await status()).toBeUndefined()
    await startWorker()
    const again = await runMain(['arena', 'resume', file, '--colony', server.url])
    expect(again).toMatchObject({ exitCode: 0, errors: '' })
    expect(await gamesOf(file)).toHaveLength(6)
  })
})

test('Ctrl-C says how to go on as soon as there is a tournament file', async () => {
  const file = at('early.arena')
  const child = startBin([...tournament, '--rounds', '3', '--file', file, '--colony', server.url])
  workers.push(child)
  const ended = finishBin(child)
  await expect.poll(() => existsSync(file), { interval: 5 }).toBe(true)
  child.kill('SIGINT')
  expect(await ended).toMatchObject({
    exitCode: 130,
    output: expect.stringContaining(`go on with: rookery arena resume ${file} --colony redis://:PASSWORD@`),
  })
})

test('of a tournament that Ctrl-C has stopped, status has all games that were stored, and no speed', async () => {
  const file = at('away.arena')
  const child = startBin([...tournament, '--rounds', '300', '--file', file, '--colony', server.url])
  workers.push(child)
  const ended = finishBin(child)
  await startWorker()
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  await expect.poll(() => said).toContain('game 1 ')
  child.kill('SIGINT')
  await ended
  const done = (await gamesOf(file)).length
  const status = JSON.parse((await runMain(['colony', 'status', server.url, '--json'])).output)
  const [plan] = status.plans
  expect(plan).toMatchObject({ done, total: 600, perSecond: 0, isCoordinated: false })
  expect(plan.leftSeconds).toBeUndefined()
  const table = await runMain(['colony', 'status', server.url])
  expect(table.output).toMatch(new RegExp(`${done}/600 +- +- .* away, seen `))
  expect(table.output).toMatch(/^worker +busy +jobs +plan +per s /m)
  // The workers of other tests stand there too, for as long as nobody knows that they are gone, and this one tells now and then what it does.
  await expect
    .poll(async () => (await runMain(['colony', 'status', server.url])).output)
    .toMatch(new RegExp(`^\\S+ +0/1 +\\d+ +${plan.hash.slice(0, 12)} +\\d+\\.\\d `, 'm'))
  await runMain(['colony', 'stop', plan.hash.slice(0, 12), '--colony', server.url])
})

test('the games of a worker that lies are taken out, and it is named', async () => {
  const run = runMain([...tournament, '--rounds', '2', '--file', at('lied.arena'), '--colony', server.url])
  const link = unwrap(await openLink(server.url))
  const roll = new Roll(link)
  await expect.poll(() => roll.plans()).toHaveLength(1)
  const { hash } = (await roll.plans())[0]!
  await expect.poll(() => link.openQueue(hash).count()).toBe(2)
  const liar = link.openWorker(hash, 'liar', 60_000)
  const job = await liar.getNextJob('token', { block: false })
  await job!.moveToCompleted({ nonsense: true }, 'token', false)
  await startWorker()
  const { exitCode, output } = await run
  expect(exitCode).toBe(0)
  expect(output).toContain(
    'worker liar gave no result: a result cannot be read: its plan is wrong: it is dropped, and its work is taken out (0 games)\n',
  )
  expect(await gamesOf(at('lied.arena'))).toHaveLength(4)
  await liar.close(true)
  link.close()
})

test('where the colony is refused, learning leaves no table', async () => {
  const learn = ['learn', '--games', '1', '--store', `sqlite:${at('refused.db')}`]
  const { exitCode } = await runMain([...learn, '--colony', `redis://:wrong@127.0.0.1:${server.port}`])
  expect(exitCode).toBe(1)
  expect(existsSync(at('refused.db'))).toBe(false)
})

test('status says where every worker that is there takes no part', () => {
  const kind = 'games' as const
  const plan = { hash: 'a'.repeat(64), kind, title: 'T', version: '1', addresses: [] }
  const counts = { done: 0, perSecond: 0, waiting: 1, running: 0, failed: 0, isCoordinated: true }
  const times = { startedAt: 0, seenAt: 0 }
  const about = { name: 'w', host: 'h', pid: 1, version: '1', threads: 1, busy: 0, jobs: 0, units: 0 }
  const tableOf = (refuses: { plan: string; reason: string }[]) =>
    makeStatusTable({
      now: 0,
      plans: [{ ...plan, ...counts, ...times }],
      workers: [{ ...about, ...times, refuses }],
      dropped: [],
    })
  const line = 'nobody does aaaaaaaaaaaa: every worker that is here takes no part, and its command waits\n'
  expect(tableOf([{ plan: plan.hash, reason: 'r' }])).toContain(line)
  expect(tableOf([{ plan: 'b'.repeat(64), reason: 'r' }])).not.toContain(line)
})

test('a name is of one worker at a time', async () => {
  await startWorker('--name', 'bee')
  const link = unwrap(await openLink(server.url))
  await expect.poll(() => findNamesake(link, 'bee')).toBeDefined()
  link.close()
  const second = await runMain(['colony', 'work', server.url, '--name', 'bee'])
  expect(second).toMatchObject({ exitCode: 2, errors: expect.stringContaining('choose another --name') })
})

test('data make with --colony makes the same files as without', async () => {
  await startWorker()
  const make = (folder: string, ...args: string[]) =>
    runMain([
      ...['data', 'make', '--variant', 'minichess', '--nodes', '20', '--positions', '300'],
      ...['--threads', '1', '--out', folder, ...args],
    ])
  const [alone, together] = [at('data-alone'), at('data-together')]
  expect(await make(alone)).toMatchObject({ exitCode: 0 })
  expect(await make(together, '--colony', server.url)).toMatchObject({ exitCode: 0, errors: '' })
  for (const name of readdirSync(alone))
    expect(readFileSync(join(together, name)).equals(readFileSync(join(alone, name))), name).toBe(true)
})

test('an engine plays where the owner of a worker has allowed it, by the command that was allowed', async () => {
  const engines = ['--engine', 'cmd=/nowhere/evil', 'name=mine', '--engine', 'player=fledgling']
  const file = at('engine.arena')
  const run = startBin([
    ...['arena', ...engines, '--each', 'depth=1', '--maxmoves', '3', '--rounds', '1', '--file', file],
    ...['--colony', server.url],
  ])
  workers.push(run)
  const ended = finishBin(run)
  const refusing = startBin(['colony', 'work', server.url, '--threads', '1'])
  workers.push(refusing)
  let said = ''
  refusing.stdout.on('data', (chunk) => {
    said += chunk
  })
  await expect
    .poll(() => said)
    .toContain('the owner of this worker has not allowed the engine mine (--allow-engine mine=COMMAND)')
  await startWorker('--allow-engine', `mine=${process.execPath} '${testEngine}'`)
  expect(await ended).toMatchObject({ exitCode: 0, errors: '' })
  expect(await gamesOf(file)).toHaveLength(2)
})

test('ladder with --colony has the same pairings and results as without', async () => {
  const climb = (name: string, ...args: string[]) =>
    runMain([
      ...[
        'ladder',
        '--variant',
        'minichess',
        '--error',
        '1000',
        '--rounds',
        '1',
        '--tc',
        '1000/60',
        '--maxmoves',
        '1',
      ],
      ...['--file', at(`${name}.arena`), '--svg', at(`${name}.svg`), ...args],
    ])
  const link = unwrap(await openLink(server.url))
  const stop = new AbortController()
  // Games have clocks, and how much the speed of a machine of tests varies, nobody knows.
  const measure = async () => ({ perSecond: 10, spread: 0 })
  const working = runWorker({ link, threads: 1, allow: ok, name: 'steady', signal: stop.signal, measure })
  const [alone, together] = [await climb('ladder-alone'), await climb('ladder', '--colony', server.url)]
  stop.abort()
  await working
  link.close()
  expect(together).toMatchObject({ exitCode: 0, errors: '' })
  const table = ({ output }: typeof alone) =>
    output.slice(output.lastIndexOf('points'), output.lastIndexOf(' games,'))
  expect(table(together)).toBe(table(alone))
  const meetings = async (name: string) =>
    ((await gamesOf(at(name))) as GameRecord[]).map(({ number, white, black, ending, winner }) => [
      ...[number, white, black, ending, winner],
    ])
  expect(await meetings('ladder.arena')).toEqual(await meetings('ladder-alone.arena'))
})

test('learn with --colony fills the table as without', async () => {
  await startWorker()
  const rows = async (name: string, ...args: string[]) => {
    const store = ['--store', `sqlite:${at(name)}`, '--variant', 'minichess']
    const play = ['learn', '--games', '10', '--seed', '3', '--players', 'parrot', 'fledgling', '--no-exam']
    expect(await runMain([...play, ...store, ...args])).toMatchObject({ exitCode: 0, errors: '' })
    const { output } = await runMain(['learn', 'export', '-', ...store])
    return output.split('\n').filter((line) => line.startsWith('{"board"'))
  }
  const alone = await rows('alone.db', '--workers', '1')
  expect(alone.length).toBeGreaterThan(50)
  expect(await rows('colony.db', '--colony', server.url)).toEqual(alone)
})

test.each([
  [
    ['colony', 'work', 'redis://:wrong@127.0.0.1:PORT'],
    1,
    "refuses the user or the password of the colony's URL",
  ],
  [
    ['colony', 'status', 'rediss://:wrong@127.0.0.1:PORT'],
    1,
    'cannot be reached: no answer to TLS, and a Redis without TLS gives none; is redis:// meant?',
  ],
  [['colony', 'status', 'redis://:wrong@127.0.0.1:1'], 1, 'Redis at 127.0.0.1:1 cannot be reached'],
  [[...tournament, '--colony', 'http://:wrong@x'], 2, 'it begins with neither redis:// nor rediss://'],
  [[...tournament, '--colony', 'redis://:wrong@x', '--log', 'x'], 2, '--log does not go with --colony'],
  [['learn', '--from', 'x.pgn', '--colony', 'redis://:wrong@x'], 2, '--colony goes with --games'],
  [
    ['learn', '--games', '1', '--players', 'parrot:store=memory:', 'magpie', '--colony', 'redis://:wrong@x'],
    2,
    'parrot uses a table or a file of one machine',
  ],
  [
    [...tournament, '--colony', 'redis://:p%40ss%3Aw%2Frd@127.0.0.1:PORT/99'],
    1,
    'Redis at 127.0.0.1:PORT/99 has no database of that number',
  ],
  [[...tournament, '--colony-listen', '8000'], 2, '--colony-listen goes with --colony'],
  [[...tournament, '--colony-audit', '10'], 2, '--colony-audit goes with --colony'],
  [
    [
      'data',
      'make',
      '--out',
      'never',
      '--colony',
      'redis://:p%40ss%3Aw%2Frd@127.0.0.1:PORT',
      '--colony-listen',
      '127.0.0.1:PORT',
    ],
    1,
    'workers cannot be served at 127.0.0.1:PORT (--colony-listen): the address is taken',
  ],
  [
    ['--language', 'de', 'colony', 'status', 'redis://:wrong@127.0.0.1:1'],
    1,
    'Redis bei 127.0.0.1:1 ist nicht erreichbar: dort hört niemand zu',
  ],
  [
    ['--language', 'de', 'colony', 'work', 'redis://:wrong@127.0.0.1:PORT'],
    1,
    'lehnt den Benutzer oder das Passwort aus der URL der Kolonie ab',
  ],
  [['serve', '--colony', 'redis://:wrong@127.0.0.1:1'], 1, 'Redis at 127.0.0.1:1 cannot be reached'],
  [[...tournament, '--colony', 'redis://x', '--colony-listen', 'wrong'], 2, '--colony-listen is [HOST:]PORT'],
  [
    [...tournament, '--engine', 'person=Me', '--colony', 'redis://:wrong@x'],
    2,
    'Me is a person, and a colony has none',
  ],
  [
    [...tournament, '--engine', 'player=parrot', 'option.store=sqlite:p.db', '--colony', 'redis://:wrong@x'],
    2,
    'which the workers of a colony do not have',
  ],
])('%j ends with one sentence, and does not repeat a password', async (args, exitCode, sentence) => {
  const words = args.map((word) => word.replace('PORT', String(server.port)).replace(/^never$/, at('never')))
  const run = await runMain([...words, ...(args[0] === 'arena' ? ['--file', at('never.arena')] : [])])
  expect(run).toMatchObject({
    exitCode,
    errors: expect.stringContaining(sentence.replace(':PORT', `:${server.port}`)),
  })
  expect(run.errors.trim().split('\n')).toHaveLength(1)
  // A file that was not made is not told of.
  expect(run.output).toBe('')
  expect(run.errors).not.toContain(':wrong')
})
