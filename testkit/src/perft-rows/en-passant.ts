import type { PerftRow } from './row.ts'

export const enPassantRows: readonly PerftRow[] = [
  {
    name: 'en passant: two pawns may take the same one',
    variant: 'standard',
    fen: '4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2',
    nodes: [9, 47, 376, 2321, 19352, 118938],
  },
  {
    name: 'en passant: two black pawns may take the same one',
    variant: 'standard',
    fen: '4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 1',
    nodes: [9, 47, 376, 2321, 19352, 118938],
  },
  {
    name: 'en passant: taking would bare the king along the rank',
    variant: 'standard',
    fen: '8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 2',
    nodes: [6, 96, 613, 10996, 69891],
  },
  {
    name: 'en passant: taking would bare the black king along the rank',
    variant: 'standard',
    fen: '4K3/8/8/8/R2pP2k/8/8/8 b - e3 0 1',
    nodes: [6, 96, 653, 11662, 77719],
  },
  {
    name: 'en passant: a third piece on the rank makes taking safe',
    variant: 'standard',
    fen: '8/8/8/K1Pp2nr/8/8/8/4k3 w - d6 0 2',
    nodes: [7, 132, 828, 18401, 118516],
  },
  {
    name: 'en passant: a second pawn on the rank makes taking safe',
    variant: 'standard',
    fen: '4k3/8/8/K1PpP2r/8/8/8/8 w - d6 0 2',
    nodes: [9, 139, 971, 15819, 113912],
  },
  {
    name: 'en passant: a pawn pinned on the diagonal takes along it',
    variant: 'standard',
    fen: '4kb2/8/8/2Pp4/1K6/8/8/8 w - d6 0 2',
    nodes: [7, 67, 443, 5362, 34537, 451269],
  },
  {
    name: 'en passant: a pawn pinned on the other diagonal may not take',
    variant: 'standard',
    fen: '4k3/8/1K6/2Pp4/8/4b3/8/8 w - d6 0 2',
    nodes: [7, 102, 645, 9305, 56091],
  },
  {
    name: 'en passant: a pawn pinned on its file may not take',
    variant: 'standard',
    fen: '2r1k3/8/8/2Pp4/8/8/2K5/8 w - d6 0 2',
    nodes: [9, 106, 734, 10558, 70280],
  },
  {
    name: 'en passant: the taker replaces the taken pawn as shield of the file',
    variant: 'standard',
    fen: '3rk3/8/8/2Pp4/8/8/3K4/8 w - d6 0 2',
    nodes: [10, 97, 729, 10132, 73850],
  },
  {
    name: 'en passant: taking the pawn that gives check',
    variant: 'standard',
    fen: '4k3/8/8/2Pp4/4K3/8/8/8 w - d6 0 2',
    nodes: [9, 50, 370, 2354, 18527, 120563],
  },
  {
    name: 'en passant: taking the pawn that gives check is the only move',
    variant: 'standard',
    fen: '8/6K1/8/7k/6Pp/4BP2/8/8 b - g3 0 1',
    nodes: [1, 18, 47, 742, 3568, 49735],
  },
  {
    name: 'en passant: taking does not answer the check that the double step uncovered',
    variant: 'standard',
    fen: '4k3/r6K/8/2Pp4/8/8/8/8 w - d6 0 2',
    nodes: [4, 77, 335, 5747, 31269, 535617],
  },
  {
    name: 'en passant: taking uncovers a check',
    variant: 'standard',
    fen: '4k3/8/8/3pP3/8/8/8/K3R3 w - d6 0 2',
    nodes: [14, 79, 1221, 7490, 122718],
  },
  {
    name: 'en passant: taking gives double check',
    variant: 'standard',
    fen: '8/4k3/8/3pP3/8/8/8/K3R3 w - d6 0 2',
    nodes: [14, 95, 1459, 8796, 143888],
  },
  {
    name: 'en passant: on the a-file, with a pawn across the edge',
    variant: 'standard',
    fen: '4k3/8/8/pP5P/8/8/8/4K3 w - a6 0 2',
    nodes: [8, 47, 383, 2698, 23688, 170001],
  },
  {
    name: 'en passant: on the h-file, with a pawn across the edge',
    variant: 'standard',
    fen: '4k3/8/8/P5Pp/8/8/8/4K3 w - h6 0 2',
    nodes: [8, 46, 375, 2630, 22854, 160390],
  },
  {
    name: 'en passant: combs of pawns that meet in the middle',
    variant: 'standard',
    fen: '4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1',
    nodes: [15, 261, 4287, 74494],
  },
  {
    name: 'en passant: the square named is one that nobody can take on',
    variant: 'standard',
    fen: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1',
    nodes: [20, 600, 13160, 405385],
  },
]
