import { chess960, Line, parsePosition, startPosition } from '@rookery/rules'
import { describe, expect, it } from 'vitest'
import { reportsFault } from '../match/notice.ts'
import { findOptionFault } from './find-option-fault.ts'
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
      'info depth 12 seldepth 20 score cp -31 nodes 9 pv e2e4 e7e5',
      { kind: 'info', remark: { depth: 12, nodes: 9, scoreCp: -31, line: ['e2e4', 'e7e5'] } },
    ],
    ['info depth 5 score mate -2', { kind: 'info', remark: { depth: 5, mateIn: -2 } }],
    ['info depth 5 score cp 90 lowerbound', { kind: 'info', remark: { depth: 5 } }],
    ['info depth 5 score cp 90 upperbound pv e2e4', { kind: 'info', remark: { depth: 5 } }],
    ['info depth 5 multipv 2 score cp 90', { kind: 'other' }],
    ['info string depth 5 score cp 90', { kind: 'text', text: 'depth 5 score cp 90' }],
    ['info depth score cp', { kind: 'other' }],
    ['info depth -1 nodes 3 score cp 1e300 pv e2e4!!!!!!!!', { kind: 'info', remark: { nodes: 3 } }],
    [
      'option name Clear Hash type button',
      { kind: 'option', name: 'Clear Hash', type: 'button', choices: [] },
    ],
    [
      'option name Style type combo default Calm var Calm var Wild',
      { kind: 'option', name: 'Style', type: 'combo', choices: ['Calm', 'Wild'] },
    ],
    [
      'option name Analysis Contempt type combo default Both var Off var Both sides',
      { kind: 'option', name: 'Analysis Contempt', type: 'combo', choices: ['Off', 'Both sides'] },
    ],
    [
      'option name Hash type spin default 16 min 1 max 1024',
      { kind: 'option', name: 'Hash', type: 'spin', choices: [], min: 1, max: 1024 },
    ],
    ['option name', { kind: 'other' }],
    ['', { kind: 'other' }],
    ['Segmentation fault', { kind: 'text', text: 'Segmentation fault' }],
    ['copyprotection ok', { kind: 'other' }],
  ])('%j is understood', (line, expected) => {
    expect(parseEngineLine(line)).toEqual(expected)
  })
})

describe('a line that an engine writes for people', () => {
  it.each([
    // Raven
    'missing.network cannot be read: ENOENT: no such file or directory; the hand-written evaluation goes on',
    'there is no option Foo',
    'Hash cannot be 99999999',
    // Stockfish
    'No such option: Foo',
    "Unknown command: 'badcommand'. Type help for more information.",
    'ERROR: Network evaluation parameters compatible with the engine must be available.',
    'ERROR: The network file missing.nnue was not loaded successfully.',
    'Failed to allocate 4096MB for transposition table.',
    // Others
    'Error: bad value for Threads',
    'WARNING: tablebases not found, falling back to the network',
    'invalid option',
  ])('reports a fault: %s', (text) => expect(reportsFault(text)).toBe(true))

  it.each([
    'Stockfish 15.1 by the Stockfish developers (see AUTHORS file)',
    'NNUE evaluation using nn-ad9b42354671.nnue enabled',
    'classical evaluation enabled',
    'Available processors: 0-1',
    'Using 1 thread',
    'Found 0 tablebases',
    'Loaded weights without errors',
    'depth 5 score cp 90',
    'My score is +0.3, hash 3% full',
  ])('reports none: %s', (text) => expect(reportsFault(text)).toBe(false))
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
