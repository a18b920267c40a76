import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeSavedGame, parseMindSeat, parseSavedGame, person, personAs } from '@rookery/play'
import { parsePgn, parsePosition, unwrap } from '@rookery/rules'
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
      output: 'h8h7\nWhite wins by checkmate (1-0)\n2 moves\n',
      errors: expect.stringContaining('"nonsense" cannot be read as a move'),
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
    expect(output).toContain('White wins: Black resigned (1-0)')
  })

  test('is kept when the lines end too soon, though the last has no end', async () => {
    const first = await runMain(['play', ...mate, '--mode', '2'], ['f6f7'])
    expect(first.errors).toContain('The game is kept')
    expect((await runMain(['play'], ['perhaps\n'])).output).toContain('Please say yes, no, new or quit')
    const second = await runMain(['play', '--resume'], ['why\na1h1\n'])
    expect(second.output).toContain('Magpie plays Kh7: ')
    expect(second.output).toContain('White wins by checkmate (1-0)')
    expect((await runMain(['play', '--resume'])).errors).toBe('rookery: there is no unfinished game\n')
  })

  test.each([
    ['the person', 100, 'draw\n'],
    ['the mind', 99, 'Ra2\n'],
  ])('ends in a draw that %s claims', async (_, halfmoves, typed) => {
    const fen = `8/8/8/8/8/4k3/8/R3K3 w - - ${halfmoves} 80`
    const args = ['--opponent', 'magpie', '--fen', fen, '--color', 'white', '--mode', '2']
    expect((await runMain(['play', ...args], [typed])).output).toContain(
      'Draw: fifty moves without a capture or pawn move (1/2-1/2)',
    )
  })
})

describe('the rules of a board', () => {
  const start = (variant: string) => [
    'play',
    '--opponent',
    'fledgling',
    '--variant',
    variant,
    '--fen',
    'startpos',
  ]
  const begin = (variant: string, mode: string, typed: string) =>
    runMain([...start(variant), '--color', 'white', '--mode', mode, '--new'], [typed])
  const countRules = (output: string) => output.split('You win by taking the king.').length - 1

  test('are one word away', async () => {
    const { output } = await begin('standard', '1', 'rules\nhelp\n')
    expect(output).toContain('The rules of Standard:\n- Checkmate wins')
    expect(output).toMatch(/^rules +the rules of this board$/m)
    // Nobody is told unasked how the usual game goes.
    expect(output.split('The rules of').length - 1).toBe(1)
  })

  test.each(['gardner', 'los-alamos'])('of %s are told at the first game', async (variant) => {
    expect((await begin(variant, '1', '')).output).toMatch(/^The rules of .*:\n- The board has \d files/)
  })

  test('are told at the first game on a new board, and then for who asks', async () => {
    expect(countRules((await begin('minichess', '2', '')).output)).toBe(0)
    const first = await begin('minichess', '1', 'rules\n')
    expect(first.output).toMatch(/^The rules of Minichess:\n- The board has 5 files and 6 ranks\./)
    expect(countRules(first.output)).toBe(2)
    expect(countRules((await begin('minichess', '1', '')).output)).toBe(0)
  })
})

describe('a mind that is lost', () => {
  const args = ['--opponent', 'owl:depth=1', '--fen', '7k/7p/7P/8/8/8/PPPPP3/RQ2K3 w -', '--color', 'white']
  const moves = 'a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 Kf1'.split(' ')
  const typed = `${moves.join('\n')}\n`

  test('resigns where that is asked for, and says why', async () => {
    const { output } = await runMain(['play', ...args, '--mode', '1', '--resign'], [typed])
    expect(output).toMatch(/Owl resigns: it has been \d+ pawns behind for three moves\.\n/)
    expect(output).toContain('White wins: Black resigned (1-0)\n11 moves\n')
  })

  test('resigns in a game that is gone on with, too', async () => {
    const early = moves.slice(0, 9).join('\n')
    await runMain(['play', ...args, '--mode', '1', '--resign'], [`${early}\n`])
    expect((await runMain(['play', '--resume'], ['e4\nKf1\n'])).output).toContain('Owl resigns: ')
  })

  test('plays on otherwise', async () => {
    const { output } = await runMain(['play', ...args, '--mode', '1'], [typed])
    expect(output).not.toContain('resign')
  })
})

