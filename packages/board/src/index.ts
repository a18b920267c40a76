import { RookeryBoard } from './element.ts'

export type { BoardArrow, BoardCircle, BoardHighlight, OwnShapes, Tone } from './drawings.ts'
export type { BoardFacts, BoardLabels } from './labels.ts'
export type { BoardOptions, MoveLike, MoveValidator, SquareLike } from './options.ts'
export type { BoardEvents, CastlingDetail, MoveDetail } from './play.ts'
export type { PreMove } from './pre-move.ts'
export type { Clocks } from './state.ts'
export { pieceStyle } from './style.ts'
export { type ThemeName, themes } from './themes.ts'
export { describeMove, describePiece } from './words.ts'
export { RookeryBoard }

declare global {
  interface HTMLElementTagNameMap {
    'rookery-board': RookeryBoard
  }
}

// In Node there is nothing to register with; and two copies of this module may meet in one page.
if (globalThis.customElements && !customElements.get('rookery-board'))
  customElements.define('rookery-board', RookeryBoard)
