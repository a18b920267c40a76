import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawn } from '@lydell/node-pty'
import type { Entrant, Plan } from '@rookery/arena'
import { SqliteStore } from '@rookery/arena/node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { runMain } from '../testing/run-main.ts'
import { TerminalHome } from '../testing/terminal-home.ts'

const testEngine = fileURLToPath(
  new URL('../../../../packages/arena/src/node/fixtures/test-engine.mjs', import.meta.url),
)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-arena-engines-'))
  vi.stubEnv('XDG_DATA_HOME', join(folder, 'data'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)

const shell = (name: string): Entrant => ({
  kind: 'engine',
  name,
  command: '/bin/sh',
  args: ['-c', `touch '${at('executed')}'; exec node '${testEngine}'`],
  options: { Seed: '5' },
  control: { depth: 1 },
})

const planOf = (...entrants: Entrant[]): Plan => ({
  event: 'from somebody',
  variant: 'standard',
  entrants: [...entrants, { kind: 'player', name: 'F', player: 'fledgling', settings: {}, control: {} }],
  schedule: { kind: 'round-robin', rounds: 1, games: 1 },
  openings: [],
  seed: 1,
  adjudication: { maxMoves: 1 },
  marginMs: 50,
  stallMs: 20_000,
})

async function importPlan(plan: Plan): Promise<string> {
  writeFileSync(at('evil.json'), JSON.stringify({ format: 'rookery-arena', version: 1, plan, games: [] }))
  expect((await runMain(['arena', 'import', at('evil.json'), at('evil.arena')])).exitCode).toBe(0)
  return at('evil.arena')
}

describe('a tournament from somebody else', () => {
  test('runs no command that is not allowed, and shows all of it', async () => {
    const file = await importPlan(planOf(shell('sf')))
    const { exitCode, errors } = await runMain(['arena', 'resume', file])
    expect(exitCode).toBe(2)
    expect(errors).toContain(`${file} would run what you have not allowed on this machine:\n  sf: /bin/sh -c`)
    expect(errors).toContain("add --allow-engine 'sf=/bin/sh -c ")
    expect(errors).toContain(`touch `)
    expect(existsSync(at('executed'))).toBe(false)
    await runMain(['arena', 'show', file])
    await runMain(['arena', 'export', file])
    expect(existsSync(at('executed'))).toBe(false)
  })

  test('is not trusted because the file is in place of an import', async () => {
    SqliteStore.openOrCreate(at('sent.arena'), planOf(shell('sf'))).close()
    expect((await runMain(['arena', 'resume', at('sent.arena')])).errors).toContain('not allowed')
    expect(existsSync(at('executed'))).toBe(false)
  })

  test.each<[string, Partial<Entrant & { kind: 'engine' }>]>([
    ['arguments', { args: ['-e', '1'] }],
    ['a folder', { directory: '/' }],
    ['a file to write to', { options: { 'Debug Log File': '/etc/passwd' } }],
  ])('does not borrow the permission of an engine to give it %s', async (_, changes) => {
    const plain = { kind: 'engine', name: 'sf', command: 'node', args: [], options: {}, control: {} } as const
    await runMain(['arena', 'engines', 'allow', 'sf=node'])
    const file = await importPlan(planOf({ ...plain, ...changes }))
    expect((await runMain(['arena', 'resume', file])).errors).toContain('have not allowed')
  })

  test('runs the command that the user gives for the name, with the texts that were seen', async () => {
    const foreign = {
      ...shell('my=sf'),
      command: 'C:\\sf.exe',
      args: [],
      options: { Move: 'first' },
    } as Entrant
    const file = await importPlan(planOf(foreign))
    const own = `my=sf=${process.execPath} '${testEngine}'`
    const blind = await runMain(['arena', 'resume', file, '--allow-engine', own])
    expect(blind).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('is given option.Move=first'),
    })
    const seen = await runMain(['arena', 'resume', file, '--allow-engine', own, 'option.Move=first'])
    expect(seen).toMatchObject({ exitCode: 0, errors: '' })
    expect(seen.output).toMatch(/^game 1 {2}my=sf - F/m)
    const other = await runMain(['arena', 'resume', file, '--allow-engine', 'x=y'])
    expect(other.errors).toContain('the tournament has no engine x')
  })

  test('asks at a terminal, once', async ({ onTestFinished }) => {
    const file = await importPlan(planOf(shell('sf')))
    const home = new TerminalHome(spawn)
    onTestFinished(() => home.close(false))
    const no = home.start('arena', 'resume', file)
    await no.answer('(yes, no) [no] ', 'n')
    expect(await no.exitCode()).toBe(1)
    expect(no.text).toContain('nothing was run')
    expect(existsSync(at('executed'))).toBe(false)
    const yes = home.start('arena', 'resume', file)
    await yes.answer('(yes, no) [no] ', 'y')
    expect(await yes.exitCode()).toBe(0)
    expect(existsSync(at('executed'))).toBe(true)
    const again = home.start('arena', 'resume', file)
    expect(await again.exitCode()).toBe(0)
    expect(again.text).not.toContain('[no]')
  })
})

test('what the user typed is resumed without a question', async () => {
  const args = ['arena', '--engine', `cmd=${process.execPath}`, `args='${testEngine}'`, 'name=mine']
  const played = await runMain([
    ...[...args, '--engine', 'player=fledgling', '--each', 'depth=1', '--maxmoves', '1'],
    ...['--file', at('own.arena')],
  ])
  expect(played).toMatchObject({ exitCode: 0, errors: '' })
  expect(await runMain(['arena', 'resume', at('own.arena')])).toMatchObject({ exitCode: 0, errors: '' })
  const listed = await runMain(['arena', 'engines'])
  expect(listed.output).toBe(`mine: ${process.execPath} ${testEngine}\n`)
  expect((await runMain(['arena', 'engines', 'forget', 'mine'])).exitCode).toBe(0)
  expect((await runMain(['arena', 'engines'])).output).toBe('no engine is allowed yet\n')
  expect((await runMain(['arena', 'engines', 'forget', 'mine'])).exitCode).toBe(2)
  expect((await runMain(['arena', 'resume', at('own.arena')])).errors).toContain('have not allowed')
})

test.each(['{', '[1]', '{}', '[{"name":"x","command":1}]'])(
  'a list that holds %j allows nothing, is named and is left as it is',
  async (text) => {
    const file = at('data/rookery/engines.json')
    mkdirSync(at('data/rookery'), { recursive: true })
    writeFileSync(file, text)
    const { exitCode, errors } = await runMain(['arena', 'engines', 'allow', 'sf=stockfish'])
    expect(exitCode).toBe(1)
    expect(errors).toBe(
      `rookery: the list of allowed engines, ${file}: it is no list of engines; mend or delete it\n`,
    )
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
