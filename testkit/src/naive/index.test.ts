import { describe, expect, it } from 'vitest'
import { naiveInCheck, naiveMoves, naivePerft, naivePlay } from './index.ts'

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const kiwipete = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'

describe('naivePerft', () => {
  it('finds the well-known counts of the start position', () => {
    expect([0, 1, 2, 3].map((depth) => naivePerft(start, depth, 'standard'))).toEqual([1, 20, 400, 8902])
  })

  it('finds the well-known counts of kiwipete', () => {
    expect([1, 2].map((depth) => naivePerft(kiwipete, depth, 'standard'))).toEqual([48, 2039])
  })

  it('counts the same in standard and in chess960 from a standard position', () => {
    expect(naivePerft(kiwipete, 2, 'chess960')).toBe(2039)
  })
})

describe('naiveMoves', () => {
  it('lists moves in sorted order', () => {
    expect(naiveMoves('k7/8/8/8/8/8/7P/K7 w - - 0 1', 'standard')).toEqual([
      'a1a2',
      'a1b1',
      'a1b2',
      'h2h3',
      'h2h4',
    ])
  })

  it('writes castling as the king step in standard and as king takes rook in chess960', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'
    expect(naiveMoves(fen, 'standard')).toEqual(expect.arrayContaining(['e1c1', 'e1g1']))
    expect(naiveMoves(fen, 'standard')).not.toContain('e1h1')
    expect(naiveMoves(fen, 'chess960')).toEqual(expect.arrayContaining(['e1a1', 'e1h1']))
    expect(naiveMoves(fen, 'chess960')).not.toContain('e1g1')
  })

  it.each([
    ['through check', '4k3/8/8/8/5r2/8/8/4K2R w K - 0 1'],
    ['into check', '4k3/8/8/8/6r1/8/8/4K2R w K - 0 1'],
    ['out of check', '4k3/4r3/8/8/8/8/8/4K2R w K - 0 1'],
    ['over a piece', '4k3/8/8/8/8/8/8/4K1NR w K - 0 1'],
    ['without the right', '4k3/8/8/8/8/8/8/4K2R w - - 0 1'],
    ['without the rook', '4k3/8/8/8/8/8/8/4K3 w K - 0 1'],
  ])('does not castle %s', (_, fen) => {
    expect(naiveMoves(fen, 'standard')).not.toContain('e1g1')
  })

  it('castles long past an attacked b-file', () => {
    expect(naiveMoves('1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'standard')).toContain('e1c1')
  })

  it('castles in chess960 with a king that stays where it is', () => {
    const fen = '4k3/8/8/8/8/8/7P/6KR w H - 0 1'
    expect(naivePlay(fen, 'g1h1', 'chess960')).toBe('4k3/8/8/8/8/8/7P/5RK1 b - - 1 1')
  })

  it('does not castle in chess960 when the rook leaves a pin', () => {
    expect(naiveMoves('4k3/8/8/8/8/8/8/rR1K4 w B - 0 1', 'chess960')).not.toContain('d1b1')
  })

  it('reads K in chess960 as the outermost rook and a letter as the rook on that file', () => {
    const castlings = (field: string) =>
      naiveMoves(`4k3/8/8/8/8/8/8/4KR1R w ${field} - 0 1`, 'chess960').filter((uci) => /^e1[fh]1$/.test(uci))
    expect(castlings('K')).toEqual([])
    expect(castlings('F')).toEqual(['e1f1'])
  })

  it.each([
    ['bares the king along the rank', '8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 2'],
    ['leaves a pin on the file', '2r1k3/8/8/2Pp4/8/8/2K5/8 w - d6 0 2'],
    ['leaves a pin on the diagonal', '4k3/8/1K6/2Pp4/8/4b3/8/8 w - d6 0 2'],
    ['was not offered', '4k3/8/8/2Pp4/8/8/8/4K3 w - - 0 2'],
  ])('does not take en passant where it %s', (_, fen) => {
    expect(naiveMoves(fen, 'standard')).not.toContain('c5d6')
  })

  it('takes en passant the pawn that gives check', () => {
    expect(naiveMoves('8/6K1/8/7k/6Pp/4BP2/8/8 b - g3 0 1', 'standard')).toEqual(['h4g3'])
  })

  it.each([
    ['standard', '7k/P7/8/8/8/8/8/K7 w - - 0 1', ['a7a8b', 'a7a8n', 'a7a8q', 'a7a8r']],
    ['minichess', '4k/P4/5/5/5/K4 w - - 0 1', ['a5a6q']],
    ['gardner', '4k/P4/5/5/K4 w - - 0 1', ['a4a5b', 'a4a5n', 'a4a5q', 'a4a5r']],
    ['los-alamos', '5k/P5/6/6/6/K5 w - - 0 1', ['a5a6n', 'a5a6q', 'a5a6r']],
  ] as const)('promotes in %s what that variant allows', (variant, fen, promotions) => {
    expect(naiveMoves(fen, variant).filter((uci) => uci.length === 5)).toEqual(promotions)
  })

  it('lets a minichess king be left in reach and be taken, and then there is no move', () => {
    const fen = 'k3r/5/5/5/5/R3K w - - 0 1'
    expect(naiveMoves(fen, 'minichess')).toContain('e1e2')
    const afterTaking = naivePlay(fen, 'a1a6', 'minichess')
    expect(afterTaking).toBe('R3r/5/5/5/5/4K b - - 0 1')
    expect(naiveMoves(afterTaking, 'minichess')).toEqual([])
  })
})

describe('naivePlay', () => {
  it('names the en passant square only where a legal capture exists', () => {
    expect(naivePlay(start, 'e2e4', 'standard')).toBe(
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
    )
    expect(naivePlay('4k3/8/8/8/3p4/8/4P3/4K3 w - - 5 9', 'e2e4', 'standard')).toBe(
      '4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9',
    )
    expect(naivePlay('4K3/8/8/8/R2p3k/8/4P3/8 w - - 5 9', 'e2e4', 'standard')).toBe(
      '4K3/8/8/8/R2pP2k/8/8/8 b - - 0 9',
    )
  })

  it('removes the pawn taken en passant', () => {
    expect(naivePlay('4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 2', 'c5d6', 'standard')).toBe(
      '4k3/8/3P4/8/8/8/8/4K3 b - - 0 2',
    )
  })

  it('loses the rights of a king that moves, a rook that moves and a rook that is taken', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
    const rightsAfter = (uci: string) => naivePlay(fen, uci, 'standard').split(' ')[2]
    expect(rightsAfter('e1e2')).toBe('kq')
    expect(rightsAfter('e1g1')).toBe('kq')
    expect(rightsAfter('h1h2')).toBe('Qkq')
    expect(rightsAfter('h1h8')).toBe('Qq')
  })

  it('writes Shredder letters in chess960', () => {
    const fen = '1r2k1r1/8/8/8/8/8/7P/1R2K1R1 w KQkq - 0 1'
    expect(naivePlay(fen, 'h2h3', 'chess960')).toBe('1r2k1r1/8/8/8/8/7P/8/1R2K1R1 b GBgb - 0 1')
  })

  it('counts plies since a pawn moved or a piece was taken, and full moves after Black', () => {
    expect(naivePlay('4k3/8/8/8/8/8/8/4K3 b - - 7 30', 'e8e7', 'standard')).toBe(
      '8/4k3/8/8/8/8/8/4K3 w - - 8 31',
    )
  })

  it('refuses a move that is not legal', () => {
    expect(() => naivePlay(start, 'e2e5', 'standard')).toThrow('e2e5 is not a legal move')
  })
})

describe('naiveInCheck', () => {
  it('tells a king in reach from one that is shielded', () => {
    expect(naiveInCheck('4k3/8/8/8/8/8/8/K3R3 b - - 0 1', 'standard')).toBe(true)
    expect(naiveInCheck('4k3/4p3/8/8/8/8/8/K3R3 b - - 0 1', 'standard')).toBe(false)
  })

  it('looks at the side to move only', () => {
    expect(naiveInCheck('4k3/8/8/8/8/8/8/K3R3 w - - 0 1', 'standard')).toBe(false)
  })

  it('is told in minichess too, and never after the king was taken', () => {
    expect(naiveInCheck('k4/5/5/5/5/R3K b - - 0 1', 'minichess')).toBe(true)
    expect(naiveInCheck('R4/5/5/5/5/4K b - - 0 1', 'minichess')).toBe(false)
  })
})
