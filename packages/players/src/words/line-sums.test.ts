import type { Motif } from '@rookery/motifs'
import { expect, test } from 'vitest'
import { readLine } from '../testing/read-line.ts'
import { tellClauses } from './clauses.ts'
import { everyMotif } from './reason.ts'

interface Mind {
  readonly pawns: number
  readonly depth: number
  readonly cares?: readonly Motif['kind'][]
}

const says = (fen: string, sans: string, { pawns, depth, cares = everyMotif }: Mind): string => {
  const { position, line } = readLine(fen, sans)
  const score = { side: position.turn, unit: 'pawns', value: pawns, pawns } as const
  const thought = { kind: 'test', choice: line[0], line, weighed: [], details: {}, score }
  return tellClauses(thought, position, { cares, depth, quiet: 'all is quiet' })
}

const rookGiven = '6k1/3P1p1p/6p1/4P3/P2Q1bq1/8/1P4BP/2r1NK2 b - - 0 1'
const kingOut = '3r2k1/pb3ppp/1p2p3/8/qn1P4/3B4/1P1Q1P1P/1K1R2R1 w - - 0 1'
const pawnFork = '5r1k/2pnqr1p/6p1/p3P3/3Q1b2/4RR2/PPPN2PP/6K1 w - - 0 1'
const pawnEnding = '8/2k5/8/P6p/7P/6K1/8/8 w - - 0 1'
const heron: readonly Motif['kind'][] = ['saves', 'trades']

