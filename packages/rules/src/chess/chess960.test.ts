import { randomPositions } from '@rookery/testkit'
import { describe, expect, it, test } from 'vitest'
import { parsePosition } from '../fen.ts'
import { perft } from '../perft.ts'
import { unwrap } from '../result.ts'
import { makeSans } from '../san.ts'
import { chess960, chess960Start } from '../variants/index.ts'
import { Chess } from './chess.ts'
import { validateFen } from './validate-fen.ts'

const open = (fen?: string) => new Chess(fen, { chess960: true })

describe('Chess960', () => {
  it('has the moves of the rules, and takes back each that is played by its own squares', () => {
    for (const fen of randomPositions({ variant: 'chess960', seed: 12, count: 150, maxPlies: 40 })) {
      const position = unwrap(parsePosition(fen, chess960))
      const chess = open(fen)
      const moves = chess.moves({ verbose: true })
      const sans = position.legalMoves().map((move) => makeSans(position, [move])[0])
      expect(moves.map(({ san }) => san).sort()).toEqual(sans.sort())
      const before = chess.fen()
      for (const { from, to, promotion, san, after } of moves) {
        expect(chess.move({ from, to, ...(promotion ? { promotion } : {}) }).san).toBe(san)
        expect(chess.fen()).toBe(after)
        chess.undo()
        expect(chess.fen()).toBe(before)
      }
    }
  })

  it.each([0, 1, 518, 959])('counts as perft does from start %i', (number) => {
    const fen = chess960Start(number)
    expect(open(fen).perft(2)).toBe(perft(unwrap(parsePosition(fen, chess960)), 2))
  })

  it('castles as the king that takes its rook, which stays on its file or its square', () => {
    const chess = open('5rkr/8/8/8/8/8/8/1RK4R w KQ - 0 1')
    const long = chess.moves({ verbose: true }).find(({ san }) => san === 'O-O-O')!
    expect([long.from, long.to, long.lan, long.flags]).toEqual(['c1', 'b1', 'c1b1', 'q'])
    chess.move('O-O-O')
    expect(chess.fen()).toBe('5rkr/8/8/8/8/8/8/2KR3R b - - 1 1')
  })

  it('tells the wing by the rook where the king stays on its square', () => {
    const chess = open('4k3/8/8/8/8/8/8/6KR w H - 0 1')
    const castling = chess.move({ from: 'g1', to: 'h1' })
    expect([castling.san, castling.flags, castling.isKingsideCastle()]).toEqual(['O-O', 'k', true])
  })

  it('is a king’s step where its square is named, and castling where the rook’s is', () => {
    const fen = '4k3/8/8/8/8/8/8/5K1R w H - 0 1'
    expect(open(fen).move({ from: 'f1', to: 'g1' }).san).toBe('Kg1')
    expect(open(fen).move({ from: 'f1', to: 'h1' }).san).toBe('O-O')
    // Two squares away no other move leads.
    expect(open('4k3/8/8/8/8/8/8/4K2R w H - 0 1').move({ from: 'e1', to: 'g1' }).san).toBe('O-O')
  })

  it('reads both ways to write castling rights, and writes them as X-FEN does', () => {
    const shredder = 'nrk1brnb/pp1ppppp/8/2p5/3P4/1N1Q1N2/1PP1PPPP/1RK1BR1B w FBfb - 3 4'
    expect(open(shredder).fen()).toBe(shredder.replace('FBfb', 'KQkq'))
    expect(open(shredder.replace('FBfb', 'KQkq')).fen()).toBe(shredder.replace('FBfb', 'KQkq'))
    expect(validateFen(shredder).ok).toBe(false)
    expect(validateFen(shredder, { chess960: true }).ok).toBe(true)
    expect(() => new Chess(shredder)).toThrow('castling availability is invalid')
    expect(() => open(shredder.replace('FBfb', 'FBxy'))).toThrow('castling availability is invalid')
  })

  it('gives and takes rights by wing, wherever the rooks stand', () => {
    const chess = open('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1')
    expect(chess.getCastlingRights('w')).toEqual({ k: true, q: true })
    expect(chess.setCastlingRights('w', { k: false })).toBe(true)
    expect(chess.fen()).toBe('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w Qkq - 0 1')
    expect(chess.setCastlingRights('w', { k: true })).toBe(true)
    expect(chess.fen()).toBe('1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1')
    chess.remove('g1')
    expect(chess.setCastlingRights('w', { k: true })).toBe(false)
  })

  it('comes back from its PGN, which names the variant', () => {
    const chess = open('rkrbbqnn/pppppppp/8/8/8/8/PPPPPPPP/RKRBBQNN w KQkq - 0 1')
    for (let ply = 0; ply < 20; ply++) chess.move(chess.moves()[(7 * ply) % chess.moves().length]!)
    expect(chess.pgn()).toContain('[Variant "Chess960"]')
    const read = new Chess()
    read.loadPgn(chess.pgn())
    expect([read.isChess960(), read.fen(), read.history()]).toEqual([true, chess.fen(), chess.history()])
    read.loadPgn('1. e4 e5')
    expect([read.isChess960(), read.getHeaders().Variant]).toEqual([false, undefined])
  })

  it.each(['Fischerandom', 'chess 960', 'Freestyle'])('is known in a PGN by the name %s', (name) => {
    const chess = new Chess()
    chess.loadPgn(`[Variant "${name}"]\n[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/8/4K1R1 w G - 0 1"]\n\n1. O-O *`)
    expect(chess.fen()).toBe('4k3/8/8/8/8/8/8/5RK1 b - - 1 1')
  })

  it('stays what it is when it is loaded, reset and cleared', () => {
    const chess = open(chess960Start(7))
    chess.reset()
    expect([chess.isChess960(), chess.getHeaders().Variant]).toEqual([true, 'Chess960'])
    chess.clear()
    chess.load(chess960Start(3))
    expect(chess.fen()).toBe(chess960Start(3))
  })

  test.each(['', 'x', '8/8/8/8/8/8/8/8 w AHah - 0 1', 'rk6/8/8/8/8/8/8/RK6 w ZZ - 0 1'])(
    'refuses %j',
    (fen) => {
      expect(() => open(fen)).toThrow('Invalid FEN')
    },
  )
})

it('is not what a new game is', () => {
  const chess = new Chess()
  expect([chess.isChess960(), chess.getHeaders().Variant]).toEqual([false, undefined])
})
