import type { Schema } from '../settings.ts'

/** Below full strength. */
export const levels = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

export const settings = {
  level: {
    kind: 'choice',
    label: 'Level',
    explanation:
      'From 1, for beginners, to 10, in even steps. A lower level looks at fewer positions, and prefers now and then a move that is nearly as good. ' +
      'The lowest also leave a piece to be taken, as people do. Full plays as well as it can in the time it has.',
    options: [
      ...levels.map((level) => ({ value: level, label: level })),
      { value: 'full', label: 'Full strength' },
    ],
    default: 'full',
  },
  timeMs: {
    kind: 'number',
    label: 'Time',
    explanation:
      'How long Raven thinks about a move at full strength, in milliseconds, where no limit or clock says.',
    min: 50,
    max: 60_000,
    step: 50,
    default: 900,
  },
  threads: {
    kind: 'number',
    label: 'Threads',
    explanation:
      'How many processor cores Raven uses. With one, a node or depth limit gives the same answer every time.',
    min: 1,
    max: 32,
    step: 1,
    default: 1,
  },
  hashMb: {
    kind: 'number',
    label: 'Hash',
    explanation: 'How much memory Raven has to remember positions in, in megabytes.',
    min: 1,
    max: 1024,
    step: 1,
    default: 32,
  },
} as const satisfies Schema
