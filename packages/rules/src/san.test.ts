import { describe, expect, it } from 'vitest'
import { parsePosition, startPosition } from './fen.ts'
import { unwrap } from './result.ts'
import { makeSan, parseMove, parseSan } from './san.ts'
import { makeUci, parseUci } from './uci.ts'
import { chess960, minichess, standard } from './variants/index.ts'
import type { Variant } from './variants/variant.ts'

const at = (fen: string, variant: Variant = standard) => unwrap(parsePosition(fen, variant))

const san = (fen: string, uci: string, variant: Variant = standard) => {
  const position = at(fen, variant)
  return makeSan(position, unwrap(parseUci(position, uci)))
}

describe('makeSan', () => {
  it.each([
    ['a pawn move', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4', 'e4'],
    ['a pawn taking', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'exd5'],
    ['en passant', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'exd6'],
    ['a promotion with check', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'a8=Q+'],
    ['a promotion by capture', '1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7b8n', 'axb8=N'],
    ['castling short', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'O-O'],
    ['castling long with check', '3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'O-O-O+'],
    ['mate', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'Ra8#'],
    ['two knights on different files', '4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1', 'b1d2', 'Nbd2'],
    ['two rooks on one file', '4k3/8/8/R7/8/8/4K3/R7 w - - 0 1', 'a1a3', 'R1a3'],
    ['three queens', '8/8/k7/8/4Q2Q/8/K7/7Q w - - 0 1', 'h4e1', 'Qh4e1'],
    ['a pinned twin that needs no telling apart', '4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1', 'g1e2', 'Ne2'],
  ])('writes %s', (_, fen, uci, expected) => {
    expect(san(fen, uci)).toBe(expected)
  })

  it('writes Chess960 castling by its wing', () => {
    expect(san('4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1', 'f1h1', chess960)).toBe('O-O')
    expect(san('4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1', 'f1b1', chess960)).toBe('O-O-O')
  })

  it('marks no check where kings are taken', () => {
    expect(san('k4/5/5/5/5/1R2K w - - 0 1', 'b1a1', minichess)).toBe('Ra1')
    expect(san('k4/5/5/5/5/R3K w - - 0 1', 'a1a6', minichess)).toBe('Rxa6')
  })
})

describe('parseSan', () => {
  const castling = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1'
  const promotion = '3n3k/4P3/8/8/8/8/8/4K3 w - - 0 1'
  // On d2 the knight from b1 and the bishop from c1, on b5 the bishop from d3 and the pawn from b4.
  const twofold = '1n2k3/8/8/2p5/1P6/3B4/4P2B/1NB1K3 w - - 0 1'
  const bishop = '4k3/8/8/2p5/1P6/8/8/2B1K3 w - - 0 1'
  it.each([
    [castling, '0-0', 'e1g1'],
    [castling, 'O-O-O', 'e1c1'],
    [castling, 'o-o', 'e1g1'],
    [castling, '0-0-0+!?', 'e1c1'],
    [castling, 'OO', 'e1g1'],
    [promotion, 'e8Q', 'e7e8q'],
    [promotion, 'e8=q', 'e7e8q'],
    [promotion, 'e8(N)', 'e7e8n'],
    [promotion, 'e8/R', 'e7e8r'],
    [promotion, 'exd8=Q+', 'e7d8q'],
    [promotion, 'e7xd8=B??', 'e7d8b'],
    [promotion, 'ed8Q', 'e7d8q'],
    [bishop, 'bxc5', 'b4c5'],
    [bishop, 'bd2', 'c1d2'],
    [bishop, 'Bc1-d2', 'c1d2'],
    [bishop, 'b4:c5', 'b4c5'],
    [bishop, ' Kf1! ', 'e1f1'],
    [twofold, 'b1d2', 'b1d2'],
    [twofold, 'b1-d2', 'b1d2'],
    [twofold, 'b1xd2', 'b1d2'],
    [twofold, 'B1D2', 'b1d2'],
    [twofold, 'Nb1d2', 'b1d2'],
    [twofold, 'nb1-d2', 'b1d2'],
    [twofold, 'Bd2', 'c1d2'],
    [twofold, 'bd2', 'c1d2'],
    [twofold, 'B1d2', 'c1d2'],
    [twofold, 'bc1d2', 'c1d2'],
    [twofold, 'Bc1-d2', 'c1d2'],
    [twofold, 'bb5', 'd3b5'],
    [twofold, 'b5', 'b4b5'],
    [twofold, 'bxc5', 'b4c5'],
    [twofold, 'Bxb8', 'h2b8'],
    [twofold, 'E2E3', 'e2e3'],
    [promotion, 'e7e8q', 'e7e8q'],
    [promotion, 'e7-e8=Q', 'e7e8q'],
    [promotion, 'E7E8N+', 'e7e8n'],
    [promotion, 'e7xd8(R)', 'e7d8r'],
    [castling, 'e1-g1', 'e1g1'],
    [castling, 'e1c1', 'e1c1'],
    [castling, 'e1h1', 'e1g1'],
    [castling, 'Ke1-g1', 'e1g1'],
    [castling, 'ke1c1', 'e1c1'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6e.p.', 'e5d6'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6 e.p.', 'e5d6'],
  ])('in %s reads %s as %s', (fen, text, uci) => {
    const position = at(fen)
    const move = parseSan(position, text)
    expect(move.ok ? makeUci(move.value, position) : move.faults).toBe(uci)
  })

  it.each([
    [standard.startFen, 'e5', 'move-illegal'],
    [standard.startFen, 'O-O', 'move-illegal'],
    [standard.startFen, '', 'move-syntax'],
    [standard.startFen, '--', 'move-syntax'],
    [standard.startFen, 'Ne9', 'move-syntax'],
    ['4k3/8/8/8/8/8/4K3/1N3N2 w - - 0 1', 'Nd2', 'move-ambiguous'],
    [promotion, 'e8', 'promotion-missing'],
    [promotion, 'e8=K', 'promotion-impossible'],
    [bishop, 'bxc5=Q', 'promotion-impossible'],
    [castling, 'Kxh1', 'move-illegal'],
    [bishop, 'b1d2', 'move-illegal'],
    [bishop, 'b1-d2', 'move-illegal'],
    [twofold, 'Qb1d2', 'move-illegal'],
    [twofold, 'bb4', 'move-illegal'],
    [promotion, 'e7-e8', 'promotion-missing'],
    [promotion, 'e7e8=K', 'move-illegal'],
    ['r6k/1P6/2B5/8/8/8/8/4K3 w - - 0 1', 'bxa8', 'promotion-missing'],
  ])('in %s refuses %j as %s', (fen, text, code) => {
    const move = parseSan(at(fen), text)
    expect(!move.ok && move.faults[0]?.code).toBe(code)
  })
})

it('refuses a very long move at once', () => {
  const move = parseMove(startPosition(), 'x'.repeat(10_000_000))
  expect(!move.ok && move.faults[0]?.message.length).toBeLessThan(100)
})

describe('parseUci', () => {
  it('finds castling by the king’s goal and by the rook', () => {
    const position = at('4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1', chess960)
    const short = parseUci(position, 'f1h1')
    expect(short.ok && makeUci(short.value, position)).toBe('f1h1')
    expect(parseUci(position, 'f1c1')).toEqual(parseUci(position, 'f1b1'))
  })

  it('reads castling by squares with a sign between them, as on smaller boards every move', () => {
    const position = at('4k3/8/8/8/8/8/8/1R3K1R w HB - 0 1', chess960)
    for (const text of ['f1-h1', 'F1H1', 'Kf1xh1', 'f1xh1'])
      expect(parseMove(position, text), text).toEqual(parseUci(position, 'f1h1'))
    expect(parseMove(startPosition(minichess), 'B2-B3')).toEqual(parseUci(startPosition(minichess), 'b2b3'))
    expect(parseMove(startPosition(minichess), 'f2f3').ok).toBe(false)
  })

  it('prefers a king’s step over castling with the same goal in Chess960', () => {
    const position = at('4k3/8/8/8/8/8/8/5K1R w H - 0 1', chess960)
    const step = parseUci(position, 'f1g1')
    expect(step.ok && makeSan(position, step.value)).toBe('Kg1')
  })

  it.each([
    ['e2e5', 'move-illegal'],
    ['e2', 'move-syntax'],
    ['e2e4x', 'move-syntax'],
    ['i2i4', 'move-syntax'],
    ['e2e4q', 'move-illegal'],
    ['0000', 'move-syntax'],
  ])('refuses %s as %s', (text, code) => {
    const move = parseUci(startPosition(), text)
    expect(!move.ok && move.faults[0]?.code).toBe(code)
  })

  it('asks for the promotion', () => {
    const move = parseUci(at('4k3/P7/8/8/8/8/8/4K3 w - - 0 1'), 'a7a8')
    expect(!move.ok && move.faults[0]?.code).toBe('promotion-missing')
  })
})

it('parseMove reads UCI and SAN alike', () => {
  expect(parseMove(startPosition(), 'g1f3')).toEqual(parseMove(startPosition(), 'Nf3'))
})
