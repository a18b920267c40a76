import { say } from '@rookery/words/guides/kestrel'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'mobility',
    values: [0, 2, 5, 10, 15, 20, 30, 40, 50],
    others: { depth: 2 },
    task: say('task'),
  },
})
