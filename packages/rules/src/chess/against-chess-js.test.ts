import { fenCorpus, mutations } from '@rookery/testkit'
import { Chess as Original, validateFen as originalValidateFen } from 'chess.js'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { Chess } from './chess.ts'
import { type Color, type Piece, type PieceSymbol, SQUARES } from './names.ts'
import { validateFen } from './validate-fen.ts'

const starts = [
  undefined,
  undefined,
  undefined,
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  '4k3/8/8/8/8/8/4P3/4K3 b - - 5 39',
  '8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w - - 0 1',
]

const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

/** What a position is asked at every ply. */
const facts = (chess: Chess | Original) => ({
  fen: chess.fen(),
  forced: chess.fen({ forceEnpassantSquare: true }),
  moves: chess.moves(),
  turn: chess.turn(),
  moveNumber: chess.moveNumber(),
  isCheck: chess.isCheck(),
  isCheckmate: chess.isCheckmate(),
  isStalemate: chess.isStalemate(),
  isInsufficientMaterial: chess.isInsufficientMaterial(),
  isDrawByFiftyMoves: chess.isDrawByFiftyMoves(),
  rights: [chess.getCastlingRights('w'), chess.getCastlingRights('b')],
})

/** What costs chess.js more, asked now and then. */
const details = (chess: Chess | Original) => ({
  verbose: plain(chess.moves({ verbose: true })),
  knights: plain(chess.moves({ piece: 'n', verbose: true })),
  bySquare: plain(SQUARES.map((square) => chess.moves({ square, verbose: true }))),
  history: chess.history(),
  lastMove: plain(chess.history({ verbose: true }).at(-1) ?? null),
  isDraw: chess.isDraw(),
  isGameOver: chess.isGameOver(),
  pgn: chess.pgn(),
  narrow: chess.pgn({ maxWidth: 40, newline: '\r\n' }),
  ascii: chess.ascii(),
  board: chess.board(),
  attackers: SQUARES.map((square) => (['w', 'b'] as Color[]).map((color) => chess.attackers(square, color))),
  attacked: SQUARES.map((square) => (['w', 'b'] as Color[]).map((color) => chess.isAttacked(square, color))),
  rooks: chess.findPiece({ type: 'r', color: 'b' }),
})

describe('beside chess.js', () => {
  test('random games look the same at every ply', () => {
    const random = createRandom(7)
    let plies = 0
    for (let game = 0; plies < 2000; game++) {
      const start = starts[game % starts.length]
      const ours = new Chess(start)
      const theirs = new Original(start)
      for (let ply = 0; ply < 150; ply++) {
        plies++
        expect(facts(ours)).toEqual(facts(theirs))
        if (random.below(100) === 0) expect(details(ours)).toEqual(details(theirs))
        const moves = ours.moves()
        if (moves.length === 0) break
        const san = moves[random.below(moves.length)]!
        const step = random.below(12)
        if (step === 0) expect(plain(ours.undo())).toEqual(plain(theirs.undo()))
        else if (step < 6) expect(plain(ours.move(san))).toEqual(plain(theirs.move(san)))
        else {
          const {
            from,
            to,
            promotion = 'q',
          } = ours.moves({ verbose: true }).find((move) => move.san === san)!
          const squares = { from, to, promotion }
          expect(plain(ours.move(squares))).toEqual(plain(theirs.move(squares)))
        }
      }
      expect(details(ours)).toEqual(details(theirs))
      const pgn = theirs.pgn()
      ours.loadPgn(pgn)
      theirs.loadPgn(pgn)
      expect(ours.pgn()).toBe(theirs.pgn())
      expect(ours.getHeaders()).toEqual(theirs.getHeaders())
    }
  })

  test('boards put together at random look the same, with kings or without', () => {
    const random = createRandom(8)
    const pick = <T>(items: readonly T[]): T => items[random.below(items.length)]!
    for (let round = 0; round < 150; round++) {
      const both = [new Chess(), new Original()] as const
      const each = (act: (chess: Chess | Original) => unknown) => expect(act(both[0])).toEqual(act(both[1]))
      if (random.below(2) === 0) each((chess) => chess.clear())
      for (let piece = random.below(12); piece >= 0; piece--) {
        const square = pick(SQUARES)
        const put: Piece = {
          type: pick<PieceSymbol>(['p', 'n', 'b', 'r', 'q', 'k']),
          color: pick<Color>(['w', 'b']),
        }
        // On its end ranks chess.js has pawns walk off the board.
        if (put.type !== 'p' || /[2-7]/.test(square)) each((chess) => chess.put(put, square))
        else each((chess) => chess.remove(square))
      }
      const rights = { k: random.below(2) === 0, q: random.below(2) === 0 }
      each((chess) => chess.setCastlingRights('w', rights))
      each((chess) => SQUARES.map((square) => chess.get(square)))
      // Where a king can be taken, chess.js goes on as if it still stood there.
      const [king] = both[0].findPiece({ type: 'k', color: 'b' })
      if (king && both[0].isAttacked(king, 'w')) continue
      for (let ply = 0; ply < 4; ply++) {
        each((chess) => [chess.fen(), chess.moves(), chess.isCheck(), chess.getHeaders().FEN])
        const moves = both[0].moves()
        const san = moves.length > 0 && random.below(5) > 0 ? pick(moves) : '--'
        if (san === '--' && both[0].isCheck()) break
        each((chess) => plain(chess.move(san)))
      }
      each((chess) => chess.history())
      each((chess) => chess.pgn())
    }
  })

  test('FENs are judged the same', () => {
    let accepted = 0
    for (const fen of [...fenCorpus, ...mutations(9, fenCorpus, 5000)]) {
      const verdict = originalValidateFen(fen)
      expect(validateFen(fen), fen).toEqual(verdict)
      if (verdict.ok) {
        accepted++
        const [ours, theirs] = [new Chess(fen), new Original(fen)]
        expect([ours.board(), ours.turn()], fen).toEqual([theirs.board(), theirs.turn()])
      } else if (fen.split(/\s+/).length === 6) expect(() => new Chess(fen)).toThrow(verdict.error ?? '')
    }
    expect(accepted).toBeGreaterThan(100)
  })

  test('counts the same lines', () => {
    for (const start of starts) expect(new Chess(start).perft(2)).toBe(new Original(start).perft(2))
  })
})
