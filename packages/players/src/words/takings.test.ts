import { expect, test } from 'vitest'
import { readLine } from '../testing/read-line.ts'
import { type Manner, tellClauses } from './clauses.ts'
import { everyMotif } from './reason.ts'
import { findExchange } from './takings.ts'
import { tellReason } from './tell-reason.ts'

const knightPinned = 'r2qkb1r/ppp2ppp/2np1n2/4p1B1/2B1P1b1/2NP1N2/PPP2PPP/R2QK2R b KQkq - 0 6'
const rookEnding = '4r1k1/5ppp/p2p4/8/2P5/P4P1P/2P2P2/1R4K1 b - - 0 24'

test.each([
  ['what takes back', knightPinned, 'Qd7 Bxf6 gxf6 Nxe5', 'Bxf6 takes the knight on f6, and gxf6 takes back'],
  [
    'a capture that the line ends with',
    knightPinned,
    'Qd7 Bxf6',
    'Bxf6 takes the knight on f6, and can be taken back',
  ],
  [
    'what is taken elsewhere',
    rookEnding,
    'Rc8 Rd1 Rxc4 Rxd6',
    'after Rd1, Rxc4 takes the pawn on c4, and Rxd6 takes the pawn on d6',
  ],
  [
    'a knight at the end',
    '4k3/8/1p6/3n4/8/3R4/8/4K3 w - - 0 1',
    'Kd2 Nb4 Rb3 Ke7 Rxb4',
    'later Rxb4 takes the knight on b4',
  ],
  ['nothing', knightPinned, 'Qd7 h3', undefined],
])('the first capture of a line: %s', (_, fen, sans, said) => {
  const { position, line } = readLine(fen, sans)
  const found = findExchange(position, line, line.length)
  expect(found && tellReason(found)).toBe(said)
})

const aMindSays = (fen: string, sans: string, pawns: number, own: Partial<Manner> = {}) => {
  const { position, line } = readLine(fen, sans)
  const score = { side: position.turn, unit: 'pawns', value: pawns, pawns } as const
  const thought = { kind: 'test', choice: line[0], line, weighed: [], details: {}, score }
  return tellClauses(thought, position, { cares: everyMotif, depth: 12, quiet: 'all is quiet', ...own })
}

test.each([
  [
    'a queen ahead',
    '6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1',
    'h4 h5 Kh2',
    9,
    'all is quiet; White is a queen ahead, and nothing is taken in its line',
  ],
  [
    'level pieces',
    '6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1',
    'h4',
    -5,
    'all is quiet; the pieces are level, but by its own count White is 5.0 pawns behind',
  ],
  [
    'a queen for a rook',
    '3r2k1/5ppp/8/8/8/8/5PPP/2Q3K1 w - - 0 1',
    'h4',
    4,
    'all is quiet; White has a queen for a rook',
  ],
])('a large score says what it stands on, which is no reason by itself: %s', (_, fen, sans, pawns, said) => {
  expect(aMindSays(fen, sans, pawns, { cares: [] })).toBe(said)
})

test('a quiet move does not hide what its line takes', () => {
  const fen = '5r2/Q1p1kP1p/3bp3/3p4/P2P4/4P2P/8/R4KNR w - - 0 1'
  expect(aMindSays(fen, 'Nf3 Rxf7', 14.76, { depth: 2, cares: ['gains room'] })).toBe(
    'its pieces get more room; Rxf7 takes the pawn on f7',
  )
})

test('what takes back is told, though the line ends amid the exchange', () => {
  const fen = '4k3/8/8/2pp4/8/4PN2/3PK3/8 b - - 0 1'
  expect(aMindSays(fen, 'd4 exd4 cxd4', -3, { cares: [], depth: 3 })).toBe(
    'exd4 takes the pawn on d4, and cxd4 takes back',
  )
})

test('a capture does not hide what is taken after it', () => {
  const italian = 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4'
  expect(aMindSays(italian, 'Nxe4 Nxe4', -2)).toMatch(/^it takes the pawn on e4.*Nxe4 takes the knight on e4/)
  const promoting = '4k3/8/8/8/8/8/4Kp2/6NR b - - 0 1'
  expect(aMindSays(promoting, 'fxg1=Q Rxg1', -5)).toMatch(/; Rxg1 takes the queen on g1$/)
})

