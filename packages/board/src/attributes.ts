import type { Handlers } from './dom.ts'
import type { BoardOptions } from './options.ts'
import type { BoardEvents } from './play.ts'

/** What a framework's template may say of `<rookery-board>`: its options, and a handler for each of its events. */
export type BoardAttributes = Partial<BoardOptions> & {
  'last-move'?: BoardOptions['lastMove']
} & Handlers<BoardEvents>
