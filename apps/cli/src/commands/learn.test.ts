import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runMain } from '../testing/run-main.ts'

let folder = ''
let store = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-learn-'))
  store = `sqlite:${join(folder, 'parrot.db')}`
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const learn = (...args: string[]) => runMain(['learn', ...args, '--store', store])

const PGN = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Nf3 1-0\n\n[White "C"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'

describe('rookery learn', () => {
  test('plays games, tries Parrot before and after, and tells what the table holds', async () => {
    const { exitCode, output } = await learn(
      ...['--games', '8', '--players', 'magpie', 'fledgling', '--variant', 'minichess', '--workers', '2'],
      ...['--exam-games', '2', '--seed', '3'],
    )
    expect(exitCode).toBe(0)
    expect(output).toMatch(/^after 0 games: [\d.]+ % against Fledgling \(2 games: /)
    expect(output).toMatch(/^after 8 games: /m)
    expect(output).toMatch(/^finished: 8 games in [\d.]+ s, 8 of them new$/m)
    const stats = await learn('stats', '--openings')
    expect(stats.output).toMatch(/^3 or more at ply +1 +2 +3 +4 +5 +6 +7 +8$/m)
    expect(stats.output).toMatch(/^minichess +1\/1( +\d+\/\d+){7}$/m)
    expect(stats.output).toMatch(/^minichess +8 +\d+ +\d+ +\d+$/m)
    expect(stats.output).toMatch(/^standard +0 +0 +0 +0$/m)
    // A variant counts behind the command's name and before it.
    expect((await learn('show', 'startpos', '--variant', 'minichess')).output).toContain('seen 8 times')
    expect((await learn('--variant', 'minichess', 'show', 'startpos')).output).toContain('seen 8 times')
    expect((await learn('export', '-', '--variant', 'minichess')).output).toContain('"variant":"minichess"')
    await learn('forget', '--yes', '--variant', 'gardner')
    expect((await learn('stats')).output).toMatch(/^minichess +8 +/m)
    await learn('forget', '--yes', '--variant', 'minichess')
    expect((await learn('stats')).output).toMatch(/^minichess +0 +/m)
  })

  test('learns a PGN file once, names its faults, and shows the rows of a position with the roulette', async () => {
    const file = join(folder, 'games.pgn')
    writeFileSync(file, `${PGN}\n[White "D"]\n\n1. e5 *\n`)
    const first = await learn('--from', file, '--no-exam')
    expect(first.exitCode).toBe(1)
    expect(first.errors).toContain('games.pgn:12:4: game 3: ')
    expect(first.output).toContain('2 games in')
    expect(first.output).toContain('2 of them new; 1 faulty and 0 unfinished games were passed over')
    expect((await learn('--from', file, '--no-exam')).output).toContain('0 of them new')
    const shown = await learn('show', 'startpos')
    expect(
      shown.output
        .split('\n')
        .slice(0, 4)
        .map((line) => line.replace(/ +/g, ' ')),
    ).toEqual([
      'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -, seen 2 times',
      ' Move defensive offensive seen worth shifted fitness chance slice',
      ' e4 0 +1000 1 +1000 2001 4004001 100.0% 0 to 4004001',
      ' f3 -1000 0 1 -1000 1 1 0.0% 4004001 to 4004002',
    ])
    const unknown = await learn('show', '4k3/8/8/8/8/8/8/4K2R w K -')
    expect(unknown.output).toContain('nothing is known of 4k3/8/8/8/8/8/8/4K2R w K -')
  })

  test('reads the primer beside the table only where it is asked to, and never forgets it', async () => {
    const own = await learn('show', 'startpos')
    expect(own.output).toContain('nothing is known of')
    expect(own.output).not.toContain('e4')
    const both = async () => (await learn('show', 'startpos', '--primer')).output
    const before = await both()
    expect(before).toMatch(/^ {2}e4 +/m)
    expect(before).toMatch(/^ {2}d4 +/m)
    expect((await learn('stats')).output).toMatch(
      /^Not counted: the primer that Parrot comes with, \d+ positions and \d+ moves of standard, .* of minichess$/m,
    )
    expect((await learn('export', '-')).output).not.toContain('"board"')
    expect((await learn('forget', '--yes')).output).toContain('the primer that Parrot comes with stays')
    expect(await both()).toBe(before)
  })

  test('reads PGN from the standard input', async () => {
    const { exitCode, output } = await runMain(['learn', '--from', '-', '--no-exam', '--store', store], [PGN])
    expect(exitCode).toBe(0)
    expect(output).toContain('2 of them new')
  })

  test('exports a table, imports it once, and forgets only when it is meant', async () => {
    await runMain(['learn', '--from', '-', '--no-exam', '--store', store], [PGN])
    const file = join(folder, 'table.jsonl')
    expect((await learn('export', file)).output).toContain('2 games')
    expect(existsSync(`${file}.draft`)).toBe(false)
    expect((await learn('export', '-')).output.split('\n').length).toBe(
      readFileSync(file, 'utf8').split('\n').length,
    )
    const other = ['--store', `sqlite:${join(folder, 'other.db')}`]
    expect((await runMain(['learn', 'import', file, ...other])).output).toContain('imported')
    expect((await runMain(['learn', 'import', file, ...other])).output).toContain('nothing new')
    const refused = await runMain(['learn', 'forget', ...other])
    expect(refused).toMatchObject({ exitCode: 2 })
    expect(refused.errors).toContain('this forgets 2 games')
    expect((await runMain(['learn', 'forget', '--yes', ...other])).exitCode).toBe(0)
    expect((await runMain(['learn', 'stats', ...other])).output).toMatch(/^standard +0 +0 +0 +0$/m)
    expect((await learn('stats')).output).toMatch(/^standard +2 /m)
  })

  test.each([
    [[], 'say what to learn from'],
    [['--games', '5', '--from', 'x.pgn'], 'say what to learn from'],
    [['--games', 'many'], '--games is a whole number'],
    [['--games', '5', '--players', 'magpie'], '--players takes two minds, not 1'],
    [['--games', '5', '--teacher', 'magpie'], '--teacher and --against go together'],
    [['--games', '5', '--teacher', 'magpie', '--white', 'owl'], 'name the players once'],
    [['--games', '5', '--white', 'magpi'], 'did you mean magpie?'],
    [['--games', '5', '--variant', 'minichess', '--players', 'owl', 'magpie'], 'Owl does not play Minichess'],
    [['--games', '5', '--exam', 'nobody'], 'there is no mind "nobody"'],
    [['--from', 'missing.pgn', '--no-exam'], 'cannot read missing.pgn: no such file'],
    [['import', 'missing.jsonl'], 'cannot read missing.jsonl: no such file'],
  ])('%j is answered with: %s', async (args, message) => {
    const { exitCode, errors } = await learn(...args)
    expect(exitCode).toBe(2)
    expect(errors).toContain(message)
  })

  test.each([
    ['nowhere', 'it begins with none of the known schemes'],
    ['mysql://bird:secret@127.0.0.1:1/', 'one database must be named'],
    ['mysql://bird:secret@127.0.0.1:1/parrot', 'mysql://127.0.0.1:1/parrot cannot be reached'],
    ['sqlite:/dev/null/parrot.db', '/dev/null/parrot.db'],
    ['sqlite:.', 'sqlite:. is a folder'],
    ['sqlite:\0', 'it holds a character that cannot be printed'],
    ['sqlite:package.json', 'sqlite:package.json is no SQLite file'],
  ])('a store such as %j is refused in a sentence without a password', async (url, part) => {
    for (const args of [['stats'], ['--games', '1', '--no-exam', '--workers', '1']]) {
      const { exitCode, output, errors } = await runMain(['learn', ...args, '--store', url])
      expect(exitCode).toBe(1)
      expect(errors).toContain(part)
      expect(errors).toMatch(/^rookery: [^\n]+\n$/)
      expect(output + errors).not.toContain('secret')
    }
  })

  test('a look at a table makes none', async () => {
    for (const args of [['stats'], ['show', 'startpos'], ['export', '-'], ['forget', '--yes']])
      expect((await learn(...args)).exitCode).toBe(0)
    expect((await learn('stats')).output).toContain('nothing has been learned here yet')
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('the password of a store', () => {
  const spoilt = [
    'mysql://me:SECRET@127.0.0.1:1/parrot',
    'mysql://me:SECRET@127.0.0.1:1/parrot?ssl-mode=required',
    ' mysql://me:SECRET@host/parrot',
    'mysql:/me:SECRET@host/parrot',
    'mysql//me:SECRET@host/parrot',
    'jdbc:mysql://host/parrot?user=me&password=SECRET',
    'mysql://me@host/parrot?password=SECRET',
    'mysql://me:a,SECRET@host/parrot',
    'mysql://me:a,b,SECRET@host/parrot',
    'mysql://me:a/SECRET@host/parrot',
    "mysql://me:a'SECRET@host/parrot",
    'mysql://me:a\nSECRET@host/parrot',
    'me:SECRET@host/parrot',
    'sqlite://me:SECRET@host/parrot',
    'postgres://me:SECRET@host/parrot',
  ].map((url) => url.replace('SECRET', 'x7hush7x'))

  test.each(spoilt)('is not printed where it stands in %j', async (url) => {
    const ways = [
      ['learn', 'stats', '--store', url],
      ['learn', 'stats', `--stor=${url}`],
      ['learn', 'stats', url],
      ['learn', '--games', '1', '--no-exam', '--store', url],
      ['play', '--opponent', `parrot:store=${url}`],
      ['watch', `parrot:store=${url}`, 'fledgling'],
      ['compare', '--players', `parrot:store=${url}`],
      [url],
    ]
    for (const args of ways) {
      const { exitCode, output, errors } = await runMain(args)
      expect([...args, exitCode]).not.toEqual([...args, 0])
      expect(output + errors).not.toContain('x7hush7x')
    }
  })
})

describe('Parrot at the board', () => {
  test('learns from its finished game with --learn, in the table that --store names', async () => {
    const data = process.env.XDG_DATA_HOME
    process.env.XDG_DATA_HOME = folder
    try {
      const { exitCode, errors } = await runMain(
        ...([
          [
            'play',
            '--opponent',
            'parrot',
            '--mode',
            '4',
            '--variant',
            'minichess',
            '--fen',
            'startpos',
            '--seed',
            '1',
            '--new',
            '--learn',
            '--store',
            store,
          ],
        ] as [string[]]),
      )
      expect(exitCode).toBe(0)
      expect(errors).toMatch(/Parrot has learned \d+ plies\./)
    } finally {
      if (data === undefined) delete process.env.XDG_DATA_HOME
      else process.env.XDG_DATA_HOME = data
    }
    expect((await learn('stats')).output).toMatch(/^minichess +1 /m)
    expect(readFileSync(join(folder, 'rookery', 'games.pgn'), 'utf8')).toContain('[White "Parrot"]')
  })

  test('may not have a password in its settings', async () => {
    const mind = 'parrot:store=mysql://bird:secret@host/db'
    const { exitCode, errors } = await runMain(['play', '--opponent', mind])
    expect(exitCode).toBe(2)
    expect(errors).toContain('Parrot: store may not hold a password')
    expect(errors).not.toContain('secret')
  })
})
