import { say } from '@rookery/words/guides/heron'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: '4k3/pppb1ppp/2n5/1B6/8/5N2/PPPP1PPP/4K3 w - - 0 1',
    variant: 'standard',
    setting: 'bishop',
    values: [100, 150, 200, 250, 300, 350, 400, 450, 500],
    others: { depth: 2 },
    task: say('task'),
  },
})