test.each([
  [
    'a piece that is given and won back',
    'r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6',
    'Nxf7 Kxf7 Qf3+ Kg6 Bxd5',
    2.5,
    'it takes the pawn on f7; Kxf7 takes the knight on f7; in all its line wins a pawn',
  ],
  [
    'what is taken back later',
    'r1b1k2r/ppppnppp/2n2q2/2b5/3NP3/2P1B3/PP3PPP/RN1QKB1R w KQkq - 0 1',
    'Nxc6 Bxe3 fxe3 bxc6',
    0,
    'it takes the knight on c6; Bxe3 takes the bishop on e3, and fxe3 takes back; in all that is an even trade',
  ],
  [
    'a trade before what is won',
    'rnbq1rk1/ppp1bppp/4pn2/3p2B1/2PP4/2N1P3/PP3PPP/R2QKBNR w KQ - 1 6',
    'Bxf6 gxf6 Qb3 Qd6 cxd5',
    1,
    'it trades the bishop for the knight, and later cxd5 takes the pawn on d5',
  ],
  [
    'a knight that is given before what is won',
    'r2q1rk1/1b2bppp/p2ppn2/1p6/3NPP2/1BN1B3/PPP3PP/R2Q1RK1 w - - 0 12',
    'Nxe6 fxe6 e5 b4 exf6 Bxf6 Bxe6+ Kh8',
    4,
    'it takes the pawn on e6 for a knight, and later Bxe6+ takes the pawn on e6; in all its line wins a pawn',
  ],
  [
    'a queen that falls between',
    '2kr3r/ppp2ppp/2n5/2b1q3/4N1b1/2P2N2/PP2BPPP/R2Q1RK1 w - - 0 1',
    'Nxe5 Rxd1 Bxg4+ Kb8 Nxc6+ bxc6 Raxd1',
    8.61,
    'it takes the queen on e5, and later Raxd1 takes the rook on d1; in all its line wins a rook and a bishop',
  ],
  [
    'a piece for a pawn, which is not taken back',
    'rnbqkbnr/ppppp3/7p/6p1/3P1p2/6B1/PPP1PPPP/RN1QKBNR w KQkq - 0 5',
    'e4 fxg3 hxg3',
    -0.68,
    'fxg3 takes the bishop on g3 for a pawn',
  ],
  [
    'a pawn while a bishop falls',
    'rnbq1rk1/ppp2pbp/3p1np1/3Pp3/2P1P3/2N2N2/PP2BPPP/R1BQK2R b KQ - 0 7',
    'Bg4 Ng1 Nxe4 Bxg4',
    -2,
    'it fears that Ng1 follows, and then, after Nxe4, Bxg4 takes the bishop on g4 for a pawn',
  ],
])('nobody takes for won what is not: %s', (_, fen, sans, pawns, said) => {
  const depth = sans.split(' ').length
  expect(aMindSays(fen, sans, pawns, { cares: [], depth })).toBe(said)
})

test('a long line that ends in a promotion says so, whoever promotes', () => {
  const pawns = '8/ppp5/8/PPP5/8/8/5k2/7K w - - 0 1'
  expect(aMindSays(pawns, 'b6 axb6 c6 bxc6 a6 Ke3 a7 c5 a8=Q', 6.3)).toBe(
    'its pawn goes against the pawn on a7; later the pawn promotes to a queen on a8',
  )
  const king = '8/8/8/3k4/8/8/1P5K/8 b - - 0 1'
  expect(aMindSays(king, 'Kd4 b4 Kd5 b5 Kd6 b6 Kd7 b7 Ke7 b8=Q', -10)).toMatch(
    /it fears that b4 follows, and later b8=Q promotes a pawn$/,
  )
})

test('a mind calls a line quiet only where nobody takes anything on all of it', () => {
  const say = (sans: string, isAsked: boolean) => {
    const { position, line } = readLine(knightPinned, sans)
    const score = { side: 'black', unit: 'pawns', value: -0.5, pawns: -0.5 } as const
    const thought = { kind: 'test', choice: line[0], line, weighed: [], details: {}, score, isAsked }
    return tellClauses(thought, position, { cares: [], depth: 4, quiet: 'all is quiet' })
  }
  expect(say('Qd7 h3', false)).toBe('all is quiet')
  expect(say('Qd7 Bxf6 gxf6 Nxe5', false)).toBe('it fears Nxe5, and sees no further')
  // Asked about a move that need not be its own, it fears nothing.
  expect(say('Qd7 Bxf6 gxf6 Nxe5', true)).toBe('the danger is Nxe5, and it sees no further')
})

test('a king comes nearer to no pawn of its own that falls at once', () => {
  const said = aMindSays('8/P6k/8/8/8/7K/8/r7 w - - 0 1', 'Kg4 Rxa7 Kf5 Re7 Kf6 Re1', -290)
  expect(said).toBe('it fears that Rxa7 takes the pawn on a7')
})
