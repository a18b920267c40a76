import { expect, test } from 'vitest'
import { readLine } from '../testing/read-line.ts'
import { findReasons } from './find-reasons.ts'
import { everyMotif, forcingMotifs } from './reason.ts'
import { tellDeed } from './tell-deed.ts'
import { tellDoes } from './tell-reason.ts'

const says = (fen: string, sans: string, depth = 12, cares = everyMotif) => {
  const { position, line } = readLine(fen, sans)
  return tellDoes(findReasons(position, line, { depth, cares }))
}

const scheveningen = 'r4rk1/1bqnbppp/p2ppn2/1p6/3NPP2/P1NBB3/1PP1Q1PP/R4RK1 w - - 0 1'
const pawns = '8/p5p1/1p2k2p/3p4/3K1P2/1P4P1/P6P/8 b - - 0 1'
const bothBlocked = '8/8/4kp2/3p2p1/p2K2P1/5P2/P7/8 w - - 0 1'
const frenchAdvance = 'r1b1kbnr/pp3ppp/1qn1p3/2ppP3/3P4/2P2N2/PP3PPP/RNBQKB1R w KQkq - 1 6'
const backRank = 'r5k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'

test.each([
  ['a pawn storm', scheveningen, 'g4', 'the pawn marches against the king'],
  ['a pawn that keeps another back', pawns, 'h5', 'it keeps the pawn from g4'],
  ['a pawn before a pawn', bothBlocked, 'a3 Kd6', 'the pawn stands in the way of the pawn on a4'],
  [
    'the hunt for a bare king',
    '8/8/8/3k4/8/8/4R3/4K3 w - - 0 1',
    'Kd2 Kd4 Kc2',
    'it hunts the bare king, and its own king comes nearer',
  ],
  ['air for the king', backRank, 'h3 h6', 'it gives the king a way out on h2'],
  [
    'a piece that comes near the king',
    '2r1nrk1/p2q1ppp/bp1p4/n1pPp3/P1P1P3/2PBB1N1/4QPPP/R4RK1 w - - 0 1',
    'Nf5 Kh8',
    'the knight looks at g7 beside the king',
  ],
  [
    'a king that stood before its pawn',
    '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1',
    'Kd6 Kf7',
    'it opens the way for the pawn on e5',
  ],
  [
    'a step that is stopped at once',
    frenchAdvance,
    'a3 c4 Nbd2 Na5',
    'it prepares the step of the pawn on b2 to b4',
  ],
])('%s is named', (_, fen, sans, said) => {
  expect(says(fen, sans)).toBe(said)
})

