import {
  type Move,
  makeSans,
  minichess,
  parseMove,
  parsePosition,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { expect, test } from 'vitest'
import { type Searched, seenThrough } from './judge.ts'
import { explain, tellRefutation } from './reason.ts'
import { writeFor } from './text.ts'

/** A wrong move and the best line after it, told to who tried it; the score is that one's. */
function refute(fen: string, played: string, score: Searched['score'], variant?: Variant): string {
  const start = unwrap(parsePosition(fen, variant))
  const moves: Move[] = []
  let at = start
  for (const san of played.split(' ')) {
    moves.push(unwrap(parseMove(at, san)))
    at = at.play(moves.at(-1)!)
  }
  const [move, ...rest] = moves
  const sans = makeSans(start.play(move!), rest)
  return tellRefutation(start, move!, { kind: 'searched', chance: 0.5, score, depth: 10, moves: rest, sans })
}

/** Verdicts as a search gives them: a line of SANs and a score for who is to move. */
function tell(fen: string, best: string, bestCp: number, played: string, playedCp: number): string {
  const position = unwrap(parsePosition(fen))
  const read = (sans: string) => {
    let at = position
    const moves: Move[] = []
    for (const san of sans.split(' ')) {
      const move = unwrap(parseMove(at, san))
      moves.push(move)
      at = at.play(move)
    }
    return moves
  }
  const verdict = (start: typeof position, moves: readonly Move[], cp: number): Searched => ({
    kind: 'searched',
    chance: 0.5,
    score: { kind: 'cp', cp },
    depth: 10,
    moves,
    sans: makeSans(start, moves),
  })
  const [move, ...rest] = read(played)
  const after = verdict(position.play(move!), rest, 0 - playedCp)
  return explain(position, move!, played.split(' ')[0]!, verdict(position, read(best), bestCp), after).text
}

const knightAndPawn = '4k3/8/8/8/2n5/8/1P1P3P/7K w - - 0 1'

test('a loss names the answer that begins it and the move that takes', () => {
  expect(tell(knightAndPawn, 'b3 Nd6 Kg2', -120, 'h3 Ke7 h4 Nxb2', -250)).toContain(
    'after h3, Ke7 follows, and then Nxb2 takes the pawn on b2 (−2.50)',
  )
})

test('nothing is lost where the score says so, or where the best line loses as much', () => {
  expect(tell(knightAndPawn, 'b3 Nd6 Kg2', 20, 'h3 Ke7 h4 Nxb2', 10)).toContain(
    '; h3 is worth +0.10 for White.',
  )
  expect(tell(knightAndPawn, 'Kg2 Nxb2 h4 Kf7', -120, 'h3 Ke7 h4 Nxb2', -250)).toContain(
    '; h3 is worth −2.50 for White.',
  )
})

test('a line that stops with the answer tells what that takes, if the score knows of it', () => {
  const fen = 'rnbq1rk1/ppp2ppp/3b4/4N3/2p1Q3/3P4/PPP2PPP/RNB1K2R w KQ - 1 8'
  // The queen could take back, and would be lost by Re8.
  expect(tell(fen, 'd4 Re8 O-O Nd7', -117, 'Nc3 Bxe5', -432)).toContain(
    '; after Nc3, Bxe5 takes the knight on e5 (−4.32).',
  )
  expect(tell(fen, 'd4 Re8 O-O Nd7', -117, 'Nc3 Bxe5', -190)).toContain('; Nc3 is worth −1.90 for White.')
  expect(tell(fen, 'd4 Re8 O-O Nd7', -117, 'Nxf7 Rxf7', -432)).toContain(
    '; after Nxf7, Rxf7 takes the knight on f7 for a pawn (−4.32).',
  )
})

test('what the best move takes comes before the check that it gives', () => {
  const fen = 'r1b1kbnr/pppp1ppp/8/4N1q1/2BnP3/8/PPPP1PPP/RNBQK2R w KQkq - 1 5'
  expect(tell(fen, 'Bxf7+ Ke7', 13, 'Nxf7 Qxg2', -250)).toMatch(
    /^Better is Bxf7\+: it takes the pawn on f7, and it gives check \(\+0\.13\); /,
  )
})

test('a best move that saves a queen and a pawn names the queen first', () => {
  const fen = 'rnbqkb1r/pp1ppppp/5n2/2p4Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3'
  expect(tell(fen, 'Qe2 Nc6 Nf3', -30, 'Bc4 Nxh5', -900)).toBe(
    'Better is Qe2: the queen on h5 gets away from the knight, and guards the pawn on e4 (−0.30); after Bc4, Nxh5 takes the queen on h5 (−9.00).',
  )
})

test('what the best line wins and the move does not is let go', () => {
  const fen = '4k3/8/8/3p4/8/1N6/7P/R6K w - - 0 1'
  expect(tell(fen, 'Ra5 Kd7 Rxd5+', 900, 'h3 Kd7 Nd4 Kd6', 550)).toMatch(/; h3 lets that go \(\+5\.50\)\.$/)
})

test('a quiet answer is named with what it does, and a capture is not hidden behind a threat', () => {
  const noah = 'r1bqkbnr/2p2ppp/p2p4/1p6/3pP3/1B6/PPP2PPP/RNBQK2R w KQkq - 0 8'
  expect(tell(noah, 'a4 Bb7 O-O', -7, 'Qxd4 c5 Qd5 Be6', -152)).toContain(
    'after Qxd4, c5 follows, and the pawn drives the queen on d4 away (−1.52)',
  )
  const forked = '6k1/8/8/8/3n4/8/P4PPP/2R3K1 w - - 0 1'
  expect(tell(forked, 'Kf1 Kg7', 100, 'a3 Ne2+', -300)).toContain(
    'after a3, Ne2+ follows, and the knight forks the rook on c1 and the king (−3.00)',
  )
  const blackburne = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3'
  expect(tell(blackburne, 'Nf6 d3 Be7', -14, 'Nd4 Nxe5 Qe7', -30)).not.toContain('threatens the pawn on f7')
})

test('a fork that takes back what the move took is named', () => {
  const fen = 'rnbq2k1/pp4p1/3p2Qp/2p1p1B1/4P3/3P4/PPP2PPP/R3K2R b KQ - 0 16'
  expect(tell(fen, 'hxg5 h4 gxh4', -50, 'Qxg5 Qe8+ Kh7 Qxc8', -500)).toContain(
    'after Qxg5, Qe8+ follows, and the queen forks the bishop on c8 and the king, and takes the bishop (+5.00)',
  )
})

test('a wrong move is told from the side of who tried it, in words', () => {
  const bare = '4k3/7p/8/8/8/8/7P/4K3 b - - 0 1'
  const left = (cp: number) => refute(bare, 'Kd7 Kd2', { kind: 'cp', cp })
  expect(left(1001)).toBe('Kd7 leaves Black 10.0 pawns behind')
  expect(left(-120)).toBe('Kd7 leaves Black only 1.2 pawns ahead')
  expect(left(20)).toBe('Kd7 leaves the game even')
  expect(refute(knightAndPawn, 'h3 Ke7 h4 Nxb2', { kind: 'cp', cp: 250 })).toBe(
    'after h3, Ke7 follows, and then Nxb2 takes the pawn on b2, and White is 2.5 pawns behind',
  )
  const late = '6k1/5ppp/8/8/8/8/8/R3K2R w - - 0 1'
  expect(refute(late, 'Rh3 Kf8', { kind: 'mate', moves: -3 })).toBe('Rh3 mates too, but only in 3')
})

test('a mate that is allowed is told by its first move', () => {
  const fen = '6k1/8/8/8/8/1r6/r7/5K2 w - - 0 1'
  expect(refute(fen, 'Kg1 Rb1#', { kind: 'mate', moves: 1 })).toBe('Kg1 allows mate in 1, by Rb1#')
  expect(refute(fen, 'Ke1 Kg7 Kf1 Rb1#', { kind: 'mate', moves: 2 })).toBe(
    'Ke1 allows mate in 2, beginning with Kg7',
  )
})

test('what minichess decides at its move limit is won or lost on count, and no mate', () => {
  const rook = '5/5/2k2/5/2K2/R4 w - - 0 24'
  const position = unwrap(parsePosition(rook, minichess))
  const [best, played] = [unwrap(parseMove(position, 'Re1')), unwrap(parseMove(position, 'Ra2'))]
  const after = position.play(played)
  const verdict = (score: Searched['score'], moves: Move[], sans: string[]): Searched => ({
    ...{ kind: 'searched', chance: 1, depth: 4 },
    ...{ score, moves, sans },
  })
  const answer = unwrap(parseMove(after, 'Kd4'))
  const reason = explain(
    position,
    played,
    'Ra2',
    verdict({ kind: 'mate', moves: 2 }, [best], ['Re1']),
    verdict({ kind: 'cp', cp: 0 }, [answer], ['Kd4']),
  )
  expect(reason.text).toMatch(/^Better is Re1, which wins on count in 2; /)
  expect(reason.missedMateIn).toBeUndefined()
  expect(refute(rook, 'Ra2 Kd4', { kind: 'mate', moves: 2 }, minichess)).toBe(
    'Ra2 loses on count in 2, beginning with Kd4',
  )
  expect(refute(rook, 'Re1 Kd4', { kind: 'mate', moves: -2 }, minichess)).toBe(
    'Re1 wins too, but only on count, in 2',
  )
  const lost = verdict({ kind: 'mate', moves: -2 }, [answer], ['Kd4'])
  expect(writeFor('white', lost, after)).toBe('+count')
  expect(writeFor('white', seenThrough(position, played, lost), position)).toBe('+count')
})

test('where kings are taken, a move that leaves the king says so', () => {
  const fen = 'k4/5/5/q4/5/1K3 w - - 0 10'
  expect(refute(fen, 'Ka1 Qxa1', { kind: 'mate', moves: 1 }, minichess)).toBe(
    'after Ka1, Qxa1 takes the king',
  )
})

test('a loss says what was taken before it', () => {
  const fen = '3q2k1/6pp/8/8/8/8/4B1PP/3R2KQ b - - 0 1'
  expect(refute(fen, 'h6 Bf3 Qxd1+ Bxd1', { kind: 'cp', cp: 1250 })).toBe(
    'after h6, Bf3 follows, and then, after Qxd1+, Bxd1 takes the queen on d1 for a rook, and Black is 12.5 pawns behind',
  )
})
