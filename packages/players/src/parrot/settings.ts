import { isShownStore } from '@rookery/experience'
import type { Schema } from '../settings.ts'
import { fallbacks } from './fallbacks.ts'

export const settings = {
  exploration: {
    kind: 'number',
    label: 'Exploration',
    explanation:
      'How much Parrot is drawn to moves it has seen seldom or never, as a share of the range of what it knows. At 0 it only repeats.',
    min: 0,
    max: 2,
    step: 0.01,
    default: 0,
  },
  fallback: {
    kind: 'choice',
    label: 'Fallback',
    explanation: 'Who thinks for Parrot, with its usual settings, where it knows nothing.',
    options: fallbacks.map(({ id, name }) => ({ value: id, label: name })),
    default: fallbacks[0].id,
  },
  primer: {
    kind: 'boolean',
    label: 'Primer',
    explanation:
      'Whether Parrot also knows the small table that it comes with. What it learns in its own table is added to that.',
    default: true,
  },
  store: {
    kind: 'text',
    label: 'Table',
    explanation:
      'Where the table of moves is kept, if not in the usual place: sqlite:PATH, or mysql://user@host/database.',
    maxLength: 1000,
    refuse: (value: string) =>
      value === '' || isShownStore(value)
        ? undefined
        : 'may not hold a password, because settings are shown (name such a table in ROOKERY_STORE), and is sqlite:PATH or mysql://user@host/database',
    default: '',
  },
} as const satisfies Schema
