import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/owl'
import { depthSetting, quietEndsSetting } from '../search/settings.ts'
import type { Schema } from '../settings.ts'

export const settings = {
  depth: depthSetting('Owl'),
  taste: withWords(
    {
      kind: 'choice',
      options: [
        withWords({ value: 'classical' }, { label: () => say('settings.classical') }),
        withWords({ value: 'attacking' }, { label: () => say('settings.attacking') }),
        withWords({ value: 'cautious' }, { label: () => say('settings.cautious') }),
      ],
      default: 'classical',
    },
    { label: () => say('settings.taste'), explanation: () => say('settings.tasteMeaning') },
  ),
  quietEnds: quietEndsSetting('Owl'),
} as const satisfies Schema
