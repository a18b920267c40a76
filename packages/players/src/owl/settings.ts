import { quietEndsSetting } from '../search/quiet-ends.ts'
import type { Schema } from '../settings.ts'

export const settings = {
  depth: {
    kind: 'number',
    label: 'Depth',
    explanation: 'How many half-moves Owl looks ahead. Each one more takes about six times as long.',
    min: 1,
    max: 8,
    step: 1,
    default: 4,
  },
  taste: {
    kind: 'choice',
    label: 'Taste',
    explanation:
      'Which squares Owl likes its pieces on. Classical: the centre, and a king in the corner. Attacking: squares far up ' +
      "the board and around the enemy's king, with less care for its own. Cautious: squares behind its own pawns, which stay at home.",
    options: [
      { value: 'classical', label: 'Classical' },
      { value: 'attacking', label: 'Attacking' },
      { value: 'cautious', label: 'Cautious' },
    ],
    default: 'classical',
  },
  quietEnds: quietEndsSetting('Owl'),
} as const satisfies Schema
