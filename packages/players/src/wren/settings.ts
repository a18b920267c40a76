import type { Schema } from '../settings.ts'

export const settings = {
  method: {
    kind: 'choice',
    label: 'Method',
    explanation:
      'Alpha-beta leaves out what cannot change the choice, and so sees further in the same time. Minimax looks at everything up to its depth. On minichess both go on until captures are over, and find the same value; on other boards only alpha-beta goes on.',
    options: [
      { value: 'alpha-beta', label: 'Alpha-beta' },
      { value: 'minimax', label: 'Minimax' },
    ],
    default: 'alpha-beta',
  },
  depth: {
    kind: 'number',
    label: 'Depth',
    explanation:
      'How many half-moves Wren looks ahead, however long it takes; 0 is as far as the time allows.',
    min: 0,
    max: 20,
    step: 1,
    default: 0,
  },
  timeMs: {
    kind: 'number',
    label: 'Time',
    explanation:
      'How long Wren deepens its search, in milliseconds, where neither a depth nor a clock ends it.',
    min: 100,
    max: 60_000,
    step: 100,
    default: 900,
  },
} as const satisfies Schema
