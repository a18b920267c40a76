import { type Move, makeSan, type Position, parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { tellClauses } from './clauses.ts'
import { tellTakings } from './takings.ts'

const knightPinned = 'r2qkb1r/ppp2ppp/2np1n2/4p1B1/2B1P1b1/2NP1N2/PPP2PPP/R2QK2R b KQkq - 0 6'
const rookEnding = '4r1k1/5ppp/p2p4/8/2P5/P4P1P/2P2P2/1R4K1 b - - 0 24'

function readLine(fen: string, sans: string): { position: Position; line: [Move, ...Move[]] } {
  const start = unwrap(parsePosition(fen))
  let position = start
  const line = sans.split(' ').map((san) => {
    const move = unwrap(parseMove(position, san))
    expect(makeSan(position, move)).toBe(san)
    position = position.play(move)
    return move
  })
  return { position: start, line: line as [Move, ...Move[]] }
}

test.each([
  [
    'a trade, without the exchange that it stops amid',
    knightPinned,
    'Qd7 Bxf6 gxf6 Nxe5',
    'in its line it takes a bishop and gives a knight',
  ],
  ['an exchange that it stops amid', knightPinned, 'Qd7 Bxf6', 'its line ends amid an exchange'],
  ['a trade alone', knightPinned, 'Qd7 Bxf6 gxf6', 'in its line it takes a bishop and gives a knight'],
  ['a pawn each', rookEnding, 'Rc8 Rd1 Rxc4 Rxd6', 'in its line it takes a pawn and gives a pawn'],
  [
    'three pawns for one',
    rookEnding,
    'Rc8 Rd1 Rxc4 Rxd6 g6 Kg2 Rxc2 Kg1 Rxf2',
    // The last capture costs the rook.
    'in its line it takes 2 pawns and gives a pawn',
  ],
  [
    'a knight at the end',
    '4k3/8/1p6/3n4/8/3R4/8/4K3 w - - 0 1',
    'Kd2 Nb4 Rb3 Ke7 Rxb4',
    'in its line it takes a knight',
  ],
  ['a promotion', '7k/P7/8/8/8/8/8/7K w - - 0 1', 'Kg1 Kg8 a8=Q+', 'in its line a pawn promotes'],
  ['nothing', knightPinned, 'Qd7 h3', undefined],
])('what changes hands on a whole line: %s', (_, fen, sans, said) => {
  const { position, line } = readLine(fen, sans)
  expect(tellTakings(position, line)).toBe(said)
})

test('a pawn that the score does not miss is given, not lost', () => {
  const gambit = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'
  const { position, line } = readLine(gambit, 'f4 exf4 Nf3 d6')
  expect(tellTakings(position, line, { pawns: -0.3 })).toBe('in its line it gives a pawn')
  expect(tellTakings(position, line, { pawns: -1 })).toBe('in its line it loses a pawn')
})

test('a mind calls a line quiet only where nobody takes anything on all of it', () => {
  const say = (sans: string, isAsked: boolean) => {
    const { position, line } = readLine(knightPinned, sans)
    const score = { side: 'black', unit: 'pawns', value: -1, pawns: -1 } as const
    const thought = { kind: 'test', choice: line[0], line, weighed: [], details: {}, score, isAsked }
    return tellClauses(thought, position, { cares: [], depth: 4, quiet: 'all is quiet' })
  }
  expect(say('Qd7 h3', false)).toBe('all is quiet')
  for (const isAsked of [false, true])
    expect(say('Qd7 Bxf6 gxf6 Nxe5', isAsked)).toBe('it fears Nxe5, and sees no further')
})