test.each<[string, string, string, Mind, string]>([
  [
    'a rook is no price twice',
    rookGiven,
    'Rxe1+ Kxe1 Bg3+ hxg3 Qxd4',
    { pawns: 3.5, depth: 4 },
    'it takes the knight on e1 for a rook, and later Qxd4 takes the queen on d4 for a bishop',
  ],
  [
    'the sum is that of the whole line',
    rookGiven,
    'Rxe1+ Kxe1 Bg3+ hxg3 Qxd4 e6 fxe6 a5 Qxd7 a6 Qd4 Bb7 Qxb2',
    { pawns: 9.88, depth: 19 },
    'it takes the knight on e1 for a rook, and later Qxd4 takes the queen on d4 for a bishop; in all its line wins a queen and 3 pawns for a rook',
  ],
  [
    'a long line is counted to its end',
    kingOut,
    'Rxg7+ Kxg7 Qg5+ Kf8 Qxd8+ Qe8 Qd6+ Qe7 Qb8+ Qe8 Qxb7 Qa4 Qb8+ Ke7 Qc7+ Ke8',
    { pawns: 5, depth: 15 },
    'it takes the pawn on g7; Kxg7 takes the rook on g7, and then Qg5+ follows, and the queen forks the king and the rook on d8, and takes the rook; in all its line wins a bishop and a pawn',
  ],
  [
    'a fork wins a queen back',
    '2rq1rk1/5pb1/p2p2pp/1p1b1N2/8/7P/PPQR1PPB/3R2K1 w - - 0 1',
    'Qxc8 Qxc8 Ne7+ Kh8 Nxc8',
    { pawns: 3, depth: 2 },
    'it takes the rook on c8; Qxc8 takes the queen on c8, and then Ne7+ follows, and the knight forks the bishop on d5, the queen on c8, and the king, and takes the queen',
  ],
  [
    'a queen is given for another',
    '1r1k4/2qb1prp/pN1p4/2p2p2/2P5/4Q3/PP2B1PP/5R1K w - - 0 1',
    'Qe7+ Kxe7 Nd5+ Kd8 Nxc7',
    { pawns: -2, depth: 2 },
    'it gives check; Kxe7 takes the queen on e7, and then Nd5+ follows, and the knight forks the queen on c7 and the king, and takes the queen',
  ],
  [
    'a queen is given for a rook and a queen',
    'Q7/6pk/1pP1p1rp/1P1pNp2/3P1q1b/B6P/5P2/5K2 w - - 0 1',
    'Qh8+ Kxh8 Nxg6+ Kg8 Nxf4',
    { pawns: 2.5, depth: 2 },
    'it gives check; Kxh8 takes the queen on h8, and then Nxg6+ takes the rook on g6, and the knight forks the queen on f4 and the king, and takes the queen',
  ],
  [
    'a promotion counts',
    '8/1b3kBr/p1q2P2/1p1p4/1Qpp1pp1/PP6/2PN1PK1/8 w - - 0 1',
    'Qe7+ Kg6 f7 Rxg7 f8=Q Rxe7 Qxe7',
    { pawns: -3.79, depth: 4 },
    'it gives check; later the pawn promotes to a queen on f8; in all its line wins a rook for a bishop and a pawn',
  ],
  [
    'a new queen is taken at once',
    pawnEnding,
    'Kf4 Kd6 Kg5 Ke5 Kxh5 Kd6 a6 Kc7 a7 Kb7 a8=Q+ Kxa8 Kg6 Kb7 h5 Kc7',
    { pawns: 20.5, depth: 20 },
    'later Kxh5 takes the pawn on h5; later the pawn promotes to a queen on a8, and Kxa8 takes the queen',
  ],
  [
    'a queen that stays comes before one that is taken',
    pawnEnding,
    'Kf4 Kd6 Kg5 Ke5 Kxh5 Kd6 a6 Kc7 a7 Kb7 a8=Q+ Kxa8 Kg6 Kb7 h5 Kc7 h6 Kd7 h7 Ke7 h8=Q',
    { pawns: 20.5, depth: 20 },
    'later Kxh5 takes the pawn on h5; later the pawn promotes to a queen on h8',
  ],
  [
    'a won line is no even trade',
    pawnEnding,
    'Kf4 Kd6 Kg5 Ke5 Kxh5 Kd6 a6 Kc7 a7 Kb7 a8=Q+ Kb6 Qb7+ Kxb7',
    { pawns: 20.5, depth: 20 },
    'later Kxh5 takes the pawn on h5; later the pawn promotes to a queen on a8',
  ],
  [
    'one that is not won may be',
    pawnEnding,
    'Kf4 Kd6 Kg5 Ke5 Kxh5 Kd6 a6 Kc7 a7 Kb7 a8=Q+ Kb6 Qb7+ Kxb7',
    { pawns: 1.5, depth: 20 },
    'later Kxh5 takes the pawn on h5; later the pawn promotes to a queen on a8; in all that is an even trade',
  ],
  [
    'a promotion that takes a rook is not in vain',
    '2kr4/ppp1qpp1/2p5/2b2b2/2P1pPP1/1P2P3/PBQPB1p1/RN2KR2 b Q - 1 16',
    'Qh4+ Kd1 gxf1=Q+ Bxf1 Qxg4+ Be2',
    { pawns: 5, depth: 4 },
    'after Kd1 the pawn promotes to a queen on f1; in all its line wins a rook',
  ],
  [
    'nobody fears a queen that is taken at once',
    '6k1/8/8/8/8/8/p7/1R5K w - - 0 1',
    'Kg2 a1=Q Rxa1',
    { pawns: 5, depth: 3 },
    'after a1=Q, Rxa1 takes the queen on a1; in all its line wins a pawn',
  ],
  [
    'both sides promote',
    '8/7P/3k2K1/P7/5R2/5P2/1p6/1r6 b - - 0 1',
    'Rg1+ Kh5 b1=Q h8=Q',
    { pawns: -2, depth: 4, cares: heron },
    'after Kh5 the pawn promotes to a queen on b1; it fears that h8=Q promotes a pawn',
  ],
  [
    'nobody wins what promotes, but what falls beside it',
    '3N4/5pp1/7p/p3pk1P/2b2P2/P5P1/3p1K2/4r3 w - - 1 49',
    'Kf3 d1=Q+ Kg2 Re2+ Kh3 Qxd8 fxe5 Kxe5',
    { pawns: -19, depth: 4 },
    'it guards the pawn on f4 against the pawn; it fears that d1=Q+ promotes a pawn; beside the promotion its line loses a knight',
  ],
  [
    'a capture that promotes is both',
    'rnbqk1nr/ppp2ppp/8/4P3/1BP5/8/PP2KpPP/RN1Q1BNR b kq - 1 7',
    'fxg1=N+ Ke1 Nc6 Bc3',
    { pawns: 5, depth: 4 },
    'it takes the knight on g1, and the pawn promotes to a knight on g1',
  ],
  [
    'a fork takes a rook with the last move of the line',
    pawnFork,
    'e6+ Ne5 exf7',
    { pawns: 3, depth: 3, cares: heron },
    'the pawn forks the knight on d7 and the rook on f7, and takes the rook',
  ],
  [
    'a fork comes before what it leads to',
    pawnFork,
    'e6+ Ne5 exf7 Bxe3+ Rxe3 Rxf7',
    { pawns: 1.18, depth: 4 },
    'the pawn forks the knight on d7 and the rook on f7, and takes the rook; in all its line wins a bishop for a pawn',
  ],
  [
    'a capture forks as well',
    'r3k2r/ppp2ppp/8/3N4/8/8/PPP2PPP/R3K2R w KQkq - 0 1',
    'Nxc7+ Kd7 Nxa8',
    { pawns: 6, depth: 3 },
    'it takes the pawn on c7, and the knight forks the rook on a8 and the king, and takes the rook',
  ],
  [
    'a trade of pawns with more after it',
    'rnbqkbnr/ppp2ppp/8/3pp3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1',
    'exd5 Qxd5 Nxe5',
    { pawns: 1, depth: 3, cares: heron },
    'it trades pawns; it looks forward to Nxe5, and sees no further',
  ],
  [
    'a trade of bishops with more after it',
    'r5nr/pqpkbQ2/1pb1p3/1B1p1ppp/2PP4/N3P3/PP3PPP/R1B1K2R w KQ - 0 1',
    'Bxc6+ Qxc6 Qxe7+',
    { pawns: 3, depth: 3, cares: heron },
    'it trades bishops; it looks forward to Qxe7+, and sees no further',
  ],
  [
    'a trade before a knight',
    'r2r2k1/pp1nbppp/4pnb1/q1p5/2PP4/P1N1PN1P/1B1QBPP1/R4RK1 w - - 0 1',
    'dxc5 Bxc5 Qxd7',
    { pawns: 3, depth: 3, cares: heron },
    'it trades pawns; it looks forward to Qxd7, and sees no further',
  ],
  [
    'a greater threat is why less falls',
    'r2qkb1r/pbpp1ppp/1p3n2/8/2BQP3/5P2/PPP3PP/RNB2RK1 b kq - 0 1',
    'Bc5 Bxf7+ Kxf7',
    { pawns: 2.76, depth: 2 },
    'the bishop threatens the queen on d4; after Bxf7+, Kxf7 takes the bishop on f7 for a pawn',
  ],
  [
    'what is taken back at once hides nothing',
    'rq3rk1/ppn1ppbb/2p2n1p/P2pB1p1/2PP4/1Q3NP1/1P1NPPBP/R1R3K1 w - - 5 15',
    'a6 dxc4 Rxc4 b5 Rxc6',
    { pawns: 1, depth: 4 },
    'later Rxc6 takes the pawn on c6',
  ],
])('a sentence accounts for its line: %s', (_, fen, sans, mind, said) => {
  expect(says(fen, sans, mind)).toBe(said)
})