describe('a drawn game', () => {
  const boards = (output: string) => output.split('   a  b  c  d  e  f  g  h\n').length - 1

  test('shows the board once a turn, and at the end', async () => {
    const { output } = await runMain(['play', ...mate, '--mode', '1'], ['Kf7\nRh1\n'])
    expect(output).toContain('Magpie plays Kh7')
    expect(boards(output)).toBe(3)
  })

  test('shows it first when the mind has moved, for a person with Black', async () => {
    const args = ['--opponent', 'magpie', '--fen', 'startpos', '--color', 'black', '--mode', '1']
    const { output } = await runMain(['play', ...args], ['resign\nyes\n'])
    expect(output.replaceAll('h  g  f  e  d  c  b  a', 'a  b  c  d  e  f  g  h')).toMatch(/^Magpie plays /)
    expect(output.split('h  g  f  e  d  c  b  a').length - 1).toBe(1)
  })

  test('lists moves in lines that end between words', async () => {
    const fen = '7k/8/8/Q2Q4/8/8/8/K7 w - -'
    const args = ['--opponent', 'magpie', '--fen', fen, '--color', 'white', '--mode', '1']
    const { output } = await runMain(['play', ...args], ['moves\nquit\n'])
    const list = output.slice(output.indexOf('Your move> moves\n') + 17, output.lastIndexOf('Your move> '))
    const lines = list.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
    expect(list.trim().split(/\s+/)).toHaveLength(unwrap(parsePosition(fen)).legalMoves().length)
  })
})

