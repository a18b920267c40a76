import type { PerftRow } from './row.ts'

export const endingRows: readonly PerftRow[] = [
  {
    name: "fool's mate",
    variant: 'standard',
    fen: 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3',
    nodes: [0],
  },
  {
    name: 'smothered mate',
    variant: 'standard',
    fen: '6rk/5Npp/8/8/8/8/8/K7 b - - 0 1',
    nodes: [0],
  },
  {
    name: 'mate on the back rank',
    variant: 'standard',
    fen: '3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1',
    nodes: [0],
  },
  {
    name: 'stalemate in the corner',
    variant: 'standard',
    fen: '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1',
    nodes: [0],
  },
  {
    name: 'stalemate with a pinned bishop and a blocked pawn',
    variant: 'standard',
    fen: 'kb5Q/p7/P7/2K5/8/8/8/8 b - - 0 1',
    nodes: [0],
  },
  {
    name: 'queen close to mates and stalemates',
    variant: 'standard',
    fen: '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1',
    nodes: [26, 32, 875, 2081, 57270, 132249],
  },
  {
    name: 'bare kings',
    variant: 'standard',
    fen: '8/8/3k4/8/8/3K4/8/8 w - - 0 1',
    nodes: [8, 57, 428, 3234, 23000, 163350],
  },
  {
    name: 'pawns locked head to head',
    variant: 'standard',
    fen: '1k6/1p1p1p2/1P1P1P2/8/8/8/8/6K1 w - - 0 1',
    nodes: [5, 10, 58, 87, 549, 1098],
  },
  {
    name: 'bishop and knight against a king in the corner',
    variant: 'standard',
    fen: 'k7/8/1K6/8/3N4/4B3/8/8 w - - 0 1',
    nodes: [21, 26, 519, 1634, 34278, 111507],
  },
  {
    name: 'passed pawns race',
    variant: 'standard',
    fen: '8/P6k/8/8/8/8/K6p/8 w - - 0 1',
    nodes: [9, 77, 855, 9043, 123407],
  },
  {
    name: 'opposite bishops behind pawns',
    variant: 'standard',
    fen: '5k2/p4ppp/1p6/2b5/8/1P4P1/P4P1P/2B3K1 b - - 0 1',
    nodes: [19, 294, 5430, 88292],
  },
]
