import type { MoveRow } from '@rookery/experience'

/** Made up for the page: what a young Parrot might know of the first move. */
export const parrotRows: readonly MoveRow[] = [
  { move: 'e4', defensiveSum: -12, offensiveSum: 26, counter: 14 },
  { move: 'd4', defensiveSum: -6, offensiveSum: 12, counter: 9 },
  { move: 'Nf3', defensiveSum: -3, offensiveSum: 3, counter: 4 },
  { move: 'f3', defensiveSum: -14, offensiveSum: 4, counter: 5 },
]
