import type { Handlers } from '@rookery/board/dom'
import type { GameFiles } from './element.ts'
import type { GameEvents } from './events.ts'
import type { GameOptions } from './options.ts'

/** What a framework's template may say of `<rookery-game>`: its options, its files, and a handler for each of its events. */
export type GameAttributes = Partial<GameOptions> & { files?: GameFiles } & Handlers<GameEvents>
