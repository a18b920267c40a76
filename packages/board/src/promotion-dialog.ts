import { makeSquare, type Role } from '@rookery/rules'
import { make } from './dom.ts'
import { placeOnView } from './geometry.ts'
import { drawPiece } from './piece-layer.ts'
import type { BoardState, Promotion } from './state.ts'
import { tell } from './words.ts'

/** What most people want stands on the square itself. */
const order: readonly Role[] = ['queen', 'knight', 'rook', 'bishop']

/** Stands on the square where the pawn arrives and reaches into the board. */
export function makePromotionDialog(
  state: BoardState,
  { to, color, choices }: Promotion,
  onChoose: (role: Role) => void,
  onCancel: () => void,
): HTMLElement {
  const { wishes, placement } = state
  const { variant } = placement
  const { column, row } = placeOnView(variant, wishes.orientation, to)
  const isAtTop = row < variant.ranks / 2
  const buttons = order
    .filter((role) => choices.includes(role))
    .map((role) => {
      const name = tell(state, 'promotionTo', { role })
      const button = make(
        'button',
        { type: 'button', 'aria-label': name, title: name },
        drawPiece(wishes.pieces, { color, role }),
      )
      button.onclick = () => onChoose(role)
      return button
    })
  const dialog = make(
    'div',
    {
      class: `promotion-choices ${isAtTop ? 'from-top' : 'from-bottom'}`,
      part: 'promotion',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': tell(state, 'promotion', { square: makeSquare(to) }),
    },
    ...buttons,
  )
  dialog.style.left = `${(100 * column) / variant.files}%`
  dialog.onkeydown = (event) => {
    const [forward, back] = isAtTop ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown']
    const at = buttons.indexOf(event.target as HTMLButtonElement)
    const go = (by: number) => buttons[(at + by + buttons.length) % buttons.length]?.focus()
    if (event.key === 'Escape') onCancel()
    else if (event.key === forward || event.key === 'ArrowRight' || (event.key === 'Tab' && !event.shiftKey))
      go(1)
    else if (event.key === back || event.key === 'ArrowLeft' || event.key === 'Tab') go(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const veil = make('button', {
    class: 'promotion-veil',
    type: 'button',
    tabindex: -1,
    'aria-label': tell(state, 'cancel', {}),
  })
  veil.onclick = onCancel
  return make('div', { class: 'promotion' }, veil, dialog)
}
