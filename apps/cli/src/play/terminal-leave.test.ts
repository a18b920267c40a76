import { spawn } from '@lydell/node-pty'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keys, type PtyRun } from '../testing/pty.ts'
import { matingGame, prompt, TerminalHome } from '../testing/terminal-home.ts'

let home: TerminalHome

beforeEach(() => {
  home = new TerminalHome(spawn)
})

afterEach(({ task }) => home.close(task.result?.state === 'fail'))

describe('a game that is left', () => {
  async function playOneMove(): Promise<PtyRun> {
    const run = home.startMate('1')
    await run.answer(prompt, 'Kf7')
    await run.until('nobody attacks the king on')
    await run.until(prompt)
    return run
  }

  test.each(['ctrlC', 'ctrlD'] as const)('with %s is kept, offered and finished', async (key) => {
    const run = await playOneMove()
    run.type(`half a mo${key === 'ctrlD' ? '\u0015' : ''}`)
    run.type(keys[key])
    await run.until('The game is kept')
    expect(await run.exitCode()).toBe(key === 'ctrlC' ? 130 : 0)
    expect(home.unfinished()).toEqual(['f6f7 h8h7'])

    const again = home.start('play')
    await again.until('There is an unfinished game: Person - Magpie, Standard, 1 move')
    await again.answer('[yes] ', 'perhaps')
    await again.answer('[yes] ', '')
    await again.answer(prompt, 'undo')
    await again.answer(prompt, 'Kf7')
    await again.until('Magpie plays Kh7')
    await again.answer(prompt, 'Rh1')
    await again.until('White wins by checkmate')
    expect(await again.exitCode()).toBe(0)
    expect(home.finished()).toEqual([matingGame])
    expect(home.unfinished()).toEqual([])
  })

  test('because the machine died goes on where it was', async () => {
    const run = await playOneMove()
    run.kill()
    await run.exitCode()
    const again = home.start('play', '--resume')
    await again.answer(prompt, 'Rh1')
    await again.until('White wins by checkmate')
    expect(home.finished()).toEqual([matingGame])
  })

  test('and not taken up again goes to the PGN file as it is', async () => {
    const run = await playOneMove()
    run.type(keys.ctrlC)
    await run.exitCode()
    const again = home.start('play')
    await again.answer('[yes] ', 'no')
    await again.answer('[kestrel] ', 'raven:level=3')
    await again.until('Raven (level 3): about ')
    await again.until(' on the Lichess rapid scale')
    again.type(keys.ctrlC)
    expect(await again.exitCode()).toBe(130)
    expect(home.finished()).toEqual(['f6f7 h8h7 *'])
    expect(home.unfinished()).toEqual([])
  })

  test('in the middle of a question about it stays where it is', async () => {
    const run = await playOneMove()
    run.type(keys.ctrlC)
    await run.exitCode()
    for (const [key, exitCode] of [
      [keys.ctrlC, 130],
      [keys.ctrlD, 0],
    ] as const) {
      const again = home.start('play')
      await again.until('[yes] ')
      again.type(key)
      expect(await again.exitCode()).toBe(exitCode)
    }
    expect(home.unfinished()).toEqual(['f6f7 h8h7'])
    expect(home.finished()).toEqual([])
  })

  test('while the mind thinks loses no move', async () => {
    const run = home.start(
      'play',
      '--opponent',
      'owl',
      '--depth',
      '8',
      '--fen',
      'startpos',
      '--mode',
      '1',
      '--color',
      'white',
      '--ascii',
    )
    await run.answer(prompt, 'e2e4')
    await run.until('Owl is thinking')
    run.type(keys.ctrlC)
    await run.until('The game is kept')
    expect(await run.exitCode()).toBe(130)
    expect(home.unfinished()).toEqual(['e2e4'])
  })

  test('with Ctrl-C on the board of the arrow keys is kept', async () => {
    const run = await playOneMove()
    run.type(keys.up)
    await run.until('arrows move')
    run.type(keys.ctrlC)
    await run.until('The game is kept')
    expect(await run.exitCode()).toBe(130)
    expect(home.unfinished()).toEqual(['f6f7 h8h7'])
  })

  test('is watched, left with Ctrl-C and gone on with', async () => {
    const run = home.start('watch', 'owl:depth=8', 'magpie')
    await run.until('a  b  c')
    run.type(keys.ctrlC)
    await run.until('The game is kept')
    const again = home.start('play')
    await again.until('Owl (depth 8) - Magpie')
    await again.answer('[yes] ', '')
    await again.until('a  b  c')
    again.type(keys.ctrlD)
    expect(await again.exitCode()).toBe(0)
  })

  test('is watched at leisure with --delay, which Ctrl-C does not wait for', async () => {
    const run = home.start('watch', 'magpie', 'fledgling', '--delay', '3600000')
    await run.until('Magpie plays')
    await run.until(': ')
    run.type(keys.ctrlC)
    await run.until('The game is kept')
    expect(await run.exitCode()).toBe(130)
    expect(home.unfinished()[0]).toMatch(/^\S+$/)
  })
})

test('a person whose time is over has lost without another key', async () => {
  const run = home.startMate('1', '--clock', '0.03+0')
  await run.answer(prompt, 'Kf7')
  await run.until('Black 0:0')
  await run.until(prompt)
  await run.until('Draw: time ran out against a side that cannot mate (1/2-1/2)')
  expect(await run.exitCode()).toBe(0)
  expect(home.finished()).toEqual(['f6f7 h8h7 1/2-1/2'])
})
