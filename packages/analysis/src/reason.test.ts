import { type Move, makeSans, parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import type { Searched } from './judge.ts'
import { explain } from './reason.ts'

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
  expect(tell(knightAndPawn, 'b3 Nd6 Kg2', 20, 'h3 Ke7 h4 Nxb2', 10)).toContain('; h3 is worth +0.10.')
  expect(tell(knightAndPawn, 'Kg2 Nxb2 h4 Kf7', -120, 'h3 Ke7 h4 Nxb2', -250)).toContain(
    '; h3 is worth −2.50.',
  )
})

test('a fork that takes back what the move took is named', () => {
  const fen = 'rnbq2k1/pp4p1/3p2Qp/2p1p1B1/4P3/3P4/PPP2PPP/R3K2R b KQ - 0 16'
  expect(tell(fen, 'hxg5 h4 gxh4', -50, 'Qxg5 Qe8+ Kh7 Qxc8', -500)).toContain(
    'after Qxg5, Qe8+ follows, and the queen forks the bishop on c8 and the king, and takes the bishop (+5.00)',
  )
})