describe('unfinished games', () => {
  const leave = (fen: string) =>
    runMain(['play', '--opponent', 'magpie', '--fen', fen, '--color', 'white', '--mode', '2', '--new'])
  const fens = ['7k/8/5K2/8/8/8/8/R7 w -', '7k/8/5K2/8/8/8/8/1R6 w -', '7k/8/5K2/8/8/8/8/2R5 w -']

  beforeEach(async () => {
    for (const fen of fens) await leave(fen)
  })

  test('are all offered, the newest first, and each can be gone on with', async () => {
    const { output } = await runMain(['play'], ['perhaps\n9\n3\nfen\n'])
    expect(output).toMatch(/There are 3 unfinished games, the newest first:\n {2}1 .*\n {2}2 .*\n {2}3 /)
    expect(output.split('Please say a number').length - 1).toBe(2)
    expect(output).toContain('7k/8/5K2/8/8/8/8/R7 w - - 0 1\n')
    expect((await runMain(['play', '--resume'], ['fen\n'])).output).toContain('7k/8/5K2/8/8/8/8/2R5 w')
  })

  test('can be put away one by one, or left for later', async () => {
    const first = await runMain(['play'], ['no 2\nno 1\nno\n'])
    expect(first.output).toContain('There are 2 unfinished games')
    expect(first.output).toContain('There is an unfinished game: ')
    const games = parsePgn(readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8'))
    const starts = games.map((game) => game.ok && game.value.tags.get('FEN')?.split(' ')[0])
    expect(starts).toEqual([fens[1], fens[2], fens[0]].map((fen) => fen?.split(' ')[0]))
    await leave(fens[0]!)
    const later = await runMain(['play'], ['new\nmagpie\n'])
    expect(later.output).toContain('FEN? [start position]')
    expect((await runMain(['play'], [])).output).toContain('There is an unfinished game')
  })
})

describe('a game with clocks', () => {
  const timed = [...mate, '--mode', '1', '--clock', '3+2']

  test('shows them, keeps them over a break and writes them into the PGN', async () => {
    const first = await runMain(['play', ...timed], ['clock\nKf7\n'])
    expect(first.output).toContain('Your move> clock\nWhite 3:00, Black 3:00\n')
    expect(first.output).toContain('White 3:02, Black 3:0')
    const second = await runMain(['play', '--resume'], ['Rh1\n'])
    expect(second.output).toContain('White wins by checkmate (1-0)')
    const pgn = readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8')
    expect(pgn).toContain('[TimeControl "180+2"]')
    expect(pgn).toMatch(/1\. Kf7 \{\[%clk 0:03:02\]\} 1\.\.\. Kh7 \{\[%clk 0:03:0/)
  })

  test('goes back to the clocks of the move that is taken back', async () => {
    const { output } = await runMain(['play', ...timed], ['Kf7\nundo\nclock\n'])
    expect(output.split('undo\n')[1]).toContain('Your move> clock\nWhite 3:00, Black 3:00\n')
  })

  test.each(['soon', '5', '0+0', '500+1'])('is not begun with the clock %j', async (clock) => {
    const { exitCode, errors } = await runMain(['play', ...mate, '--mode', '1', '--clock', clock])
    expect([exitCode, errors]).toEqual([2, expect.stringMatching(/^rookery: a clock /)])
  })

  test('comes to its end though a mind would think longer than it has', async () => {
    const args = ['watch', 'owl:depth=8', 'fledgling', '--clock', '0.01+0', '--bare']
    const { output } = await runMain(args)
    expect(output).toMatch(/(White|Black) wins|Draw/)
  })
})

describe('a game that goes elsewhere', () => {
  const leave = (...lines: string[]) => runMain(['play', ...mate, '--mode', '1', '--new'], lines)
  const unfinished = () => readdirSync(join(home, 'rookery', 'unfinished'))

  test('is listed, exported and opened again, with what its mind thought', async () => {
    expect((await runMain(['games'])).output).toBe('There is no unfinished game.\n')
    await leave('Kf7\n')
    await leave()
    const { output } = await runMain(['games'])
    expect(output).toMatch(/^ {2}1 {2}Person - Magpie, Standard, 0 moves, begun .*\n {2}2 .* 1 move, begun/)

    const file = join(home, 'game.json')
    const exported = await runMain(['games', 'export', file, '2'])
    expect(exported).toMatchObject({ exitCode: 0, output: expect.stringContaining(`written to ${file}`) })
    const game = unwrap(parseSavedGame(readFileSync(file, 'utf8')))
    expect(game.thoughts.get(1)?.kind).toBe('magpie')

    vi.stubEnv('XDG_DATA_HOME', join(home, 'elsewhere'))
    const opened = await runMain(['play', '--open', file], ['Rh1\n'])
    expect(opened.output).toContain('White wins by checkmate (1-0)')
    expect(parseSavedGame(readFileSync(file, 'utf8')).ok).toBe(true)
  })

  test('is printed with -, and nothing is written over', async () => {
    await leave('Kf7\n')
    const { output } = await runMain(['games', 'export', '-'])
    expect(unwrap(parseSavedGame(output)).line.moves).toHaveLength(2)
    const file = join(home, 'kept.txt')
    writeFileSync(file, 'mine')
    const { exitCode, errors } = await runMain(['games', 'export', file])
    expect([exitCode, errors]).toEqual([1, `rookery: cannot write ${file}: file already exists\n`])
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect((await runMain(['games', 'export', 'x.json', '2'])).errors).toBe(
      'rookery: there is one unfinished game, no 2\n',
    )
  })

  test('is saved during the game, and goes on in its own place', async () => {
    const file = join(home, 'game.json')
    await leave(`Kf7\nsave ${file}\n`)
    expect(unfinished()).toHaveLength(1)
    const { output } = await runMain(['play', '--open', file], ['undo\nfen\n'])
    expect(output).toContain('7k/8/5K2/8/8/8/8/R7 w - - 0 1\n')
    expect(unfinished()).toHaveLength(1)
  })

  test('of two people is played by two people', async () => {
    const file = join(home, 'game.json')
    await leave(`save ${file}\n`)
    const saved = unwrap(parseSavedGame(readFileSync(file, 'utf8')))
    const people = join(home, 'people.json')
    writeFileSync(people, makeSavedGame({ ...saved, sides: { white: person, black: person } }))
    const lines = 'Kf7\nwhy\neval\nundo\nKf7\nKh7\ndraw\n'
    const { output } = await runMain(['play', '--open', people], [lines])
    expect(output.split('Two people play here: there is no mind to ask.')).toHaveLength(3)
    expect(output).toContain('Draw by agreement (1/2-1/2)')
    expect(readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8')).toMatch(/1\. Kf7 Kh7/)
  })

  test.each([
    ['nothing', undefined, 'no such file or directory'],
    ['half a file', (text: string) => text.slice(0, 50), 'it is no JSON'],
    ['a PGN', () => '1. e4 e5 *', 'it is no JSON'],
    ['another JSON', () => '{"version":"1.0.0"}', 'it is no saved game of Rookery'],
    ['a stranger', (text: string) => text.replace('"magpie"', '"dodo"'), 'there is no mind "dodo"'],
    ['an illegal move', (text: string) => text.replace('"moves":[', '"moves":["a1h8"'), 'its move 1, a1h8'],
  ])('is not opened from %s, and nothing is kept of it', async (_, spoil, reason) => {
    const file = join(home, 'game.json')
    await leave(`save ${file}\n`)
    rmSync(join(home, 'rookery'), { recursive: true })
    const text = readFileSync(file, 'utf8')
    rmSync(file)
    if (spoil) writeFileSync(file, spoil(text))
    const { exitCode, errors } = await runMain(['play', '--open', file])
    expect(exitCode).toBe(1)
    expect(errors).toMatch(/^rookery: .*game\.json cannot be opened: .*\n$/)
    expect(errors).toContain(reason)
    expect(readdirSync(home)).not.toContain('rookery')
  })

  test('does not choose the table that is made on this machine', async () => {
    const file = join(home, 'game.json')
    await leave(`save ${file}\n`)
    const saved = unwrap(parseSavedGame(readFileSync(file, 'utf8')))
    const foreign = join(home, 'foreign.db')
    const sides = personAs('white', unwrap(parseMindSeat('parrot', { store: `sqlite:${foreign}` })))
    writeFileSync(file, makeSavedGame({ ...saved, sides }))
    const own = join(home, 'own.db')
    const { exitCode, errors } = await runMain(
      ['play', '--open', file, '--store', `sqlite:${own}`],
      ['Kf7\n'],
    )
    expect(exitCode).toBe(0)
    expect(errors).toContain(
      `names the table sqlite:${foreign}, which is left alone: Parrot plays from yours`,
    )
    expect([existsSync(foreign), existsSync(own)]).toEqual([false, true])
    await runMain(['play', '--resume', '--store', `sqlite:${own}`], ['quit\n'])
    expect(existsSync(foreign)).toBe(false)
  })

  test('is not opened where it is over, or beside a wish for another', async () => {
    const file = join(home, 'game.json')
    await leave(`save ${file}\n`)
    const saved = unwrap(parseSavedGame(readFileSync(file, 'utf8')))
    writeFileSync(file, makeSavedGame({ ...saved, ended: { winner: 'black', reason: 'resignation' } }))
    expect(await runMain(['play', '--open', file])).toMatchObject({
      exitCode: 1,
      errors: `rookery: the game in ${file} is over: Black wins: White resigned\n`,
    })
    const both = await runMain(['play', '--open', file, '--opponent', 'owl'])
    expect([both.exitCode, both.errors]).toEqual([2, expect.stringContaining("'--open <file>'")])
  })
})

test('watch plays to the end though nobody is at the keyboard, and the same game with the same seed', async () => {
  const args = ['watch', 'magpie:boldness=3', 'fledgling', '--variant', 'minichess', '--seed', '4', '--bare']
  const [first, second] = [await runMain(args), await runMain(args)]
  expect(first.output).toMatch(/^([a-e][1-6][a-e][1-6]q?\n)+(White|Black) wins.*\n\d+ moves\n$/)
  expect(second.output).toBe(first.output)
  const games = parsePgn(readFileSync(join(home, 'rookery', 'games.pgn'), 'utf8'))
  expect(games).toHaveLength(2)
  for (const game of games) expect(game.ok && game.value.tags.get('White')).toBe('Magpie (boldness 3)')
})

describe('a coach at the terminal', () => {
  const tempted = 'r1bqkbnr/pppp1ppp/2n5/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq -'
  const flags = ['--opponent', 'fledgling', '--seed', '1', '--fen', tempted, '--color', 'white']

  test('asks before a blunder, once, and goes by the answer', async () => {
    const lines = ['Qxh7', 'no', 'Qxe5+', 'yes', 'resign', 'yes', '']
    const { output } = await runMain(['play', ...flags, '--mode', '1', '--coach', 'warn'], [lines.join('\n')])
    expect(output).toContain('Sure about Qxh7? Careful: after Qxh7, Rxh7 takes the queen on h7.\n')
    expect(output).toContain('*Q*')
    expect(output).toContain('Sure about Qxe5+? Careful: after Qxe5+, Nxe5 takes the queen on e5.\n')
    expect(output).toContain('Fledgling plays')
    const once = ['Qxh7', '', 'Qxe5+', 'resign', '']
    const { errors } = await runMain(
      ['play', ...flags, '--mode', '2', '--coach', 'warn:1'],
      [once.join('\n')],
    )
    expect(errors.match(/Sure about/g)).toHaveLength(1)
  })

  test('explains a move, and is quiet where nobody wants it', async () => {
    const explained = await runMain(
      ['play', ...flags, '--mode', '1', '--coach', 'explain'],
      ['Qxh7\nresign\nyes\n'],
    )
    expect(explained.output).toContain('Qxh7 was a blunder: Rxh7 takes the queen on h7. Better was ')
    const quiet = await runMain(['play', ...flags, '--mode', '1'], ['Qxh7\nresign\nyes\n'])
    expect(quiet.output).not.toMatch(/Sure|blunder/)
  })

  test('is absent from a strict game, with all other help, and the PGN says so', async () => {
    const lines = ['Qxh7', 'undo', 'hint', 'why', 'eval', 'pgn', 'quit', '']
    const { output } = await runMain(['play', ...flags, '--mode', '1', '--strict'], [lines.join('\n')])
    expect(output.match(/This is a strict game: no take back, no hint, no coach\./g)).toHaveLength(4)
    expect(output).toContain('[Strict "no take back, no hint, no coach"]')
    const resumed = await runMain(['play', '--resume'], ['undo\nquit\n'])
    expect(resumed.output).toContain('This is a strict game')
  })

  test.each([
    [['--coach', 'loud'], 'a coach is quiet, warn, warn:3'],
    [['--coach', 'warn', '--strict'], 'cannot be used with'],
  ])('%s is refused', async (wrong, said) => {
    const { exitCode, errors } = await runMain(['play', ...flags, '--mode', '1', ...wrong])
    expect(exitCode).toBe(2)
    expect(errors).toContain(said)
  })
})
