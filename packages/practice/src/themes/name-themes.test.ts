import { unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { openPuzzle, type Puzzle } from '../puzzles/puzzle.ts'
import { nameThemes } from './name-themes.ts'

const named = (fen: string, moves: string, scoreCp = 400, variant: Puzzle['variant'] = 'standard') =>
  nameThemes(unwrap(openPuzzle({ variant, fen, moves: moves.split(' ') })), scoreCp)

test.each([
  ['a fork', '3q2k1/7p/8/4N3/8/8/6PP/6K1 b - - 0 1', 'g8h8 e5f7 h8g7 f7d8', ['fork', 'short', 'advantage']],
  [
    'a mate behind the own pawns',
    '6k1/q4ppp/8/8/8/8/8/3R3K b - - 0 1',
    'a7a6 d1d8',
    ['mate', 'mateIn1', 'backRankMate', 'oneMove'],
  ],
  [
    'a smothered mate',
    '5rrk/6pp/7N/8/8/8/8/6K1 b - - 0 1',
    'f8a8 h6f7',
    ['mate', 'mateIn1', 'smotheredMate'],
  ],
  [
    'a promotion',
    '8/3P4/8/8/8/6k1/8/7K b - - 0 1',
    'g3f3 d7d8q',
    ['promotion', 'advancedPawn', 'pawnEndgame', 'endgame'],
  ],
  ['a piece that hung', '4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 1', 'd5d6 d2d6', ['hangingPiece', 'oneMove']],
])('%s is named', (_, fen, moves, expected) => {
  expect(named(fen, moves)).toEqual(expect.arrayContaining(expected))
})

test('what was taken back did not hang', () => {
  const fen = '4k3/8/3b4/8/8/8/3RR3/4K3 b - - 0 1'
  expect(named('4k3/8/8/4r3/8/8/4R3/3RK3 b - - 0 1', 'e5e2 e1e2')).not.toContain('hangingPiece')
  expect(named(fen, 'e8f7 d2d6')).toContain('hangingPiece')
})

test('the score says how much is gained, unless it is mate', () => {
  const [fen, moves] = ['4k3/8/8/3q4/8/8/3R4/4K3 b - - 0 1', 'd5d6 d2d6']
  expect(
    [-20, 250, 700].map((score) => named(fen, moves, score).filter((theme) => /^(eq|ad|cr)/.test(theme))),
  ).toEqual([['equality'], ['advantage'], ['crushing']])
})

test('a king of minichess is mated where it cannot escape', () => {
  expect(named('4k/1R3/5/5/R4/4K b - - 0 5', 'e6d6 a2a6', 31_000, 'minichess')).toEqual(
    expect.arrayContaining(['mate', 'mateIn1', 'oneMove']),
  )
})

test.each([
  ['a rook for a rook', '8/4k3/5p1b/2p5/4B3/2p1PP1N/2r4P/6KR b - - 0 37', 'c2c1 g1g2 c1h1 g2h1', 'sacrifice'],
  [
    'queens that are taken one after the other',
    'r1kq3r/ppp2ppp/2n2nb1/2P1N3/6P1/3BQ2P/PP1N1P2/R3K2R b KQ - 3 16',
    'f6d5 e5c6 d5e3 c6d8',
    'sacrifice',
  ],
  [
    'a race of pawns',
    '8/7p/8/1P6/p4k2/2P2p2/5K2/8 b - - 0 63',
    'a4a3 b5b6 a3a2 b6b7 a2a1q b7b8q',
    'sacrifice',
  ],
  [
    'a piece that a pawn has just become and that is taken',
    '8/2p5/p1k3R1/5p1p/2K2B1P/2P3P1/p4b2/8 b - - 3 48',
    'c6d7 g6a6 a2a1q a6a1',
    'sacrifice',
  ],
  [
    'a pawn that takes a queen',
    'r3kb1r/ppp1pppp/2n2n2/2Pp4/3P3P/1N1bPN2/PP3P1q/R1BQK1R1 b Qkq - 9 16',
    'h2d6 c5d6',
    'advancedPawn',
  ],
  [
    'a queen taken back, which opens a line',
    '1r3rk1/pbppqppp/4p3/p7/2P1n3/2P2Q1N/P4PPP/1RB2RK1 w - - 6 13',
    'f3e4 b7e4',
    'discoveredAttack',
  ],
  [
    'a mate that pins something besides',
    'rnb1kb1r/pp2pp1p/1qp3p1/3pP2n/3P2Q1/2N1B3/PPP2PPP/R3KBNR b KQkq - 4 7',
    'b6b4 g4c8',
    'pin',
  ],
  [
    'a king in the middle that the queen keeps from going forward',
    'rnb1kb1r/pp2pp1p/1qp3p1/3pP2n/3P2Q1/2N1B3/PPP2PPP/R3KBNR b KQkq - 4 7',
    'b6b4 g4c8',
    'backRankMate',
  ],
])('%s is not named %4$s', (_, fen, moves, theme) => {
  expect(named(fen, moves)).not.toContain(theme)
})

test.each([
  [
    'a queen for the mate that follows',
    '1r4k1/5ppp/8/8/8/8/4QPPP/4R1K1 b - - 0 1',
    'b8c8 e2e8 c8e8 e1e8',
    'sacrifice',
  ],
  ['a pawn before its last step', '8/8/3P4/8/8/6k1/8/7K b - - 0 1', 'g3f3 d6d7', 'advancedPawn'],
  [
    'a line that opens on a queen',
    '6k1/8/8/3q4/8/3B4/8/3R2K1 b - - 0 1',
    'g8h8 d3h7 h8h7 d1d5',
    'discoveredAttack',
  ],
  ['a pin', '4k3/8/4q3/8/8/8/5K2/R7 b - - 0 1', 'e6e5 a1e1', 'pin'],
])('%s keeps its name', (_, fen, moves, theme) => {
  expect(named(fen, moves)).toContain(theme)
})
