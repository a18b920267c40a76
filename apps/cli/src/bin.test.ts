import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from './server/listen.ts'
import { bin, finishBin, startBin } from './testing/run-bin.ts'

let site: string

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'rookery-site-'))
  writeFileSync(join(site, 'index.html'), '<p>studio</p>')
})

afterAll(() => rmSync(site, { recursive: true }))

async function readUrl(child: ReturnType<typeof startBin>): Promise<string> {
  let text = ''
  while (!text.includes('\n')) text += (await once(child.stdout, 'data'))[0]
  return /http:\S+/.exec(text)?.[0] ?? ''
}

describe('serve', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 0],
  ] as const)('prints its address, serves, and ends well on %s', async (signal, exitCode) => {
    const child = startBin(['serve', '--dir', site, '--port', '0'])
    const finished = finishBin(child)
    const url = await readUrl(child)
    const answer = await fetch(url)
    expect(await answer.text()).toBe('<p>studio</p>')
    child.kill(signal)
    expect(await finished).toMatchObject({ exitCode, errors: '' })
  })

  test('answers behind a proxy to the names that it was given, and to no other', async () => {
    const child = startBin([
      'serve',
      '--dir',
      site,
      '--port',
      '0',
      '--allow-host',
      'chess.example.org',
      '::2',
    ])
    const finished = finishBin(child)
    const url = await readUrl(child)
    const ask = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
    const hosts = ['chess.example.org', '[::2]:80', 'localhost', 'other.example.org', '[::3]']
    expect(await Promise.all(hosts.map(ask))).toEqual([200, 200, 200, 421, 421])
    child.kill()
    await finished
  })

  test('says in one sentence that its port is taken', async () => {
    const other = createServer()
    const port = await listen(other, '127.0.0.1', [0])
    const run = await finishBin(startBin(['serve', '--dir', site, '--port', String(port)]))
    other.close()
    expect(run).toEqual({
      exitCode: 1,
      output: '',
      errors: `rookery: port ${port} is taken: choose another with --port\n`,
    })
  })

  test('finds a free port when none is named', async () => {
    const children = [startBin(['serve', '--dir', site]), startBin(['serve', '--dir', site])]
    const finished = children.map(finishBin)
    const urls = await Promise.all(children.map(readUrl))
    for (const child of children) child.kill()
    await Promise.all(finished)
    expect(new Set(urls).size).toBe(2)
  })
})

test('a reader that leaves early ends the command quietly', async () => {
  const child = startBin(['fen'])
  const finished = finishBin(child)
  child.stdin.on('error', () => {})
  child.stdout.once('data', () => child.stdout.destroy())
  child.stdin.end('bad\n'.repeat(100_000))
  expect(await finished).toMatchObject({ exitCode: 0, errors: '' })
})

test('the exit code of a command is that of the process', async () => {
  const { exitCode, errors } = await finishBin(startBin(['perft', 'nonsense', '2']))
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/^rookery: bad FEN: /)
})

describe('uci', () => {
  test('does what its help shows', async () => {
    const child = startBin(['uci'])
    const finished = finishBin(child)
    child.stdin.end('go depth 3')
    const { output, ...rest } = await finished
    expect(output).toMatch(/\nbestmove [a-h]\S+ ponder \S+\n$/)
    expect(rest).toEqual({ exitCode: 0, errors: '' })
  })
})

test.each([['uci'], ['bench', '--depth', '1'], ['players']])(
  '%s says in one sentence that the disk is full',
  (...args) => {
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [bin, ...args], {
      input: 'uci\n',
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(full)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'rookery: the output cannot be written: no space left on device\n',
    })
  },
)

test('Ctrl-C while Parrot learns ends with 130, and what was learned is kept', async () => {
  const store = ['--store', `sqlite:${join(site, 'interrupted.db')}`, '--variant', 'minichess']
  const child = startBin(['learn', '--games', '1000000', '--exam-every', '5', '--exam-games', '2', ...store])
  const finished = finishBin(child)
  let output = ''
  while (!/after [1-9]/.test(output)) output += (await once(child.stdout, 'data'))[0]
  child.kill('SIGINT')
  expect((await finished).exitCode).toBe(130)
  const stats = await finishBin(startBin(['learn', 'stats', ...store.slice(0, 2)]))
  expect(stats.output).toMatch(/^minichess +[5-9]|^minichess +\d\d/m)
})

/** Tells on the error stream when a command hears Ctrl-C, for those that say nothing before they are done. */
const tellsItHears = `data:text/javascript,process.on('newListener', (event) => {
  if (event === 'SIGINT') setImmediate(() => console.error('hears'))
})`

test.each([
  ['uci'],
  ['bench', '--depth', '20'],
  ['compare', 'startpos'],
  ['fen'],
  ['pgn', '-'],
  ['ratings', '-'],
  ['openings', '--count', '1000000', '--judge', 'player=raven', 'nodes=100000'],
  ['perft', 'startpos', '9'],
])('Ctrl-C ends %s with 130', async (...args) => {
  const child = spawn(process.execPath, ['--import', tellsItHears, bin, ...args])
  const finished = finishBin(child)
  await once(child.stderr, 'data')
  child.kill('SIGINT')
  expect((await finished).exitCode).toBe(130)
})
