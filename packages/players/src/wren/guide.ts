import { say } from '@rookery/words/guides/wren'
import type { Guide } from '../guide.ts'
import { paragraphs } from '../paragraphs.ts'

export const makeGuide = (): Guide => ({
  source: say('source'),
  idea: paragraphs(say('idea')),
  ours: paragraphs(say('ours')),
  example: {
    fen: 'kqbnr/pp1pp/2p2/1PN2/P1PPP/R1BQK b - - 1 2',
    variant: 'minichess',
    setting: 'method',
    others: { depth: 4 },
    task: say('task'),
  },
})
