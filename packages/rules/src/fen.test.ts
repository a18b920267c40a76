import { describe, expect, it } from 'vitest'
import { createBoard, piecesOn } from './board.ts'
import { createPosition } from './create-position.ts'
import { makeFen, parseFen, parsePosition, startPosition } from './fen.ts'
import { unwrap } from './result.ts'
import { parseSan } from './san.ts'
import { chess960, gardner, losAlamos, minichess, standard, variants } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

const codes = (fen: string, variant: Variant = standard) => {
  const result = parsePosition(fen, variant)
  return result.ok ? [] : result.faults.map((fault) => fault.code)
}

const rewritten = (fen: string, variant: Variant = standard, castling?: 'xfen' | 'shredder') =>
  makeFen(unwrap(parsePosition(fen, variant)), castling ? { castling } : {})

describe('parseFen', () => {
  it.each(variants)('reads and writes the start of $name', (variant) => {
    expect(makeFen(startPosition(variant))).toBe(variant.startFen)
  })

  it.each([
    ['missing clocks', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -'],
    ['an end after the castling field', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq'],
    ['spaces around and between', '  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR \t w  KQkq  - 0 1\n'],
    ['rights in any order', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w qkQK - 0 1'],
    ['Shredder rights', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1'],
    ['empty squares written apart', 'rnbqkbnr/pppppppp/44/8/8/1111211/PPPPPPPP/RNBQKBNR w KQkq - 0 1'],
    ['a move number from 0', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0'],
  ])('accepts %s', (_, fen) => {
    expect(rewritten(fen)).toBe(standard.startFen)
  })

  it('takes a bare board as White to move without rights', () => {
    expect(rewritten('4k3/8/8/8/8/8/8/4K3')).toBe('4k3/8/8/8/8/8/8/4K3 w - - 0 1')
  })

  it.each(['- - 0 10000', '- - 12000 10003', '- - 0 999999999', '- - 999999999 999999999'])(
    'writes the counters of a game that goes on from %s so that it reads them',
    (end) => {
      let position = unwrap(parsePosition(`4k3/8/8/8/8/8/8/4K3 w ${end}`))
      expect(makeFen(position)).toBe(`4k3/8/8/8/8/8/8/4K3 w ${end}`)
      for (const san of ['Ke2', 'Ke7', 'Ke1']) position = position.play(unwrap(parseSan(position, san)))
      expect(rewritten(makeFen(position))).toBe(makeFen(position))
    },
  )

  it('lists every fault with its place', () => {
    const result = parseFen('rnbqkbnr/pppppppp/8/9/8/8/PPPPPPP/RNBQKBNR x KX e9 1e5 one')
    expect(result.ok || result.faults.map(({ code, at }) => [code, at])).toEqual([
      ['fen-piece', 20],
      ['fen-rank-width', 21],
      ['fen-rank-width', 33],
      ['fen-turn', 43],
      ['fen-castling', 46],
      ['fen-en-passant', 48],
      ['fen-halfmoves', 51],
      ['fen-fullmoves', 55],
    ])
  })

  it.each([
    ['', 'fen-empty'],
    ['   ', 'fen-empty'],
    ['8/8/8/8/8/8/8 w - - 0 1', 'fen-rank-count'],
    ['8/8/8/8/8/8/8/8/8 w - - 0 1', 'fen-rank-count'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1234567890', 'fen-fullmoves'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0000000000 1', 'fen-halfmoves'],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1 bm', 'fen-extra-field'],
    ['4k3/8/8/8/8/8/8/4K3 w - - -1 1', 'fen-halfmoves'],
  ])('refuses %j as %s', (fen, code) => {
    expect(codes(fen)).toContain(code)
  })

  it('refuses a very long text at once', () => {
    expect(codes('8'.repeat(10_000_000))).toEqual(['fen-too-long'])
  })
})

describe('createBoard', () => {
  it('has the pieces that it is given, the later one of two on a square', () => {
    const white = { color: 'white', role: 'king' } as const
    const black = { color: 'black', role: 'rook' } as const
    const placed = [
      { square: 3, piece: black },
      { square: 60, piece: white },
    ]
    expect(piecesOn(createBoard([{ square: 3, piece: white }, ...placed]))).toEqual(placed)
  })

  it.each([-1, 64, 0.5, Number.NaN])('throws at %f, which is no square', (square) => {
    expect(() => createBoard([{ square, piece: { color: 'white', role: 'king' } }])).toThrow('is no square')
  })
})

describe('createPosition', () => {
  it.each([
    ['kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - -', standard, 'too-many-pieces'],
    ['8/8/8/8/8/8/8/4K3 w - - 0 1', standard, 'king-missing'],
    ['4k3/8/8/8/8/8/8/3KK3 w - - 0 1', standard, 'too-many-kings'],
    ['4k3/p7/pppppppp/8/8/8/8/4K3 w - - 0 1', standard, 'too-many-pawns'],
    ['4k2P/8/8/8/8/8/8/4K3 w - - 0 1', standard, 'pawn-on-end-rank'],
    ['4k3/8/8/8/8/8/8/p3K3 w - - 0 1', standard, 'pawn-on-end-rank'],
    ['4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', standard, 'opponent-in-check'],
    ['3kK3/8/8/8/8/8/8/8 w - - 0 1', standard, 'opponent-in-check'],
    ['4k3/8/8/8/8/8/8/4K3 w K - 0 1', standard, 'castling-impossible'],
    ['4k3/8/8/8/8/8/8/3K3R w K - 0 1', standard, 'castling-impossible'],
    ['4k3/8/8/8/8/8/8/4K1R1 w G - 0 1', standard, 'castling-impossible'],
    ['4k3/8/8/8/8/8/8/4K2r w K - 0 1', standard, 'castling-impossible'],
    ['4k3/8/8/8/8/8/4P3/4K3 b - e3 0 1', standard, 'en-passant-impossible'],
    ['4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1', standard, 'en-passant-impossible'],
    ['4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1', standard, 'en-passant-impossible'],
    ['4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1', standard, 'en-passant-impossible'],
    ['6kr/8/8/8/8/8/8/RK6 w a - 0 1', chess960, 'castling-impossible'],
    ['4k3/8/8/8/8/8/8/1K3RR1 w FG - 0 1', chess960, 'castling-impossible'],
    ['k5/6/6/6/6/B4K w - - 0 1', losAlamos, 'role-not-played'],
    ['5/5/5/5/5/5 w - - 0 1', minichess, 'king-missing'],
    ['rnbqk/ppppp/p4/PPPPP/RNBQK w - - 0 1', gardner, 'too-many-pieces'],
  ])('refuses %s', (fen, variant, code) => {
    expect(codes(fen, variant)).toContain(code)
  })

  it('lists every fault of a setup', () => {
    expect(codes('8/8/8/8/8/8/8/P2KK3 w Q e6 0 1')).toEqual([
      'too-many-kings',
      'pawn-on-end-rank',
      'king-missing',
      'castling-impossible',
      'en-passant-impossible',
    ])
  })

  it('drops rights and en passant that cannot be when asked to tidy', () => {
    const result = parsePosition('4k3/8/8/8/8/8/8/R3K3 w KQkq e6 3 7', standard, { tidy: true })
    expect(result.ok && makeFen(result.value)).toBe('4k3/8/8/8/8/8/8/R3K3 w Q - 3 7')
  })

  it('refuses pieces beside a smaller board', () => {
    const board = createBoard([
      { square: 0, piece: { color: 'white', role: 'king' } },
      { square: 63, piece: { color: 'black', role: 'king' } },
    ])
    const setup = { variant: minichess, board, turn: 'white', castling: [], enPassant: undefined } as const
    const result = createPosition({ ...setup, halfmoves: 0, fullmoves: 1 })
    expect(result.ok ? [] : result.faults.map(({ message }) => message)).toEqual([
      'Minichess has no square h8',
    ])
  })

  it.each([
    ['turn', 'purple', 'the side to move is white or black, not "purple"'],
    ['turn', undefined, 'the side to move is white or black, not undefined'],
    ['halfmoves', Number.NaN, 'the half-move clock is a whole number from 0 to 999999999, not NaN'],
    ['halfmoves', -7, 'the half-move clock is a whole number from 0 to 999999999, not -7'],
    ['halfmoves', 0.5, 'the half-move clock is a whole number from 0 to 999999999, not 0.5'],
    ['halfmoves', 1e9, 'the half-move clock is a whole number from 0 to 999999999, not 1000000000'],
    ['fullmoves', -5, 'the move number is a whole number from 1 to 999999999, not -5'],
    ['fullmoves', 0, 'the move number is a whole number from 1 to 999999999, not 0'],
    ['enPassant', 40.5, 'en passant: 40.5 is no square'],
    ['castling', [0.5], 'castling: 0.5 is no square'],
  ])('refuses a setup from JavaScript whose %s is %j', (key, value, message) => {
    const result = createPosition({ ...unwrap(parseFen(standard.startFen)), [key]: value })
    expect(result.ok ? [] : result.faults.map((fault) => fault.message)).toEqual([message])
  })

  it('gives a position that is read again from its FEN, up to the largest clocks', () => {
    const most = { halfmoves: 999_999_999, fullmoves: 999_999_999 }
    const position = unwrap(createPosition({ ...unwrap(parseFen(standard.startFen)), ...most }))
    expect(unwrap(parseFen(makeFen(position)))).toMatchObject(most)
  })

  it('accepts a finished minichess game, where one king has been taken', () => {
    expect(codes('5/5/5/5/5/R3K w - - 0 9', minichess)).toEqual([])
  })
})

describe('makeFen', () => {
  it('names en passant only where the capture is legal', () => {
    expect(rewritten('4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1')).toBe('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1')
    expect(rewritten('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1')).toBe('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1')
    // Both pawns leave the rank, and the rook behind them sees the king.
    expect(rewritten('8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1')).toBe('8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1')
  })

  it('names a Chess960 rook by its file only where it is not the outermost', () => {
    const fen = '1r2k1rr/8/8/8/8/8/8/RR2K2R w HBgb - 0 1'
    expect(rewritten(fen, chess960)).toBe('1r2k1rr/8/8/8/8/8/8/RR2K2R w KBgq - 0 1')
    expect(rewritten(fen, chess960, 'shredder')).toBe(fen)
  })

  it('gives back a right that X-FEN and Shredder-FEN write differently', () => {
    const xfen = rewritten('1r2k1rr/8/8/8/8/8/8/RR2K2R w HBgb - 0 1', chess960)
    expect(rewritten(xfen, chess960, 'shredder')).toBe('1r2k1rr/8/8/8/8/8/8/RR2K2R w HBgb - 0 1')
  })

  it('counts moves and resets the clock on captures and pawn moves', () => {
    let position = startPosition()
    const after: string[] = []
    for (const san of ['Nf3', 'Nc6', 'e4', 'Nb4', 'Nd4', 'Nxa2']) {
      position = position.play(unwrap(parseSan(position, san)))
      after.push(makeFen(position).split(' ').slice(4).join(' '))
    }
    expect(after).toEqual(['1 1', '2 2', '0 2', '1 3', '2 3', '0 4'])
  })
})
