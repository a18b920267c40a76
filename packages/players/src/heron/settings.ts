import type { NumberSetting, Schema } from '../settings.ts'

const worth = (label: string, value: number): NumberSetting => ({
  kind: 'number',
  label,
  explanation: `What Heron thinks a ${label.toLowerCase()} is worth, in hundredths of a usual pawn.`,
  min: 0,
  max: 2000,
  step: 5,
  default: value,
})

export const settings = {
  depth: {
    kind: 'number',
    label: 'Depth',
    explanation: 'How many half-moves Heron looks ahead. Each one more takes about six times as long.',
    min: 1,
    max: 8,
    step: 1,
    default: 4,
  },
  pawn: worth('Pawn', 100),
  knight: worth('Knight', 300),
  bishop: worth('Bishop', 300),
  rook: worth('Rook', 500),
  queen: worth('Queen', 900),
} as const satisfies Schema
