import { withWords } from '@rookery/words'
import { say as saySearch } from '@rookery/words/minds/search'
import { say } from '@rookery/words/minds/wren'
import type { Schema } from '../settings.ts'

export const settings = {
  method: withWords(
    {
      kind: 'choice',
      options: [
        withWords({ value: 'alpha-beta' }, { label: () => say('settings.alphaBeta') }),
        withWords({ value: 'minimax' }, { label: () => say('settings.minimax') }),
      ],
      default: 'alpha-beta',
    },
    { label: () => say('settings.method'), explanation: () => say('settings.methodMeaning') },
  ),
  depth: withWords(
    { kind: 'number', min: 0, max: 20, step: 1, default: 0 },
    { label: () => saySearch('depth'), explanation: () => say('settings.depthMeaning') },
  ),
  timeMs: withWords(
    { kind: 'number', min: 100, max: 60_000, step: 100, default: 900 },
    { label: () => say('settings.timeMs'), explanation: () => say('settings.timeMsMeaning') },
  ),
} as const satisfies Schema
