import type { PerftRow } from './row.ts'

export const pinAndCheckRows: readonly PerftRow[] = [
  {
    name: 'a pin in each of the eight directions',
    variant: 'standard',
    fen: 'b3r2k/7b/2B1N1R1/8/q1R1K1Br/8/2N1P1Q1/1b2r2b w - - 0 1',
    nodes: [17, 606, 15802, 618624],
  },
  {
    name: 'a pinned rook slides along its pin',
    variant: 'standard',
    fen: '4r1k1/8/8/8/8/4R3/8/4K3 w - - 0 1',
    nodes: [11, 141, 2049, 29549, 470944],
  },
  {
    name: 'a pawn pinned on its file steps but does not take',
    variant: 'standard',
    fen: '4k3/4r3/8/8/3p1p2/4P3/8/4K3 w - - 0 1',
    nodes: [6, 111, 812, 15347, 101924],
  },
  {
    name: 'a pawn pinned on a diagonal takes but does not step',
    variant: 'standard',
    fen: '4k3/8/8/8/8/5b2/4P3/3K4 w - - 0 1',
    nodes: [5, 65, 504, 6974, 50772, 718151],
  },
  {
    name: 'a pinned queen stays on the diagonal',
    variant: 'standard',
    fen: '4k3/8/8/8/1q6/8/3Q4/4K3 w - - 0 1',
    nodes: [6, 129, 2507, 52502],
  },
  {
    name: 'two pieces in the line are no pin',
    variant: 'standard',
    fen: '4r1k1/8/8/4n3/8/4N3/8/4K3 w - - 0 1',
    nodes: [13, 259, 2422, 53300, 535521],
  },
  {
    name: 'a pinned rook still gives check',
    variant: 'standard',
    fen: '4r3/8/8/8/8/8/k3R3/4K3 b - - 0 1',
    nodes: [5, 43, 594, 7755, 114069],
  },
  {
    name: 'a knight can turn its battery into double check',
    variant: 'standard',
    fen: '4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1',
    nodes: [19, 79, 1796, 8667, 198289],
  },
  {
    name: 'double check: the knight may not be taken',
    variant: 'standard',
    fen: '1q2k3/p4pp1/5N2/8/8/8/8/K3R3 b - - 0 1',
    nodes: [2, 44, 902, 16448, 379492],
  },
  {
    name: 'bishop and rook batteries face both kings',
    variant: 'standard',
    fen: '4k3/4r3/4b3/8/8/4B3/4R3/4K3 w - - 0 1',
    nodes: [22, 478, 9969, 204110],
  },
  {
    name: 'the king may not step back along the line of a check',
    variant: 'standard',
    fen: '4k3/8/8/8/4K2r/8/8/8 w - - 0 1',
    nodes: [6, 114, 635, 11462, 68947],
  },
  {
    name: 'a guarded checker may not be taken by the king',
    variant: 'standard',
    fen: '4k3/8/8/8/7b/8/5q2/4K2R w K - 0 1',
    nodes: [1, 32, 225, 6638, 70248],
  },
  {
    name: 'a check can be blocked, taken or left',
    variant: 'standard',
    fen: '4k1n1/3p4/8/b7/8/8/8/K3R3 b - - 0 1',
    nodes: [5, 66, 923, 13483, 211291],
  },
  {
    name: 'a pawn that gives check is taken by pawn, knight or king',
    variant: 'standard',
    fen: '4k3/8/8/3p4/2P1K3/2N5/8/8 w - - 0 1',
    nodes: [10, 62, 953, 6558, 92938, 640347],
  },
]
