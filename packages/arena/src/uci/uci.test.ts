import { chess960, Line, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { makeGoCommand, makeOptionCommand, makePositionCommand } from './make-commands.ts'
import { parseEngineLine } from './parse-line.ts'

describe('what an engine says', () => {
  it.each([
    ['bestmove e2e4 ponder e7e5', { kind: 'bestmove', move: 'e2e4' }],
    ['bestmove', { kind: 'bestmove', move: '' }],
    ['  uciok\r', { kind: 'uciok' }],
    ['id name Toga II 4.0', { kind: 'name', name: 'Toga II 4.0' }],
    ['id author A', { kind: 'other' }],
    [
      'info depth 12 seldepth 20 score cp -31 nodes 9 pv e2e4',
      { kind: 'info', remark: { depth: 12, nodes: 9, scoreCp: -31 } },
    ],
    ['info depth 5 score mate -2', { kind: 'info', remark: { depth: 5, mateIn: -2 } }],
    ['info depth 5 score cp 90 lowerbound', { kind: 'info', remark: { depth: 5 } }],
    ['info depth 5 multipv 2 score cp 90', { kind: 'other' }],
    ['info string depth 5 score cp 90', { kind: 'other' }],
    ['info depth score cp', { kind: 'other' }],
    [
      'option name Clear Hash type button',
      { kind: 'option', name: 'Clear Hash', type: 'button', choices: [] },
    ],
    [
      'option name Style type combo default Calm var Calm var Wild',
      { kind: 'option', name: 'Style', type: 'combo', choices: ['Calm', 'Wild'] },
    ],
    ['option name', { kind: 'other' }],
    ['', { kind: 'other' }],
    ['Segmentation fault', { kind: 'other' }],
  ])('%j is understood', (line, expected) => {
    expect(parseEngineLine(line)).toEqual(expected)
  })
})

describe('what an engine is told', () => {
  it('names the usual start in a word and any other as FEN', () => {
    const line = Line.from(startPosition())
    expect(makePositionCommand(line)).toBe('position startpos')
    const moved = line.play(line.position.findMove(12, 28)!)
    expect(makePositionCommand(moved)).toBe('position startpos moves e2e4')
    const other = parsePosition('4k3/8/8/8/8/8/8/4K2R w K - 0 1')
    expect(other.ok && makePositionCommand(Line.from(other.value))).toBe(
      'position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1',
    )
  })

  it('writes castling in Chess960 as the king taking its rook', () => {
    const start = parsePosition('4k3/8/8/8/8/8/8/4K2R w K - 0 1', chess960)
    if (!start.ok) throw new Error()
    const line = Line.from(start.value).play(start.value.findMove(4, 7)!)
    expect(makePositionCommand(line)).toMatch(/ moves e1h1$/)
  })

  it('gives clocks, depth, nodes and time', () => {
    const white = { remainingMs: 8000, incrementMs: 80 }
    const black = { remainingMs: 7000, incrementMs: 0 }
    expect(makeGoCommand({ clocks: { white, black } })).toBe('go wtime 8000 btime 7000 winc 80 binc 0')
    expect(makeGoCommand({ depth: 3, nodes: 500, timeMs: 20 })).toBe('go depth 3 nodes 500 movetime 20')
  })

  it('says when more time comes', () => {
    const clock = { remainingMs: 60_000, incrementMs: 0, movesToGo: 40 }
    expect(makeGoCommand({ clocks: { white: clock, black: { ...clock, movesToGo: 39 } } }, 'black')).toBe(
      'go wtime 60000 btime 60000 movestogo 39',
    )
  })

  it('lets no option begin a line of its own', () => {
    expect(makeOptionCommand('Hash', '16\nquit')).toBe('setoption name Hash value 16 quit')
    expect(makeOptionCommand('Clear Hash', '')).toBe('setoption name Clear Hash')
  })
})
