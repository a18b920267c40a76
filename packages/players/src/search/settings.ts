import { withWords } from '@rookery/words'
import { say } from '@rookery/words/minds/search'

/** How far minds look whose time grows with each half-move alike. */
export const depthSetting = (name: string) =>
  withWords(
    { kind: 'number', min: 1, max: 8, step: 1, default: 4 },
    { label: () => say('depth'), explanation: () => say('depthMeaning', { name }) },
  )

/** The setting of minds whose lines may end quietly. */
export const quietEndsSetting = (name: string) =>
  withWords(
    { kind: 'boolean', default: true },
    { label: () => say('quietEnds'), explanation: () => say('quietEndsMeaning', { name }) },
  )
