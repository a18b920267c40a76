import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After Scoria, a small chess program in Python',
  idea: [
    'Kestrel is a searcher too, and its evaluation has three parts: the points of the pieces, five for each move that a side has more than the other, and the weights of the squares. The number is always White’s: below zero, Black is better.',
    'To look further in the same time it tries promising moves first, promotions and good captures, because then more of the rest can be cut off. It remembers positions it has judged, and the list of moves it found in each, for when another order of moves leads there again.',
  ],
  ours: [
    'Its memory knows what a number means. A search that was cut off proves only a bound, and Scoria stores it as if it were the value; ours keeps bounds and values apart.',
    'It follows captures, promotions and answers to check beyond its depth, until a line is quiet. Turn “quiet ends” off to stop at the depth, as Scoria does.',
    'A position that has stood twice on the board is a draw wherever in its search it comes again, so that a won game is not given away by repetition.',
    'Where the other king is alone, a fourth term, “bare king”, drives it to the edge and brings Kestrel’s own king near.',
    'The key of a position includes the side to move, castling and en passant.',
    'A nearer mate counts for more than a distant one.',
    'The weight of mobility, 5 in Scoria, can be turned.',
  ],
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'mobility',
    values: [0, 2, 5, 10, 15, 20, 30, 40, 50],
    others: { depth: 2 },
    task: 'Give mobility more weight: Kestrel begins to trade pieces, and then to give them up, only to have more moves than Black.',
  },
}
