import type { PerftRow } from './row.ts'

export const promotionRows: readonly PerftRow[] = [
  {
    name: 'promotion: straight and by capture, into all four pieces',
    variant: 'standard',
    fen: '1n1n4/P1P5/4k3/8/8/4K3/5p1p/4N1N1 w - - 0 1',
    nodes: [35, 994, 26601, 656814],
  },
  {
    name: 'promotion: three pawns a side among many targets',
    variant: 'standard',
    fen: 'nn1bn3/PP1P2k1/8/8/8/8/1K2p1pp/3NB1NN w - - 0 1',
    nodes: [35, 1136, 37731],
  },
  {
    name: 'promotion: by black',
    variant: 'standard',
    fen: '8/8/8/8/3K4/8/1p1p2k1/2N1B3 b - - 0 1',
    nodes: [26, 336, 7001, 84604],
  },
  {
    name: 'promotion: only a knight gives check',
    variant: 'standard',
    fen: '8/5P1k/8/8/8/8/8/K7 w - - 0 1',
    nodes: [7, 23, 253, 1199, 16225, 79907],
  },
  {
    name: 'promotion: a rook wins where a queen would stalemate',
    variant: 'standard',
    fen: '8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1',
    nodes: [7, 106, 1101, 15134, 214991],
  },
  {
    name: 'promotion: a pinned pawn promotes by taking what pins it',
    variant: 'standard',
    fen: '5b1k/4P3/3K4/8/8/8/8/8 w - - 0 1',
    nodes: [11, 49, 623, 4348, 53793, 434472],
  },
  {
    name: 'promotion: a pawn pinned along the seventh may not promote',
    variant: 'standard',
    fen: '3n3k/K3P2r/8/8/8/8/8/8 w - - 0 1',
    nodes: [4, 60, 598, 7909, 77361],
  },
  {
    name: 'promotion: a pawn pinned on its file may not take and promote',
    variant: 'standard',
    fen: '3nr2k/4P3/4K3/8/8/8/8/8 w - - 0 1',
    nodes: [6, 59, 467, 6187, 57418],
  },
  {
    name: 'promotion: it blocks a check or takes the piece that gives it',
    variant: 'standard',
    fen: 'r6K/1P1P4/8/8/8/8/8/k7 w - - 0 1',
    nodes: [14, 126, 1773, 21118, 380106],
  },
  {
    name: 'promotion: a capture gives double check',
    variant: 'standard',
    fen: '3nk3/4P3/8/8/8/8/8/K3R3 w - - 0 1',
    nodes: [18, 99, 1825, 13722, 266796],
  },
  {
    name: 'promotion: blocked pawns promote only by taking to the side',
    variant: 'standard',
    fen: 'rrr5/PPP5/8/6k1/1K6/8/5ppp/5RRR w - - 0 1',
    nodes: [24, 622, 16905, 461951],
  },
]
