import { say } from '@rookery/words/guides/owl'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'r4rk1/pp3ppp/2p2n2/8/8/2N2P2/PPP3PP/2KR3R w - - 0 15',
    variant: 'standard',
    setting: 'taste',
    others: { depth: 1 },
    task: say('task'),
  },
})
