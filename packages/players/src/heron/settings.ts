import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/heron'
import { depthSetting } from '../search/settings.ts'
import type { Schema } from '../settings.ts'

const worth = (piece: 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen', value: number) =>
  withWords(
    { kind: 'number', min: 0, max: 2000, step: 5, default: value },
    { label: () => say(`settings.${piece}`), explanation: () => say('settings.pieceMeaning', { piece }) },
  )

export const settings = {
  depth: depthSetting('Heron'),
  pawn: worth('pawn', 100),
  knight: worth('knight', 300),
  bishop: worth('bishop', 300),
  rook: worth('rook', 500),
  queen: worth('queen', 900),
} as const satisfies Schema
