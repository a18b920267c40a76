import type { Guide } from '../guide.ts'

export const guide: Guide = {
  source: 'After Maia (McIlroy-Young and others, 2020), with a small network of our own',
  idea: [
    'Mynah does not look for the best move. It has learned from 76,000 games between people which move a person of a certain rating plays, and draws one by those chances.',
    'For each legal move it looks at what a person might notice: what hangs before and after, what is taken, attacked, defended and threatened, where the last moves went, and what a quick look at captures and checks says it loses. A network of one and a half million small numbers weighs that, and the rating, together.',
    'The same network plays every rating: the rating is one of its inputs, so the chances change smoothly from 600 to 2400.',
  ],
  ours: [
    'Where Maia has a large network for each rating, Mynah has a small one for all, because it is shown what hangs instead of having to find it out.',
    'Its thought is exact: the chance of every move at every rating, and how much each kind of input added to the move it chose.',
    'The temperature is a setting. Below 1 the likely moves are played more often, which takes out some blunders.',
  ],
  example: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
    variant: 'standard',
    setting: 'rating',
    values: [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
    others: { temperature: 0 },
    task: 'White threatens f7. Turn the rating up and see when people begin to play d5.',
  },
}
