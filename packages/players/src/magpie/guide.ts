import { say } from '@rookery/words/guides/magpie'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: '2kr3r/ppp2ppp/2n5/2b1q3/8/2N2Q2/PPP2PPP/R1B2RK1 w - - 0 1',
    variant: 'standard',
    setting: 'boldness',
    values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    others: {},
    task: say('task'),
  },
})
