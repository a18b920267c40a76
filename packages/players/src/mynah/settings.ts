import type { Schema } from '../settings.ts'
import { HIGHEST_RATING, LOWEST_RATING } from './chances.ts'

export const settings = {
  rating: {
    kind: 'number',
    label: 'Rating',
    explanation:
      'Whose moves it plays: those of people with this rating on Lichess, most of them at ten minutes a game.',
    min: LOWEST_RATING,
    max: HIGHEST_RATING,
    step: 1,
    default: 1400,
  },
  temperature: {
    kind: 'number',
    label: 'Temperature',
    explanation:
      'How much chance there is in its choice. At 1 it plays as well as people of its rating, below that the likely moves more often; at 0 always the likeliest.',
    min: 0,
    max: 1.5,
    step: 0.05,
    default: 1,
  },
  clockSense: {
    kind: 'boolean',
    label: 'Clock sense',
    explanation:
      'Whether it thinks about as long as a person would: longer where opinions differ, and less in the opening and on a short clock. Without it, it answers at once.',
    default: false,
  },
} as const satisfies Schema
