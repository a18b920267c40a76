import type { PerftRow } from './row.ts'

export const knownRows: readonly PerftRow[] = [
  {
    name: 'start position',
    variant: 'standard',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    nodes: [20, 400, 8902, 197281, 4865609],
  },
  {
    name: 'kiwipete, the position of many traps',
    variant: 'standard',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    nodes: [48, 2039, 97862, 4085603],
  },
  {
    name: 'rook endgame with en passant and a pin along the rank',
    variant: 'standard',
    fen: '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
    nodes: [14, 191, 2812, 43238, 674624],
  },
  {
    name: 'promotion, castling and check at once',
    variant: 'standard',
    fen: 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
    nodes: [6, 264, 9467, 422333],
  },
  {
    name: 'promotion, castling and check at once, colours turned',
    variant: 'standard',
    fen: 'r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1',
    nodes: [6, 264, 9467, 422333],
  },
  {
    name: 'promoting pawn beside an unmoved queen',
    variant: 'standard',
    fen: 'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
    nodes: [44, 1486, 62379, 2103487],
  },
  {
    name: 'quiet middlegame of equal armies',
    variant: 'standard',
    fen: 'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
    nodes: [46, 2079, 89890, 3894594],
  },
  {
    name: 'all 218 moves, the most in a reachable position',
    variant: 'standard',
    fen: 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1',
    nodes: [218, 99, 19073],
  },
  {
    name: 'four queens on each side',
    variant: 'standard',
    fen: 'qq2k1qq/8/8/8/8/8/8/QQ2K1QQ w - - 0 1',
    nodes: [64, 3073, 162078],
  },
  {
    name: 'eight queens against rooks and knights',
    variant: 'standard',
    fen: '1nrnk3/8/8/2QQ4/1Q4Q1/1Q4Q1/2QQ4/5K2 w - - 0 1',
    nodes: [123, 940, 113358],
  },
]
