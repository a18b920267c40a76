import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/kestrel'
import { say as saySearch } from '@rookery/words/minds/search'
import { quietEndsSetting } from '../search/settings.ts'
import type { Schema } from '../settings.ts'

export const settings = {
  depth: withWords(
    { kind: 'number', min: 1, max: 8, step: 1, default: 2 },
    { label: () => saySearch('depth'), explanation: () => say('settings.depthMeaning') },
  ),
  mobility: withWords(
    { kind: 'number', min: 0, max: 50, step: 1, default: 5 },
    { label: () => say('settings.mobility'), explanation: () => say('settings.mobilityMeaning') },
  ),
  quietEnds: quietEndsSetting('Kestrel'),
} as const satisfies Schema
