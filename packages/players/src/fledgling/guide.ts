import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'Our own, the floor of the ladder',
  idea: [
    'Fledgling puts every legal move into a hat and draws one. It has no plan, no memory and no taste; a mate in one is as likely as giving the queen away.',
    'It is here as a measure. Whatever a mind is worth, it must at least beat chance, and by how much it does is the first number we ask of it.',
  ],
  ours: [
    'Chance is seeded: the same seed draws the same moves, so that even a random game can be played again.',
  ],
  example: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    variant: 'standard',
    others: {},
    task: 'White mates in one with Qxf7. Draw a few times and see how long Fledgling takes to find it.',
    again: 'Draw again',
  },
}
