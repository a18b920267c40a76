import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/mynah'
import type { Schema } from '../settings.ts'
import { HIGHEST_RATING, LOWEST_RATING } from './chances.ts'

export const settings = {
  rating: withWords(
    { kind: 'number', min: LOWEST_RATING, max: HIGHEST_RATING, step: 1, default: 1400 },
    { label: () => say('settings.rating'), explanation: () => say('settings.ratingMeaning') },
  ),
  temperature: withWords(
    { kind: 'number', min: 0, max: 1.5, step: 0.05, default: 1 },
    { label: () => say('settings.temperature'), explanation: () => say('settings.temperatureMeaning') },
  ),
  clockSense: withWords(
    { kind: 'boolean', default: false },
    { label: () => say('settings.clockSense'), explanation: () => say('settings.clockSenseMeaning') },
  ),
} as const satisfies Schema
