import { type Move, makeSan, parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { findReasons } from './find-reasons.ts'
import { everyMotif } from './reason.ts'
import { tellDoes, tellFear } from './tell-reason.ts'

/** What is said of a line that a mind expects, having looked so far ahead everywhere. */
function tell(fen: string, sans: string, depth: number, cares = everyMotif, judged = {}) {
  let position = unwrap(parsePosition(fen))
  const start = position
  const moves: Move[] = []
  for (const san of sans.split(' ')) {
    const move = unwrap(parseMove(position, san))
    expect(makeSan(position, move)).toBe(san)
    moves.push(move)
    position = position.play(move)
  }
  const { fears, ...told } = findReasons(start, [moves[0]!, ...moves.slice(1)], { depth, cares }, judged)
  return { does: tellDoes(told), fears: fears && tellFear(fears) }
}

const exchange = 'r5k1/8/8/3n4/1q6/8/1Q1P4/R3R1K1 w - - 0 1'
const knightAndPawn = '4k3/8/8/8/2n5/8/1P1P3P/7K w - - 0 1'
const italian = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4'
const pinned = '3qkb1r/5ppp/5n2/8/8/5P2/8/2BQK3 w - - 0 1'

test.each([
  [
    'a fork that wins',
    'r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1',
    'Nc7+ Kd8 Nxa8',
    3,
    'the knight forks the rook on a8 and the king, and takes the rook',
  ],
  [
    'what falls after the recapture',
    exchange,
    'Qxb4 Nxb4 Rxa8+',
    3,
    'it takes the queen on b4, and after the recapture the rook on a8 falls',
  ],
  [
    'what falls later',
    'r6k/8/8/8/8/8/6B1/4K3 w - - 0 1',
    'Kf1 Kg7 Bxa8',
    3,
    'after Kg7, Bxa8 takes the rook on a8',
  ],
  [
    'a promotion that comes later',
    '8/P5k1/8/8/8/8/6K1/8 w - - 0 1',
    'Kf3 Kf7 a8=Q',
    3,
    'after Kf7 the pawn promotes to a queen on a8',
  ],
  [
    'a capture for less',
    '4k3/8/4p3/3q4/8/8/8/3RK3 w - - 0 1',
    'Rxd5 exd5',
    2,
    'it takes the queen on d5 for a rook',
  ],
  [
    'a capture before what else it does',
    'rnbqkbnr/pp3ppp/2p5/3P4/8/8/PPP2PPP/RNBQKBNR b KQkq - 0 1',
    'cxd5 Nf3',
    4,
    'it takes the pawn on d5',
  ],
  [
    'which of two rooks falls',
    '3r1b1r/8/8/6N1/8/k7/5PPP/4R1K1 w - - 0 1',
    'Nf7 Kb2 Nxh8',
    3,
    'the knight forks the rook on d8 and the rook on h8, and takes the rook on h8',
  ],
  [
    'a fork that has to be taken',
    'r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6',
    'Nxf7 Kxf7 Qf3+ Ke6 Nc3',
    8,
    'it takes the pawn on f7, and the knight forks the queen on d8 and the rook on h8, so that it has to be taken',
  ],
  [
    'the same where the line ends with it',
    'r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6',
    'Nxf7',
    8,
    'it takes the pawn on f7, and the knight forks the queen on d8 and the rook on h8, so that it has to be taken',
  ],
  [
    'what it takes before what falls later',
    '2kr3r/ppp2ppp/2n5/2b1q3/4N1b1/2P2N2/PP2BPPP/R2Q1RK1 w - - 0 1',
    'Nxe5 Rxd1 Bxg4+ Kb8 Nxc6+ bxc6 Raxd1',
    4,
    'it takes the queen on e5, and later Raxd1 takes the rook on d1',
  ],
  [
    'what it takes before what it threatens',
    '4r3/1p3pk1/p5p1/8/1P6/P4BP1/5PK1/8 w - - 0 1',
    'Bxb7 Re6 Kf1',
    8,
    'it takes the pawn on b7, which nobody guards',
  ],
  [
    'what it takes before the check',
    'r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5',
    'Bxf7+ Ke7',
    8,
    'it takes the pawn on f7',
  ],
  ['a trade', '4k3/6p1/5n2/6B1/8/8/8/4K3 w - - 0 1', 'Bxf6 gxf6', 2, 'it trades the bishop for the knight'],
  [
    'a trade, and no fork that has to be taken',
    'r1bq1rk1/2p1bppp/p1npn3/1p1N4/4PB2/P2P4/BPPN2PP/R2QK2R w KQ - 7 13',
    'Nxe7+ Nxe7 Bg3',
    8,
    'it trades the knight for the bishop',
  ],
  ['a trade of a kind', '3qk3/8/8/8/8/8/8/3QK3 w - - 0 1', 'Qxd8+ Kxd8', 2, 'it trades queens'],
  ['a pin', pinned, 'Bg5 h6', 3, 'the bishop pins the knight on f6 to the queen'],
  ['castling', italian, 'O-O Nf6', 2, 'the king goes into shelter'],
  ['a piece that comes out', italian, 'Nc3 Nf6', 2, 'the knight comes into play'],
  ['a threat', '3qk3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1 Qe7+', 3, 'the rook drives the queen on d8 away'],
  ['a mate that is threatened', '6k1/5ppp/8/8/8/3P4/3R4/K7 w - - 0 1', 'Re2 h6', 3, 'Re8 would be mate next'],
  [
    'a line that comes back',
    '7k/8/8/8/8/8/8/R5K1 w - - 0 1',
    'Kf1 Kg8 Kg1 Kh8',
    4,
    'the position comes back',
  ],
  [
    'a piece that comes out, and what it does from there',
    'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
    'Bb5 a6',
    2,
    'the bishop comes into play, and it clears the way for castling',
  ],
  [
    'a pawn in the centre, and what it lets out',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'e4 e5',
    2,
    'the pawn goes to the centre, and it opens the way for the bishop on f1',
  ],
  [
    'a file before the centre',
    'r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPQ1BPPP/R4RK1 w - - 0 13',
    'Rad1 h6',
    2,
    'the rook takes the d-file, where no pawn of its own stands',
  ],
  ['rooks that meet', '4r1k1/5ppp/8/8/8/8/5PPP/R2Q1RK1 w - - 0 1', 'Qd3 g6', 2, 'it connects the rooks'],
  [
    'a piece that threatens without having moved',
    'bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w - - 0 1',
    'c3 g6',
    4,
    'now the queen on b1 threatens the pawn on h7',
  ],
  [
    'a trade before what it attacked',
    '3r3k/8/q4p1p/PppR1p2/2n5/1P4P1/Q1P2P1P/1K1R4 b - - 0 28',
    'Rxd5 Rxd5',
    4,
    'it trades rooks',
  ],
  [
    'check, before where the piece looks',
    '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1',
    'Rd1+ Ke7',
    4,
    'it gives check',
  ],
  [
    'a line that stops amid an exchange',
    '4k3/7p/4p3/3p4/8/8/7P/3QK3 w - - 0 1',
    'h3 Kf7 Qxd5',
    1,
    'it looks forward to Qxd5, and sees no further',
  ],
] as const)('tells %s', (_, fen, sans, depth, does) => {
  expect(tell(fen, sans, depth).does).toBe(does)
})

test.each([
  ['a threat that lies beyond its depth', '3qk3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1 Qe7+', 2],
  ['a threat that its own line does not carry out', '3qk3/7p/8/8/8/8/7P/R3K3 w - - 0 1', 'Rd1 h6 h3', 3],
  ['a pin that the answer leaves', pinned, 'Bg5 Nd5', 3],
  ['a threat of what is taken at once', '7r/4kb2/8/8/8/8/8/3QK3 w - - 0 1', 'Qh5 Bxh5', 3],
])('does not tell %s', (_, fen, sans, depth) => {
  expect(tell(fen, sans, depth, ['threatens', 'pins', 'saves']).does).toBeUndefined()
})

test('tells by what a game is drawn, and calls nothing a win on the way', () => {
  const draw = { end: { kind: 'draw', moves: 0 } }
  const forked = tell('r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+ Kd8 Nxa8', 3, everyMotif, draw)
  expect(forked).toEqual({ does: 'it heads for a draw', fears: undefined })
  const stalemate = tell('7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'Qf7', 3, everyMotif, draw)
  expect(stalemate).toEqual({ does: 'it is a draw by stalemate', fears: undefined })
  const corner = '8/8/8/3k4/8/1p6/1P1K4/8 b - - 0 1'
  const later = tell(corner, 'Kd4 Kc1 Kd3 Kb1 Kd2 Ka1 Kc1', 9, everyMotif, draw)
  expect(later.does).toBe('it heads for a draw by stalemate')
  const level = tell('8/8/8/8/2b5/1k6/p7/K1N5 b - - 0 1', 'Ka3 Nxa2 Bxa2', 9, everyMotif, { pawns: 0 })
  expect(level).toEqual({ does: 'it heads for a draw by stalemate', fears: undefined })
})

test('names what is taken before a check that wins nothing', () => {
  const line = ['r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5', 'Bxf7+ Ke7', 8] as const
  expect(tell(...line, everyMotif, { pawns: 0 }).does).toBe('it takes the pawn on f7, and it gives check')
})

test('stops no pawn that moves on, and no mate that a check puts off', () => {
  const stopping = tell('7k/8/8/8/Q7/8/4p3/6K1 w - - 0 1', 'Qd1 exd1=Q+', 8).does ?? ''
  expect(stopping).not.toContain('stops')
  const checked = 'rn1qkbnr/ppp2ppp/8/4p3/2B1P3/5Q2/PPP2PPP/RNB1K2R b KQkq - 0 1'
  expect(tell(checked, 'Bb4+ c3 Be7 Bxf7+', 4).does).not.toContain('stops')
  expect(tell(checked, 'Nf6 Qb3', 4).does).toBe('it stops Qxf7, which would be mate')
})

test('looks forward to no recapture', () => {
  expect(tell('2r3k1/8/8/8/1b6/2N5/1P5P/6K1 w - - 0 1', 'h3 Bxc3 bxc3', 1, []).does).toBeUndefined()
})

test('looks at the centre only while there is one', () => {
  expect(tell('3r2k1/p4ppp/1p6/8/8/1P6/P4PPP/2R3K1 w - - 0 25', 'f4 f5', 2).does ?? '').not.toContain(
    'centre',
  )
})

test('tells only what the mind cares for', () => {
  expect(tell(italian, 'O-O Nf6', 2, ['saves']).does).toBeUndefined()
})

test.each([
  ['an answer that takes', knightAndPawn, 'h3 Nxb2', 2, 'it fears that Nxb2 takes the pawn on b2'],
  [
    'a piece that falls later',
    knightAndPawn,
    'h3 Ke7 h4 Nxb2',
    4,
    'it fears that Ke7 follows, and then Nxb2 takes the pawn on b2',
  ],
  [
    'a piece without a price where more was taken for it',
    'r4rk1/p1Rn1ppp/3p4/1p1P1b2/1P1B1P2/1P3P2/6BP/5RK1 b - - 1 23',
    'Bd3 Rxd7 Bxf1 Bxf1',
    4,
    'it fears that Rxd7 takes the knight on d7',
  ],
  [
    'a piece for what was given for it',
    '4k3/p7/8/3n4/8/8/P7/3RK3 w - - 0 1',
    'Kf1 Ne3+ Ke1 Nxd1 Kxd1',
    4,
    'it fears that Ne3+ follows, and the knight forks the rook on d1 and the king, and takes the rook for a knight',
  ],
  [
    'the fork by which a piece falls',
    '6k1/8/8/8/3n4/8/P4PPP/2R3K1 w - - 0 1',
    'a3 Ne2+ Kf1 Nxc1',
    4,
    'it fears that Ne2+ follows, and the knight forks the rook on c1 and the king, and takes the rook',
  ],
  [
    'a fork that its line stops with',
    '6k1/8/8/8/3n4/8/P4PPP/2R3K1 w - - 0 1',
    'a3 Ne2+',
    4,
    'it fears that Ne2+ follows, and the knight forks the rook on c1 and the king',
  ],
  [
    'the piece that fell, and not one that was traded after it',
    'r4rk1/ppp1qppp/2np4/b2Pp3/8/P2PB3/1PPNQPPP/2KR3R b - - 0 13',
    'Nd4 Bxd4 Bxd2+ Rxd2',
    4,
    'it fears that Bxd4 takes the knight on d4',
  ],
  [
    'a piece of its own move, with that move',
    'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6',
    'e5 Ng8 Bb5+ axb5 Ndxb5',
    4,
    'it fears that Ng8 follows, and then, after Bb5+, axb5 takes the bishop on b5 for a pawn',
  ],
  [
    'a capture that its line ends with',
    'rnbqkb1r/1p2pppp/p2p1n2/8/3NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 0 6',
    'h3 Qb6 Nde2 Nxe4',
    4,
    'it fears Nxe4, and sees no further',
  ],
  [
    'an answer that takes, and what stands behind it',
    '4k3/8/6b1/3p4/4n3/2N5/2Q5/6K1 w - - 0 1',
    'Nxe4 Bxe4',
    4,
    'it fears that Bxe4 takes the knight on e4, and the bishop threatens the queen on c2',
  ],
  ['nothing in an even line', italian, 'O-O Nf6', 2, undefined],
] as const)('fears %s', (_, fen, sans, depth, fears) => {
  expect(tell(fen, sans, depth).fears).toBe(fears)
})

test('expects an answer with what stands behind it, if it looked far enough', () => {
  const philidor = 'rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3'
  expect(tell(philidor, 'd3 Bg4', 4).fears).toBe(
    'it fears that Bg4 follows, and the bishop pins the knight on f3 to the queen',
  )
  expect(tell(philidor, 'd3 Bg4', 3).fears).toBeUndefined()
})

test('fears nothing that leaves it no worse', () => {
  const ending = '8/1p3k2/p4n2/4p3/P3N3/1P2K3/8/8 w - - 0 1'
  expect(tell(ending, 'Nd6+ Ke6', 8, everyMotif, { pawns: -0.9 }).fears).toBeUndefined()
  const middle = 'r2q1rk1/pp2bppp/2n1bn2/3p2B1/3N4/2N3P1/PP2PPBP/R2Q1RK1 w - - 0 1'
  const rough = { pawns: 1, isRough: true }
  expect(tell(middle, 'Nxd5 Bxd5 Nxc6 bxc6 Bxf6', 4, everyMotif, rough).fears).toBeUndefined()
  // What answers is taken in its turn.
  const taken = '3rk3/8/3b4/1p6/1Pp5/8/3N4/4K2Q b - - 0 1'
  expect(tell(taken, 'c3 Ne4', 8, everyMotif).fears ?? '').not.toContain('Ne4')
})

test('fears no loss that the score does not know of, and claims no gain', () => {
  const line = ['h3 Ke7 h4 Nxb2', 4, everyMotif] as const
  expect(tell(knightAndPawn, ...line, { pawns: -1.1 }).fears).toContain('Nxb2 takes')
  expect(tell(knightAndPawn, ...line, { pawns: 0.2 }).fears).toBeUndefined()
  // Against what could have been had, the same score is a loss.
  expect(tell(knightAndPawn, ...line, { pawns: 0.2, had: 1.4 }).fears).toContain('Nxb2 takes')
  const gain = ['r6k/8/8/8/8/8/6B1/4K3 w - - 0 1', 'Kf1 Kg7 Bxa8', 3, everyMotif] as const
  expect(tell(...gain, { pawns: 3 }).does).toBe('after Kg7, Bxa8 takes the rook on a8')
  expect(tell(...gain, { pawns: -2 }).does ?? '').not.toContain('takes')
  // A rough score need not know how much, but it may not speak against it.
  expect(tell(...gain, { pawns: -2, isRough: true }).does).toContain('takes')
  expect(tell(...gain, { pawns: -4, isRough: true }).does ?? '').not.toContain('takes')
})
