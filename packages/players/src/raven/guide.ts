import { say } from '@rookery/words/guides/raven'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'r1bqr1k1/pp1nbppp/2p2n2/3p2B1/3P4/2NBP3/PPQ1NPPP/R4RK1 w - - 6 11',
    variant: 'standard',
    setting: 'level',
    others: { timeMs: 900 },
    task: say('task'),
    again: say('again'),
  },
})
