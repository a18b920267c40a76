import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/magpie'
import type { Schema } from '../settings.ts'

export const settings = {
  boldness: withWords(
    { kind: 'number', min: 0, max: 1000, step: 1, default: 1000 },
    { label: () => say('settings.boldness'), explanation: () => say('settings.boldnessMeaning') },
  ),
} as const satisfies Schema
