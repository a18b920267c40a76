import { say } from '@rookery/words/guides/mynah'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R b KQkq - 5 4',
    variant: 'standard',
    setting: 'rating',
    values: [600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400],
    others: { temperature: 0 },
    task: say('task'),
  },
})
