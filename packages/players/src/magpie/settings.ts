import type { Schema } from '../settings.ts'

export const settings = {
  boldness: {
    kind: 'number',
    label: 'Boldness',
    explanation:
      'What a check is worth that the king cannot answer by taking, in pawns. At 1000 it gives up anything for a check, at 0 it counts pieces only.',
    min: 0,
    max: 1000,
    step: 1,
    default: 1000,
  },
} as const satisfies Schema