test.each([
  ['a storm in an ending', '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'g4 Kf8', 'marches'],
  ['a storm that is over at once', scheveningen, 'g4 Nxg4 Qxg4', 'marches'],
  ['a step against a pawn that takes another', frenchAdvance, 'a3 cxd4 cxd4', 'prepares'],
  ['a way that is left again', bothBlocked, 'a3 Kd6 Kc3', 'opens'],
])('%s is not', (_, fen, sans, said) => {
  expect(says(fen, sans) ?? '').not.toContain(said)
})

test.each([
  [
    'what a check makes stand between',
    '6k1/1p1b3p/2pp2p1/p7/2Pb2Pq/1P1PpK2/P1N3RP/1RQ5 b - - 0 1',
    'Qh3+ Rg3',
    'it gives check; the queen threatens the rook on g2',
  ],
  [
    'all that one piece threatens',
    'r1bqr1k1/ppp2ppp/2np4/8/2BPn3/5N2/PP3PPP/R1BQR1K1 w - - 0 1',
    'Ng5 Nxg5 Rxe8+ Qxe8 Bxg5',
    'the knight threatens the knight on e4 and the pawn on f7',
  ],
  [
    'no escape from what is taken',
    'r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R b KQkq - 0 4',
    'Bxb4 c3',
    'it takes the pawn on b4, which nobody guards',
  ],
  [
    'a pawn that gets away, though another falls',
    '1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - 0 1',
    'a6 Bg3 Bf5 Qxe5',
    'the pawn on a7 gets away from the queen',
  ],
  [
    'who pins, where it did not move',
    '1nk1r1r1/pp2n1pp/4p3/q2pPp1N/b1pP1P2/B1P2R2/2P1B1PP/R2Q2K1 w - - 0 1',
    'Bb2 Nec6 Ng3 Nxd4',
    'now the rook on a1 pins the bishop on a4 to the queen',
  ],
  [
    'what is driven away before something falls',
    '8/3Q3p/pp1Rrppk/8/2P2r2/1P2P3/q3K1PP/4R3 w - - 0 36',
    'Rd2 Qa5 Qxe6 Rh4',
    'the rook drives the queen on a2 away; after Qa5, Qxe6 takes the rook on e6',
  ],
  [
    'a fork beside what is taken, where the line stops before something falls',
    '1r6/5R2/1k2p1p1/7p/5n2/3P4/5KP1/2R5 b - - 0 47',
    'Nxd3+ Ke3',
    'it takes the pawn on d3, and the knight forks the rook on c1 and the king',
  ],
  [
    'no fork of pawns beside a queen',
    '6k1/5pp1/p3p2p/1p2Pq2/1Pp2Q1P/P1B5/5PPK/8 b - - 0 30',
    'Qxf4+ g3',
    'it takes the queen on f4, which nobody guards',
  ],
  [
    'what a queen that gets away guards',
    'rnbqkb1r/p1pppppp/1p3n2/7Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3',
    'Qf3 Bb7 Nc3 e6',
    'the queen on h5 gets away from the knight, and guards the pawn on e4',
  ],
  [
    'what is offered and not taken',
    'r1bqkb1r/4npp1/p1p4p/1p1pP1B1/8/1B6/PPPN1PPP/R2Q1RK1 w kq - 0 1',
    'Ne4 Be6',
    'it offers the knight on e4',
  ],
])('whoever counts material names %s', (_, fen, sans, said) => {
  expect(says(fen, sans, 4, forcingMotifs)).toBe(said)
})

test('a man that gets away is named before less that the line takes later', () => {
  const fen = 'rnbqkb1r/p1pppppp/1p3n2/7Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3'
  expect(says(fen, 'Qf3 e5 Bc4 d5 exd5', 5, forcingMotifs)).toBe(
    'the queen on h5 gets away from the knight, and guards the pawn on e4',
  )
})

test.each([
  ['a fork', 'r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+', 'the knight forks the rook on a8 and the king'],
  ['a trade', '3r2k1/5pp1/7p/8/8/7P/5PP1/3RR1K1 b - - 0 1', 'Rxd1', 'it trades rooks'],
  [
    'a bishop attacked',
    'r2q1rk1/ppp2ppp/2np1n2/2b1p1B1/2B1P1b1/2NP1N2/PPP2PPP/R2Q1RK1 w - - 0 1',
    'h3',
    'the pawn threatens the bishop on g4',
  ],
  [
    'a queen attacked, before a pawn that is guarded',
    'rnbqkbnr/ppp1pppp/8/3p3Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2',
    'Nf6',
    'the knight threatens the queen on h5',
  ],
  [
    'a threat of mate, before a pawn that is guarded',
    '6k1/5ppp/8/8/8/2rP4/Q7/7K w - - 0 1',
    'Qe2',
    'Qe8 would be mate next',
  ],
  [
    'a knight pinned, before a pawn that is guarded',
    'r3k3/1p6/2n5/8/P7/8/8/4KB2 w - - 0 1',
    'Bb5',
    'the bishop pins the knight on c6 to the king',
  ],
  ['a mate stopped', '6k1/5ppp/8/8/8/8/4R3/K7 b - - 0 1', 'h6', 'it stops Re8, which would be mate'],
  ['a threat by a piece that falls', '3qk3/8/5n1p/8/8/8/8/2B1K3 w - - 0 1', 'Bg5', undefined],
])('a move alone says what it does: %s', (_, fen, san, said) => {
  const { position, line } = readLine(fen, san)
  expect(tellDeed(position, line[0], 3)).toBe(said)
})
