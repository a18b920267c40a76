import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawn } from '@lydell/node-pty'
import { Line, makeUci, minichess, parseUci, startPosition } from '@rookery/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keys } from '../testing/pty.ts'
import { mateInTwo, matingGame, prompt, TerminalHome } from '../testing/terminal-home.ts'

let home: TerminalHome

beforeEach(() => {
  home = new TerminalHome(spawn)
})

afterEach(({ task }) => home.close(task.result?.state === 'fail'))

describe('a person at a terminal', () => {
  test('plays mode 1 to the end through every kind of mistake', async () => {
    const run = home.startMate('1')
    for (const [typed, reply] of [
      ['', 'Type a move such as e2e4'],
      ['   ', 'Type a move such as e2e4'],
      ['a1b3', 'a1b3 is not legal here'],
      ['Nf3', 'Nf3 is not legal here'],
      ['e2e4', 'e2e4 is not legal here'],
      ['f6f9', '"f6f9" cannot be read as a move'],
      ['hlep', '"hlep" cannot be read as a move'],
      ['\u00e9\u2654 ; rm -rf', 'cannot be read as a move'],
      ['x'.repeat(300), 'cannot be read as a move'],
      ['undo', 'There is nothing to take back'],
      ['why', 'Magpie has not moved yet'],
      ['why Ra8', 'Your Ra8+ ('],
      ['save', 'Name the file'],
      [`save ${home.folder}`, 'Cannot write'],
    ] as const) {
      await run.answer(prompt, typed)
      await run.until(reply)
    }
    await run.answer(prompt, 'Kf7')
    await run.until('Magpie plays Kh7 (h8h7)')
    await run.until('nobody attacks the king on')
    await run.answer(prompt, 'Rh1#')
    await run.until('White wins by checkmate (1-0)')
    await run.until('2 moves')
    expect(await run.exitCode()).toBe(0)
    expect(home.finished()).toEqual([matingGame])
    expect(home.unfinished()).toEqual([])
  })

  test('hears the same twice from a mind that thinks by the clock', async () => {
    const run = home.start(
      'play',
      '--opponent',
      'wren',
      '--variant',
      'minichess',
      '--fen',
      'startpos',
      '--mode',
      '1',
      '--color',
      'white',
      '--depth',
      '0',
    )
    await run.answer(prompt, 'why b3')
    await run.until('Your b3 (')
    await run.answer(prompt, 'why b3')
    await run.until('Your b3 (')
    await run.answer(prompt, 'quit')
    await run.exitCode()
    const [first, second] = [...run.text.matchAll(/Your b3 \([^>]+\n/g)].map(([told]) => told)
    expect(first).toContain('would answer')
    expect(second).toBe(first)
  })

  test('gets a hint from a mind that knows where Parrot has learned nothing', async () => {
    const flags = ['--opponent', 'parrot', '--fen', mateInTwo, '--mode', '1', '--color', 'white']
    const run = home.start('play', ...flags)
    await run.answer(prompt, 'hint')
    await run.until('Parrot knows nothing here; Raven would play K')
    await run.answer(prompt, 'quit')
    await run.exitCode()
  })

  test('gets a hint in whole sentences from the mind that thinks for Parrot', async () => {
    const flags = ['--opponent', 'parrot:fallback=magpie', '--fen', '7k/p7/8/8/8/8/7P/K7 w - - 0 1']
    const run = home.start('play', ...flags, '--mode', '1', '--color', 'white', '--seed', '2')
    await run.answer(prompt, 'hint')
    await run.until('knows nothing here, so Magpie thought for it: its pieces come in an order')
    await run.answer(prompt, 'quit')
    await run.exitCode()
  })

  test('is helped, shown, asked and understood', async () => {
    const run = home.startMate('1')
    const copy = join(home.folder, 'copy.pgn')
    for (const [typed, ...replies] of [
      ['help', 'take back your last move', 'the position as a FEN'],
      ['moves', 'Ra8+', 'Kf7'],
      ['hint', 'Magpie would play R', 'it gives a check that the king cannot answer by taking'],
      ['eval', 'Magpie, in your place: Score: +1000'],
      ['fen', '7k/8/5K2/8/8/8/8/R7 w - - 0 1'],
      ['board', 'a  b  c  d  e  f  g  h'],
      ['flip', 'h  g  f  e  d  c  b  a'],
      ['Kf7', 'Magpie plays Kh7 (h8h7): it is the only legal move; nobody attacks the king on h7'],
      [
        'why',
        'Magpie plays Kh7: it is the only legal move; nobody attacks the king on h7',
        'Score: 0 points',
        "the other side's: f6f7",
      ],
      ['why Kg8', 'Kg8 is not legal here for Magpie'],
      ['why h8h7', 'Kh7 (0 points): it is the only legal move; nobody attacks the king on h7'],
      ['why Rh1#', 'Your Rh1# (', 'wins the game', 'In your place Magpie would play Rh1#, too.'],
      [
        'why f6f7',
        'Your Kf7 (0 points): nobody attacks the king on f7',
        'Magpie would answer Kh7: it is the only legal move; nobody attacks the king on h7.',
        'After Kh7, Magpie sees nothing to fear for itself.',
        'In your place Magpie would play ',
      ],
      ['why --json', '"san":"Kh7"', '"thought":{"kind":"magpie"'],
      ['why Rh1 --json', '"player":"magpie"', '"uci":"a1h1"', '"verdict":"wins"'],
      ['pgn', '1. Kf7 Kh7 *'],
      [`save ${copy}`, 'The game so far is in'],
      [`save ${copy}`, 'Cannot write', 'file already exists'],
      ['UNDO', '8'],
      ['pgn', '[Black "Magpie"]', '\r\n*'],
      ['resign', 'Resign this game? (yes, no) [no] '],
    ] as const) {
      await run.answer(prompt, typed)
      for (const reply of replies) await run.until(reply)
    }
    run.type('\r')
    await run.answer(prompt, 'resign')
    await run.answer('Resign this game? (yes, no) [no] ', 'perhaps')
    await run.until('Please say yes or no.')
    await run.answer('Resign this game? (yes, no) [no] ', 'yes')
    await run.until('Black wins: White resigned (0-1)')
    await run.until('0 moves')
    expect(await run.exitCode()).toBe(0)
    expect(readFileSync(copy, 'utf8')).toContain('1. Kf7 Kh7 *')
    expect(home.finished()).toEqual([' 0-1'])
  })

  test('plays with the arrow keys, and sees figures in colour', async () => {
    const run = home.startMate('1')
    const press = async (...pressed: (keyof typeof keys)[]) => {
      for (const key of pressed) {
        run.type(keys[key])
        await run.until('arrows move')
      }
    }
    await run.until(prompt)
    await press('left', 'enter', 'enter', 'enter', 'up')
    run.type(keys.enter)
    await run.until('Magpie plays Kh7')
    await run.until(prompt)
    await press('right', 'down')
    run.type(keys.enter)
    await run.until('no piece of yours can move from there')
    run.type(keys.escape)
    await run.answer(prompt, 'a1h1')
    await run.until('White wins by checkmate')
    expect(run.raw).toContain('\u265c')
    expect(run.raw).toContain('\u001b[48;5;')
  })

  test('sees letters without colour when asked for them, and picks with the arrow keys there too', async () => {
    const run = home.startMate('1', '--ascii')
    await run.until('8  .  .  .  .  .  .  .  k')
    await run.until(prompt)
    run.type(keys.up)
    await run.until('[K]')
    run.type(keys.enter)
    await run.until('*.*[K]*.*')
    expect(run.raw).not.toMatch(/\u265a|48;5;/)
  })

  test('is asked what a pawn becomes', async () => {
    const run = home.start(
      'play',
      '--opponent',
      'magpie',
      '--mode',
      '1',
      '--color',
      'white',
      '--fen',
      '7k/P7/8/8/8/8/7P/K7 w -',
    )
    await run.answer(prompt, 'a7a8')
    await run.answer('Promote it to queen, rook, bishop, knight? [queen] ', 'king')
    await run.answer('Promote it to queen, rook, bishop, knight? [queen] ', 'n')
    await run.until('Magpie plays')
    expect(home.unfinished()[0]).toMatch(/^a7a8n /)
  })

  test('offers a draw, which the mind declines at first and accepts when it has had nothing better for long', async () => {
    const run = home.start(
      'play',
      '--opponent',
      'magpie',
      '--mode',
      '1',
      '--color',
      'white',
      '--fen',
      '7k/8/8/8/8/8/P7/K7 w - - 0 30',
    )
    await run.answer(prompt, 'draw')
    await run.until('The draw is offered with your next move')
    await run.answer(prompt, 'Kb1')
    await run.until('Magpie declines the draw')
    for (const move of ['Kc1', 'Kd1', 'Ke1', 'Kf1']) await run.answer(prompt, move)
    await run.answer(prompt, 'draw')
    await run.until('The draw is offered with your next move')
    await run.answer(prompt, 'Kg1')
    await run.until('Magpie accepts the draw')
    await run.until('Draw by agreement (1/2-1/2)')
    expect(home.finished()[0]).toMatch(/ f1g1 1\/2-1\/2$/)
  })

  test('plays mode 2 to the end in bare UCI moves', async () => {
    const run = home.startMate('2')
    await run.answer('> ', 'f6f9')
    await run.until('cannot be read as a move')
    await run.answer('> ', '')
    await run.answer('> ', 'f6f7')
    await run.until('h8h7')
    await run.answer('> ', 'a1h1')
    await run.until('White wins by checkmate (1-0)')
    expect(run.text).not.toContain('plays')
    expect(home.finished()).toEqual([matingGame])
  })

  test('is asked for everything, with defaults on Enter, until the answers are good', async () => {
    const run = home.start('play', '--ascii')
    for (const [question, typed, reply] of [
      ['[kestrel] ', 'magpi', 'did you mean magpie?'],
      ['[kestrel] ', '', ''],
      ['[2] ', '99', 'depth must be between 1 and 8, not 99'],
      ['[2] ', 'two', 'depth must be a number'],
      ['[2] ', '1', ''],
      ['[start position] ', 'nonsense', 'bad FEN'],
      ['[start position] ', '', ''],
      ['[1] ', '7', 'a mode is 1, 2, 3 or 4'],
      ['[1] ', '', ''],
      ['[white] ', 'blue', 'a colour is white or black'],
      ['[white] ', 'black', ''],
    ] as const) {
      await run.answer(question, typed)
      await run.until(reply)
    }
    await run.until('Kestrel plays')
    await run.until('h  g  f  e  d  c  b  a')
    await run.until(prompt)
    expect(run.text).not.toMatch(/Hit count|Branches searched|hundredths/)
    run.type('why\r')
    await run.until('Evaluation: ')
    await run.until('Hit count: ')
    await run.until('Branches searched: ')
    await run.answer(prompt, 'quit')
    await run.until('The game is kept')
    expect(home.unfinished()).toHaveLength(1)
  })
})

describe('mind against mind', () => {
  const args = ['--opponent', 'magpie', '--fen', 'startpos', '--variant', 'minichess', '--seed', '5']

  test('plays mode 3 to the end on a drawn board', async () => {
    const run = home.start('play', ...args, '--mode', '3', '--ascii')
    await run.until('6  k  q  b  n  r')
    await run.until('Magpie plays')
    await run.until(' wins')
    expect(await run.exitCode()).toBe(0)
    expect(home.finished()).toHaveLength(1)
  })

  test('plays mode 4 to the end in bare UCI moves', async () => {
    const run = home.start('play', ...args, '--mode', '4')
    const shown = await run.until(' wins')
    expect(await run.exitCode()).toBe(0)
    let line: Line = Line.from(startPosition(minichess))
    for (const text of shown.match(/^[a-e][1-6][a-e][1-6]q?(?=\r)/gm) ?? []) {
      const move = parseUci(line.position, text)
      if (!move.ok) throw new Error(text)
      line = line.play(move.value)
    }
    expect(line.outcome()?.winner).toBeDefined()
    expect(home.finished()[0]).toContain(line.moves.map((move) => makeUci(move, line.position)).join(' '))
  })
})
