import { chess960, Line, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { parseEngineLine } from './engine-line.ts'
import { findOptionFault } from './find-option-fault.ts'
import { makeGoCommand, makeOptionCommand, makePositionCommand } from './make-commands.ts'

const start = startPosition()

const info = (told: object) => ({ kind: 'info', info: { line: 1, bound: 'exact', ...told } })

describe('what an engine says', () => {
  it.each([
    ['bestmove e2e4 ponder e7e5', { kind: 'bestmove', move: 'e2e4', ponder: 'e7e5' }],
    ['bestmove e2e4 ponder', { kind: 'bestmove', move: 'e2e4' }],
    ['bestmove', { kind: 'bestmove', move: '' }],
    ['  uciok\r', { kind: 'uciok' }],
    ['id name Toga II 4.0', { kind: 'name', name: 'Toga II 4.0' }],
    ['id author A', { kind: 'author', name: 'A' }],
    ['id rating 9', { kind: 'other' }],
    [
      'info depth 12 seldepth 20 score cp -31 nodes 9 nps 90 time 100 hashfull 3 wdl 300 500 200 pv e2e4 e7e5',
      info({
        ...{ depth: 12, selectiveDepth: 20, score: { kind: 'cp', cp: -31 }, nodes: 9, nodesPerSecond: 90 },
        ...{ timeMs: 100, hashPermille: 3, wdl: [300, 500, 200], pv: ['e2e4', 'e7e5'] },
      }),
    ],
    ['info depth 5 score mate -2', info({ depth: 5, score: { kind: 'mate', moves: -2 } })],
    [
      'info depth 5 score cp 90 lowerbound',
      info({ depth: 5, score: { kind: 'cp', cp: 90 }, bound: 'lower' }),
    ],
    [
      'info depth 5 score cp 90 upperbound pv e2e4',
      info({ depth: 5, score: { kind: 'cp', cp: 90 }, bound: 'upper', pv: ['e2e4'] }),
    ],
    ['info depth 5 multipv 2 score cp 90', info({ depth: 5, line: 2, score: { kind: 'cp', cp: 90 } })],
    ['info string depth 5 score cp 90', { kind: 'text', text: 'depth 5 score cp 90' }],
    ['info depth score cp', { kind: 'other' }],
    ['info depth -1 nodes 3 score cp 1e300 wdl 1 2 pv e2e4!!!!!!!!', info({ nodes: 3 })],
    [
      'option name Debug Log File type string default',
      { kind: 'option', name: 'Debug Log File', type: 'string', choices: [], default: '' },
    ],
    [
      'option name Clear Hash type button',
      { kind: 'option', name: 'Clear Hash', type: 'button', choices: [] },
    ],
    [
      'option name Style type combo default Calm var Calm var Wild',
      { kind: 'option', name: 'Style', type: 'combo', choices: ['Calm', 'Wild'], default: 'Calm' },
    ],
    [
      'option name Analysis Contempt type combo default Both var Off var Both sides',
      {
        kind: 'option',
        name: 'Analysis Contempt',
        type: 'combo',
        choices: ['Off', 'Both sides'],
        default: 'Both',
      },
    ],
    [
      'option name Hash type spin default 16 min 1 max 1024',
      { kind: 'option', name: 'Hash', type: 'spin', choices: [], default: '16', min: 1, max: 1024 },
    ],
    ['option name', { kind: 'other' }],
    ['', { kind: 'other' }],
    ['Segmentation fault', { kind: 'text', text: 'Segmentation fault' }],
    ['copyprotection ok', { kind: 'other' }],
  ])('%j is understood', (line, expected) => {
    expect(parseEngineLine(line)).toEqual(expected)
  })
})

describe('a value for an option', () => {
  it.each([
    ['spin', '1024', undefined],
    ['spin', '1025', 'the option X is a number from 1 to 1024, not 1025'],
    ['spin', '', 'the option X is a number from 1 to 1024, not nothing'],
    ['spin', '1e2', 'the option X is a number from 1 to 1024, not 1e2'],
    ['check', 'True', undefined],
    ['check', 'yes', 'the option X is true or false, not yes'],
    ['combo', 'both sides', undefined],
    ['combo', 'Wild', 'the option X is one of Off, Both sides, not Wild'],
    ['string', 'anything', undefined],
    ['button', '', undefined],
  ])('of type %s may be %j: %s', (type, value, fault) => {
    const limits = type === 'spin' ? { min: 1, max: 1024 } : {}
    const option = { kind: 'option', name: 'X', type, choices: ['Off', 'Both sides'], ...limits } as const
    expect(findOptionFault('X', value, option)).toBe(fault)
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
    expect(makeGoCommand({ clocks: { white, black } }, start)).toBe('go wtime 8000 btime 7000 winc 80 binc 0')
    expect(makeGoCommand({ depth: 3, nodes: 500, timeMs: 20 }, start)).toBe(
      'go depth 3 nodes 500 movetime 20',
    )
  })

  it('says when more time comes', () => {
    const clock = { remainingMs: 60_000, incrementMs: 0, movesToGo: 40 }
    const moved = start.play(start.findMove(12, 28)!)
    expect(makeGoCommand({ clocks: { white: clock, black: { ...clock, movesToGo: 39 } } }, moved)).toBe(
      'go wtime 60000 btime 60000 movestogo 39',
    )
  })

  it('gives the moves to choose from last, and whose time it is', () => {
    const rootMoves = [start.findMove(12, 28)!]
    expect(makeGoCommand({ rootMoves }, start)).toBe('go infinite searchmoves e2e4')
    expect(makeGoCommand({ mate: 3, ponder: true }, start)).toBe('go ponder mate 3')
  })

  it('lets no option begin a line of its own', () => {
    expect(makeOptionCommand('Hash', '16\nquit')).toBe('setoption name Hash value 16 quit')
    expect(makeOptionCommand('Clear Hash', '')).toBe('setoption name Clear Hash')
  })
})
