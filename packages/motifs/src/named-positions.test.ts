import {
  makeSquare,
  minichess,
  parseMove,
  parsePosition,
  parseSquare,
  standard,
  unwrap,
  type Variant,
} from '@rookery/rules'
import { describe, expect, test } from 'vitest'
import { exchangeValue } from './exchange.ts'
import type { MotifKind } from './motif.ts'
import { motifsOf } from './motifs-of.ts'

const positionOf = (fen: string, variant: Variant = standard) => unwrap(parsePosition(fen, variant))

function motifs(fen: string, san: string, variant?: Variant) {
  const position = positionOf(fen, variant)
  return motifsOf(position, unwrap(parseMove(position, san)))
}

const kinds = (fen: string, san: string, variant?: Variant): MotifKind[] =>
  motifs(fen, san, variant).map(({ kind }) => kind)

type Row = [kind: MotifKind, name: string, fen: string, san: string, variant?: Variant]

const present: readonly Row[] = [
  ['mates', 'the back rank', '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8#'],
  [
    'mates',
    'a king that cannot escape where it could be taken',
    'k4/5/1K3/5/5/4R w - - 0 1',
    'Re6',
    minichess,
  ],
  ['mates', 'a king taken', 'k4/5/5/5/5/R3K w - - 0 1', 'Rxa6', minichess],
  ['checks', 'a check', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8+'],
  ['forks', 'a knight on king and rook', 'r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+'],
  ['forks', 'a guarded pawn on two pieces', '4k3/8/8/2n1b3/8/4P3/3P4/7K w - - 0 1', 'd4'],
  ['forks', 'a queen on king and loose knight', '7k/n7/8/8/8/8/8/3QK3 w - - 0 1', 'Qd4+'],
  ['forks', 'a king on two loose pawns', '7k/2K5/8/1p1p4/8/8/8/8 w - - 0 1', 'Kc6'],
  [
    'forks',
    'a knight on a king that could be taken and a rook',
    'k4/3r1/5/5/N4/4K w - - 0 1',
    'Nb4',
    minichess,
  ],
  ['offers fork', 'Fried Liver', 'r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6', 'Nxf7'],
  ['skewers', 'a bishop through the king', 'r7/8/2k5/8/8/8/8/5BK1 w - - 0 1', 'Bg2+'],
  ['skewers', 'a bishop through one rook on the other', '6r1/8/k3r3/8/8/8/P5PP/3B1R1K w - - 0 1', 'Bb3'],
  ['pins', 'a knight to the queen', '3qkb1r/8/5n2/8/8/8/8/2B1K3 w - - 0 1', 'Bg5'],
  ['pins', 'a knight to the king', '4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1', 'Bb5'],
  ['pins', 'a knight to a king that could be taken', 'k4/5/n4/5/4R/4K w - - 0 1', 'Ra2', minichess],
  ['discovers', 'a check', '4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1', 'Nc5+'],
  ['discovers', 'an attack on the queen', '4k3/7q/8/8/4N3/3B4/8/4K3 w - - 0 1', 'Nc5'],
  ['threatens', 'a loose rook', 'r3k3/8/8/8/8/8/8/4KB2 w - - 0 1', 'Bg2'],
  ['threatens', 'a queen that is guarded, by a rook', '3qk3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1'],
  ['threatens mate', 'the back rank', '6k1/5ppp/8/8/8/3P4/3R4/K7 w - - 0 1', 'Re2'],
  ['averts mate', 'air for the king', '6k1/5ppp/8/8/8/8/4R3/K7 b - - 0 1', 'h6'],
  ['saves', 'a knight by stepping away', '4k3/8/8/4p3/3N4/8/8/4K3 w - - 0 1', 'Nf3'],
  ['saves', 'a knight by guarding it', '3rk3/8/8/8/3N4/8/4P3/4K3 w - - 0 1', 'e3'],
  ['saves', 'a knight by blocking', '3rk3/8/8/8/8/4P3/1B1N4/6K1 w - - 0 1', 'Bd4'],
  ['hangs', 'a rook put where a pawn takes', '4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1', 'Rd5'],
  ['hangs', 'a knight whose guard leaves', '3rk3/8/8/8/3N4/4P3/8/4K3 w - - 0 1', 'e4'],
  ['trades', 'bishop for knight', '4k3/6p1/5n2/6B1/8/8/8/4K3 w - - 0 1', 'Bxf6'],
  ['promotes', 'a pawn', '8/4P3/8/8/8/k7/8/4K3 w - - 0 1', 'e8=Q'],
  ['shelters', 'castling', '4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O'],
  ['develops', 'a knight', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Nf3'],
  [
    'prepares castling',
    'the last piece between king and rook leaves',
    'rnbqk1nr/pppp1ppp/8/2b1p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3',
    'Nf3',
  ],
  ['connects', 'the queen leaves the first rank', '4k3/8/8/8/8/8/5PPP/R2Q1RK1 w - - 0 1', 'Qd3'],
  ['opens', 'a pawn lets the bishop out', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e3'],
  ['attacks', 'a knight that is guarded', '4k3/1p6/2n5/8/8/8/8/4KB2 w - - 0 1', 'Bb5'],
  ['controls', 'the centre', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e4'],
  ['controls', 'an open file', '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1', 'Rd1'],
  ['controls', 'the way of a passed pawn', '4k3/8/8/8/p7/8/8/3RK3 w - - 0 1', 'Rd3'],
  [
    'gains room',
    'a pawn that lets queen and bishop out',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    'e3',
  ],
  ['averts mate', 'air for the king with check', 'r7/8/8/8/6k1/8/5PPP/6K1 w - - 0 1', 'h3+'],
  ['controls', 'the seventh rank', '6k1/p4ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'Rd7'],
  ['controls', 'a rook behind its passed pawn', '6k1/5ppp/8/1P6/8/8/5PPP/3R2K1 w - - 0 1', 'Rb1'],
  ['passes', 'a pawn that takes past the last one', '4k3/8/4p3/3P4/8/8/8/4K3 w - - 0 1', 'dxe6'],
  ['passes', 'a passed pawn that goes on', '4k3/8/8/3P4/8/8/8/4K3 w - - 0 1', 'd6'],
  ['passes', 'a rook takes what held a pawn', '4k3/8/4p3/3P4/8/8/8/K3R3 w - - 0 1', 'Rxe6+'],
  ['breaks', 'three against three', '8/ppp5/8/PPP5/8/8/5k2/7K w - - 0 1', 'b6'],
  ['breaks', 'a pawn on four', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'd4'],
  ['prepares break', 'c3 before d4', 'rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 2', 'c3'],
  ['denies', 'the king may not come', '8/8/4kpp1/3p4/p2P1P2/P2K2P1/8/8 w - - 0 1', 'g4'],
  ['nears', 'a king that goes for a pawn', '8/8/1p6/8/8/8/5K2/7k w - - 0 1', 'Ke3'],
  ['opposes', 'kings with a pawn', '8/8/4k3/8/3KP3/8/8/8 b - - 0 1', 'Kd6'],
  ['sidesteps', 'a bishop that is guarded', '4k3/8/1n6/3B4/4P3/8/8/4K3 w - - 0 1', 'Bg8'],
  ['guards', 'a pawn with one guard', '4k3/8/5n2/8/4P3/3P4/8/4KB2 w - - 0 1', 'Bg2'],
  ['answers check', 'a king steps aside', '4k3/8/8/8/8/8/8/r3K3 w - - 0 1', 'Kf2'],
  ['answers check', 'a bishop stands between', '4k3/8/8/8/8/8/3B4/r5K1 w - - 0 1', 'Be1'],
  ['denies', 'a bishop may not pin', 'rnbqkbnr/ppp1pppp/3p4/8/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 3', 'h3'],
  ['denies', 'a pawn may not step', '8/p5p1/1p2k2p/3p4/3K1P2/1P4P1/P6P/8 b - - 0 1', 'h5'],
  ['nears', 'a king that hunts a bare one', '8/8/8/3k4/8/8/4R3/4K3 w - - 0 1', 'Kd2'],
  ['nears', 'a king that hunts a bare one with a queen', '8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1', 'Kd2'],
  ['blocks', 'a pawn before a pawn', '8/8/4kp2/3p2p1/p2K2P1/5P2/P7/8 w - - 0 1', 'a3'],
  ['blocks', 'a knight before a passed pawn', '4k3/8/8/8/3p4/8/8/2N1K3 w - - 0 1', 'Nd3'],
  [
    'storms',
    'a pawn against a castled king',
    'r4rk1/1bqnbppp/p2ppn2/1p6/3NPP2/P1NBB3/1PP1Q1PP/R4RK1 w - - 0 1',
    'g4',
  ],
  ['gives air', 'a king behind three pawns', 'r5k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'h3'],
  ['opens', 'a king steps out of the way of its pawn', '4k3/8/4K3/4P3/8/8/8/8 w - - 0 1', 'Kd6'],
  ['aims', 'a knight near the king', 'r4rk1/p2q1ppp/bp1p4/8/8/6N1/5PPP/R2Q1RK1 w - - 0 1', 'Nf5'],
]

test.each<Row>(present)('%s: %s', (...[kind, , fen, san, variant]) => {
  expect(kinds(fen, san, variant)).toContain(kind)
})

const nearMisses: readonly Row[] = [
  ['controls', 'a seventh rank without pawns', '1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1', 'Rc7'],
  ['mates', 'a check that can be blocked', '6k1/5ppp/8/8/8/8/3r4/R3K3 w - - 0 1', 'Ra8+'],
  ['mates', 'stalemate', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'Qf7'],
  ['forks', 'the forker can be taken', 'r3k3/2q5/8/1N6/8/8/8/4K3 w - - 0 1', 'Nd6+'],
  ['forks', 'the rook takes the knight that forks it', 'r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nd6+'],
  ['forks', 'both pieces are guarded and worth no more', '4k3/8/1p3p2/2n1b3/8/8/3N4/4K3 w - - 0 1', 'Nb3'],
  ['forks', 'one target guards the other once it has moved', '4k3/8/8/2b1b3/8/8/1N6/7K w - - 0 1', 'Nd3'],
  ['offers fork', 'a trade', 'r1bq1rk1/2p1bppp/p1npn3/1p1N4/4PB2/P2P4/BPPN2PP/R2QK2R w KQ - 7 13', 'Nxe7+'],
  ['skewers', 'the king guards what stands behind it', '8/8/8/1rk5/8/8/8/4K2R w - - 0 1', 'Rh5+'],
  ['skewers', 'a piece can be put between', 'r7/8/1nk5/8/8/8/8/5BK1 w - - 0 1', 'Bg2+'],
  ['skewers', 'the one behind is worth more: a pin', '6k1/8/8/8/2q5/8/4n3/4KB2 w - - 0 1', 'Bxe2'],
  ['pins', 'the rook takes what pins it', '4k3/4r3/8/8/8/8/8/3K2R1 w - - 0 1', 'Re1'],
  ['pins', 'the piece that pins can be taken', '3qk3/8/5n1p/8/8/8/8/2B1K3 w - - 0 1', 'Bg5'],
  [
    'pins',
    'a guarded rook behind a knight is worth no more than a rook',
    '3rk3/8/3n4/8/8/8/8/R3K3 w - - 0 1',
    'Rd1',
  ],
  ['pins', 'a pawn on its own file can still step', '3qk3/3p4/8/8/8/8/8/R3K3 w - - 0 1', 'Rd1'],
  ['pins', 'the same pin as before', '4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1', 'Ba4'],
  ['discovers', 'the line opens on a guarded pawn', '4k3/8/3p4/4p3/8/4N3/8/4R1K1 w - - 0 1', 'Nf1'],
  ['discovers', 'the piece moves along the line', '6kq/8/8/8/8/2B5/8/Q3K3 w - - 0 1', 'Be5'],
  ['threatens', 'a guarded knight, by a rook', '4k3/8/4p3/3n4/8/8/8/R3K3 w - - 0 1', 'Rd1'],
  ['threatens', 'what could be taken already', '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'Rd2'],
  ['threatens', 'a pinned piece attacks nothing', '4k3/4r3/8/8/2n5/8/4N3/4K3 w - - 0 1', 'Kd1'],
  ['threatens mate', 'the king has air', '6k1/5pp1/7p/8/8/3P4/3R4/K7 w - - 0 1', 'Re2'],
  ['averts mate', 'the back rank stays as it is', '6k1/5ppp/8/8/8/8/4R2p/K7 b - - 0 1', 'h1=N'],
  ['averts mate', 'a check that only puts it off', 'r5k1/8/8/5N2/8/8/5PPP/6K1 w - - 0 1', 'Nh6+'],
  // A check puts the capture off, a pin is another motif: neither is something done for the piece.
  ['saves', 'a check comes between', '4k3/8/8/8/8/2n5/P7/4K1R1 w - - 0 1', 'Rg8+'],
  ['saves', 'what attacks is pinned', '4k3/8/2n5/8/3N4/8/8/4KB2 w - - 0 1', 'Bb5'],
  ['saves', 'it steps to where it is taken as well', '4k3/8/8/4p3/3N4/8/8/r3K3 w - - 0 1', 'Kd2'],
  ['saves', 'it was never in danger: the guard holds', '3rk3/8/8/4P3/3R4/4P3/8/4K3 w - - 0 1', 'Rd3'],
  ['hangs', 'it is guarded', '4k3/8/3r4/8/4P3/8/8/3RK3 w - - 0 1', 'Rd5'],
  ['hangs', 'its attacker is pinned', '4k3/4n3/8/8/8/8/4R3/3K2R1 w - - 0 1', 'Rg6'],
  ['trades', 'the knight is loose', '4k3/8/5n2/6B1/8/8/8/4K3 w - - 0 1', 'Bxf6'],
  ['trades', 'nobody may take back: the pawn is pinned', '4k3/8/8/6B1/5n2/4p3/8/4R1K1 w - - 0 1', 'Bxf4'],
  ['promotes', 'the last step but one', '8/8/4P3/8/8/k7/8/4K3 w - - 0 1', 'e7'],
  ['shelters', 'the king walks to its castled square', '4k3/8/8/8/8/8/8/5K1R w - - 0 1', 'Kg1'],
  ['develops', 'a knight in an ending', '4k3/8/8/8/8/8/8/4K1N1 w - - 0 1', 'Nf3'],
  ['threatens', 'what only a check kept us from', 'k5r1/8/8/3q4/8/1B6/8/6K1 w - - 0 1', 'Kf1'],
  ['prepares castling', 'the rook has no right to it', '4k3/8/8/8/8/8/8/4KB1R w - - 0 1', 'Bd3'],
  ['prepares castling', 'the king would pass through check', '4kr2/8/8/8/8/8/8/4KB1R w K - 0 1', 'Bd3'],
  ['connects', 'a king still stands between', '4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1', 'Qd3'],
  ['opens', 'two squares for a rook', '4k3/8/8/8/8/8/P7/R3K3 w - - 0 1', 'a4'],
  ['attacks', 'a queen looks at a guarded knight', '4k3/1p6/2n5/8/8/8/8/3QK3 w - - 0 1', 'Qd5'],
  ['controls', 'a rook from one open file to another', '4k3/8/8/8/8/8/8/R5K1 w - - 0 1', 'Rb1'],
  ['passes', 'a pawn of the next file holds it', '4k3/4p3/8/3P4/8/8/8/4K3 w - - 0 1', 'd6'],
  ['breaks', 'a pawn that takes', '4k3/8/4p3/3P4/8/8/8/4K3 w - - 0 1', 'dxe6'],
  ['breaks', 'pawns that meet head to head', '4k3/3p4/8/3P4/8/8/8/4K3 w - - 0 1', 'd6'],
  ['prepares break', 'it could be done before', '8/8/4kpp1/3p4/p2P1PP1/P2K4/8/8 w - - 0 1', 'Kc3'],
  ['nears', 'the pawn is no nearer', '8/8/1p6/8/8/8/5K2/7k w - - 0 1', 'Kf3'],
  ['nears', 'queens are on the board', '8/8/1p6/6q1/6Q1/8/5K2/7k w - - 0 1', 'Ke1'],
  ['opposes', 'the other side has a piece', '8/8/4k3/8/3KP3/8/8/7b b - - 0 1', 'Kd6'],
  ['sidesteps', 'it goes where it is attacked', '2r1k3/8/1n6/3B4/4P3/8/8/4K3 w - - 0 1', 'Bc4'],
  ['guards', 'nobody attacks it', '4k3/8/8/8/4P3/3P4/8/4KB2 w - - 0 1', 'Bg2'],
  ['answers check', 'it takes what gives check', '4k3/8/8/8/8/8/1B6/r5K1 w - - 0 1', 'Bxa1'],
  [
    'denies',
    'a guarded square is as good',
    'rnb1kbnr/ppp1pppp/3p4/6q1/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3',
    'a3',
  ],
  ['controls', 'a rook before a passed pawn', '6k1/5ppp/8/1P6/8/8/5PPP/6KR w - - 0 1', 'h4'],
  ['gains room', 'a rim pawn', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'h3'],
  ['denies', 'a pawn that steps with a guard', '4k3/8/7p/8/8/6PP/8/4K3 b - - 0 1', 'h5'],
  ['nears', 'a bare king, with a knight alone', '8/8/8/3k4/8/8/4N3/4K3 w - - 0 1', 'Kd2'],
  ['blocks', 'a pawn that could not step before', '4k3/8/8/8/3p4/3B4/8/2N1K3 w - - 0 1', 'Nb3'],
  ['blocks', 'a pawn that is pinned', '8/8/8/8/R2p2k1/8/8/2N1K3 w - - 0 1', 'Nd3'],
  ['storms', 'a king in the middle', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e4'],
  ['storms', 'the other side of the board', 'r5k1/5ppp/8/8/8/8/P4PPP/3R2K1 w - - 0 1', 'a4'],
  ['gives air', 'it had some', 'r5k1/5ppp/8/8/8/7P/5PP1/3R2K1 w - - 0 1', 'g3'],
  ['gives air', 'the way out is watched', '3r2k1/2b2ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', 'h3'],
  ['blocks', 'a knight before a pawn that another holds', '4k3/8/8/8/3p4/8/4P3/2N1K3 w - - 0 1', 'Nd3'],
  ['aims', 'a king in the middle', 'r3k2r/p2q1ppp/bp1p4/8/8/6N1/5PPP/R2Q1RK1 w kq - 0 1', 'Nf5'],
  ['aims', 'it sees no more than before', 'r4rk1/p2q1ppp/bp1p4/5N2/8/8/5PPP/R2Q1RK1 w - - 0 1', 'Nh6+'],
]

test.each<Row>(nearMisses)('not %s: %s', (...[kind, , fen, san, variant]) => {
  expect(kinds(fen, san, variant)).not.toContain(kind)
})

test.each(present)('%s is found when nothing else is looked for: %s', (kind, _, fen, san, variant) => {
  const position = positionOf(fen, variant)
  const only = motifsOf(position, unwrap(parseMove(position, san)), [kind])
  expect(only).toEqual(motifs(fen, san, variant).filter((motif) => motif.kind === kind))
})

test('a motif names its squares and pieces', () => {
  const [fork] = motifs('r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1', 'Nc7+')
  expect(fork).toMatchObject({
    kind: 'forks',
    by: { piece: { role: 'knight' } },
    targets: [{ piece: { role: 'rook' } }, { piece: { role: 'king' } }],
  })
  expect(fork?.kind === 'forks' && fork.targets.map(({ square }) => makeSquare(square))).toEqual(['a8', 'e8'])
})

test.each([
  ['r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4', 'd5', 'blocking', 'c4'],
  ['3rk3/8/8/8/3N4/8/4P3/4K3 w - - 0 1', 'e3', 'guarding', 'd8'],
] as const)('%s: %s saves by %s', (fen, san, by, attacker) => {
  const saves = motifs(fen, san).filter(({ kind }) => kind === 'saves')
  expect(saves).toMatchObject([{ by, attacker: { square: parseSquare(attacker) } }])
})

test('of two that a move saves the dearer comes first', () => {
  const fen = 'rnbqkb1r/p1pppppp/1p3n2/7Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3'
  const saves = motifs(fen, 'Qf3').filter(({ kind }) => kind === 'saves')
  expect(saves).toMatchObject([
    { piece: { piece: { role: 'queen' } }, by: 'moving' },
    { piece: { piece: { role: 'pawn' } }, by: 'guarding' },
  ])
})

describe('an exchange', () => {
  test.each([
    ['a loose piece', '4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1', 'Rxd5', 3],
    ['a guarded piece', '4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1', 'Rxd5', -2],
    ['a piece whose only guard is pinned', '4k3/4n3/8/3p4/8/8/8/3QR1K1 w - - 0 1', 'Qxd5', 1],
    ['a piece whose guard would have to leave the king', '4k3/8/4n3/3p4/8/8/8/3QR1K1 w - - 0 1', 'Qxd5', 1],
    ['a rook behind a rook', '3r2k1/3r4/8/8/8/8/3R4/3R2K1 w - - 0 1', 'Rxd7', 5],
    ['a pawn that promotes by taking', '3r2k1/4P3/8/8/8/8/8/6K1 w - - 0 1', 'exd8=Q+', 13],
  ])('counts %s', (_, fen, san, pawns) => {
    const position = positionOf(fen)
    expect(exchangeValue(position, unwrap(parseMove(position, san)))).toBe(pawns)
  })

  test('respects a pin where kings can be taken, too', () => {
    const position = positionOf('k4/n4/2p2/R4/1N3/4K w - - 0 1', minichess)
    expect(exchangeValue(position, unwrap(parseMove(position, 'Nxc4')))).toBe(1)
  })
})
