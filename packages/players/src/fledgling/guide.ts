import { say } from '@rookery/words/guides/fledgling'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    variant: 'standard',
    others: {},
    task: say('task'),
    again: say('again'),
  },
})
