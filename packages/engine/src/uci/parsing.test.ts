import { minichess, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { parseCommand } from './command.ts'
import { parseGo } from './go.ts'
import { parseSetOption } from './options.ts'
import { flipPosition, parsePositionCommand } from './position.ts'

describe('a line of uci', () => {
  it.each([
    ['  isready  ', { name: 'isready', words: [] }],
    ['well then go depth 3', { name: 'go', words: ['depth', '3'] }],
    ['position\tstartpos', { name: 'position', words: ['startpos'] }],
  ])('%j names a command', (line, command) => {
    expect(parseCommand(line)).toEqual(command)
  })

  it.each(['', '   ', 'hello there', 'GO depth 3'])('%j names none', (line) => {
    expect(parseCommand(line)).toBeUndefined()
  })
})

describe('go', () => {
  const { limits: clocked } = parseGo(
    'wtime 1000 btime 2000 winc 10 binc 20 movestogo 7'.split(' '),
    startPosition(),
  )

  it('reads both clocks', () => {
    expect(clocked.clocks).toEqual({
      white: { remainingMs: 1000, incrementMs: 10, movesToGo: 7 },
      black: { remainingMs: 2000, incrementMs: 20, movesToGo: 7 },
    })
  })

  it('reads limits, and passes over what is no number', () => {
    const { limits } = parseGo('depth x nodes 500 movetime 40 mate 3 beak 9'.split(' '), startPosition())
    expect(limits).toEqual({ ponder: false, nodes: 500, timeMs: 40, mate: 3 })
  })

  it('reads the moves to search until the next keyword', () => {
    const { limits } = parseGo('searchmoves e2e4 e2e5 d2d4 depth 4'.split(' '), startPosition())
    expect(limits.rootMoves).toHaveLength(2)
    expect(limits.depth).toBe(4)
  })
})

describe('setoption', () => {
  it('has names and values of several words', () => {
    expect(parseSetOption('name Move Overhead value 30'.split(' '))).toEqual({
      name: 'Move Overhead',
      value: '30',
    })
    expect(parseSetOption('name Clear Hash'.split(' '))).toEqual({ name: 'Clear Hash', value: '' })
  })
})

describe('position', () => {
  it('names the first move that cannot be played', () => {
    const parsed = parsePositionCommand('startpos moves e2e4 e2e4'.split(' '), startPosition().variant)
    expect(parsed).toMatchObject({ ok: false, faults: [{ message: 'move 2: e2e4 is not legal here' }] })
  })

  it('flipped twice is the same again', () => {
    const parsed = parsePositionCommand('startpos moves e2e4 d7d5'.split(' '), startPosition().variant)
    if (!parsed.ok) throw new Error('these moves are legal')
    const once = flipPosition(parsed.value)
    if (!once.ok) throw new Error('a flipped position is legal')
    const twice = flipPosition(once.value)
    expect(twice.ok && twice.value.position.pieces()).toEqual(parsed.value.position.pieces())
  })

  it('flips a small board too', () => {
    const parsed = parsePositionCommand('startpos moves a2a3'.split(' '), minichess)
    if (!parsed.ok) throw new Error('a2a3 is legal')
    expect(flipPosition(parsed.value).ok).toBe(true)
  })
})

describe('go', () => {
  it.each([
    ['', true],
    ['infinite', true],
    ['depth 3 infinite', true],
    ['ponder wtime 1000', true],
    ['mate 2', true],
    ['mate 2 movetime 100', false],
    ['nodes 100', false],
  ])('%s is endless: %s', (words, isEndless) => {
    expect(parseGo(words.split(' '), startPosition()).isEndless).toBe(isEndless)
  })
})
