import type { PerftRow } from './row.ts'

export const castlingRows: readonly PerftRow[] = [
  {
    name: 'castling: both sides may castle both ways',
    variant: 'standard',
    fen: 'r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1',
    nodes: [16, 242, 4494, 79781],
  },
  {
    name: 'castling: one right left on each side',
    variant: 'standard',
    fen: 'r3k2r/p6p/8/8/8/8/P6P/R3K2R b Kq - 0 1',
    nodes: [15, 217, 3967, 69919],
  },
  {
    name: 'castling: rooks and king at home without any right',
    variant: 'standard',
    fen: 'r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1',
    nodes: [24, 482, 11522, 261282],
  },
  {
    name: 'castling: bishops on long diagonals take the rooks and with them the rights',
    variant: 'standard',
    fen: 'r3k2r/pb4bp/8/8/8/8/PB4BP/R3K2R w KQkq - 0 1',
    nodes: [30, 823, 23879, 663348],
  },
  {
    name: 'castling: not through check',
    variant: 'standard',
    fen: 'r3k2r/8/8/8/5r2/8/8/R3K2R w KQkq - 0 1',
    nodes: [23, 791, 17684, 590147],
  },
  {
    name: 'castling: not into check',
    variant: 'standard',
    fen: '4k3/8/8/8/6r1/8/8/R3K2R w KQ - 0 1',
    nodes: [25, 432, 10478, 173794],
  },
  {
    name: 'castling: not out of check',
    variant: 'standard',
    fen: '4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1',
    nodes: [4, 68, 1654, 26787, 679276],
  },
  {
    name: 'castling: not out of a knight check',
    variant: 'standard',
    fen: 'r3k2r/8/8/8/8/3n4/8/R3K2R w KQkq - 0 1',
    nodes: [4, 136, 3146, 93717],
  },
  {
    name: 'castling: the rook may pass an attacked b-file',
    variant: 'standard',
    fen: '1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
    nodes: [26, 357, 9198, 142850],
  },
  {
    name: 'castling: rooks that face each other may castle',
    variant: 'standard',
    fen: 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1',
    nodes: [26, 568, 13744, 314346],
  },
  {
    name: 'castling: knights in between',
    variant: 'standard',
    fen: 'rn2k1nr/8/8/8/8/8/8/RN2K1NR w KQkq - 0 1',
    nodes: [25, 553, 14622, 366319],
  },
  {
    name: 'castling: pawns that promote by taking a rook take the right too',
    variant: 'standard',
    fen: 'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1',
    nodes: [39, 1007, 28659, 764007],
  },
  {
    name: 'castling: castling that gives check with the rook',
    variant: 'standard',
    fen: '5k2/pp6/8/8/8/8/PP6/R3K2R w KQ - 0 1',
    nodes: [23, 186, 4752, 38446],
  },
  {
    name: 'castling: the enemy king guards c1 but not g1',
    variant: 'standard',
    fen: '8/8/8/7p/8/7P/1k6/R3K2R w KQ - 0 1',
    nodes: [20, 96, 2055, 10156, 238671],
  },
  {
    name: 'castling: black pawns on the seventh guard both goals',
    variant: 'standard',
    fen: '4k3/8/8/8/8/8/1p5p/R3K2R w KQ - 0 1',
    nodes: [18, 193, 3137, 38881, 743747],
  },
  {
    name: 'castling: white pawns guard the way of the black king',
    variant: 'standard',
    fen: 'r3k2r/2P3P1/8/8/8/8/8/4K3 b kq - 0 1',
    nodes: [22, 308, 5336, 78264],
  },
  {
    name: 'castling: both armies ready to castle in the opening',
    variant: 'standard',
    fen: 'r3k2r/ppp2ppp/2n1bn2/2bqp3/3P4/2NBPN2/PPP1QPPP/R3K2R w KQkq - 0 1',
    nodes: [42, 2194, 90304],
  },
  {
    name: 'castling: short castling mates',
    variant: 'standard',
    fen: '8/8/8/3QNk2/7B/8/8/R3K2R w KQ - 0 1',
    nodes: [57, 109, 5989, 16034],
  },
]
