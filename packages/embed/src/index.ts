import '@rookery/board'
import { setLanguage } from '@rookery/words'
import { RookeryGame } from './element.ts'

export type { GameFiles } from './element.ts'
export type { GameEvents } from './events.ts'
export type { ColorWish, GameOptions, PanelWish } from './options.ts'
export { RookeryGame, setLanguage }

declare global {
  interface HTMLElementTagNameMap {
    'rookery-game': RookeryGame
  }
}

// In Node there is nothing to register with; and two copies of this module may meet in one page.
if (globalThis.customElements && !customElements.get('rookery-game'))
  customElements.define('rookery-game', RookeryGame)
