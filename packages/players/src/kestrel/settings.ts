import { quietEndsSetting } from '../search/settings.ts'
import type { Schema } from '../settings.ts'

export const settings = {
  depth: {
    kind: 'number',
    label: 'Depth',
    explanation: 'How many half-moves Kestrel looks ahead. Up to 4 it answers within about a second.',
    min: 1,
    max: 8,
    step: 1,
    default: 2,
  },
  mobility: {
    kind: 'number',
    label: 'Weight of mobility',
    explanation:
      'What each possible move is worth, in hundredths of a pawn. With more, Kestrel gives up material for room to move; with 0 it does not care.',
    min: 0,
    max: 50,
    step: 1,
    default: 5,
  },
  quietEnds: quietEndsSetting('Kestrel'),
} as const satisfies Schema
