import { isShownStore } from '@rookery/experience'
import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/parrot'
import type { Schema } from '../settings.ts'
import { fallbacks } from './fallbacks.ts'

export const settings = {
  exploration: withWords(
    { kind: 'number', min: 0, max: 2, step: 0.01, default: 0 },
    { label: () => say('settings.exploration'), explanation: () => say('settings.explorationMeaning') },
  ),
  fallback: withWords(
    {
      kind: 'choice',
      options: fallbacks.map(({ id, name }) => ({ value: id, label: name })),
      default: fallbacks[0].id,
    },
    { label: () => say('settings.fallback'), explanation: () => say('settings.fallbackMeaning') },
  ),
  primer: withWords(
    { kind: 'boolean', default: true },
    { label: () => say('settings.primer'), explanation: () => say('settings.primerMeaning') },
  ),
  store: withWords(
    {
      kind: 'text',
      maxLength: 1000,
      refuse: (value: string) =>
        value === '' || isShownStore(value) ? undefined : say('settings.storeFault'),
      default: '',
    },
    { label: () => say('settings.store'), explanation: () => say('settings.storeMeaning') },
  ),
} as const satisfies Schema
