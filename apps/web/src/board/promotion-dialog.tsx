import { type Color, makeSquare, type Role, type Square, type Variant } from '@rookery/rules'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react'
import { PiecePicture } from '../pieces/piece-picture.tsx'
import { capitalise } from '../ui/words.ts'
import { placeOnView } from './geometry.ts'

interface Props {
  readonly variant: Variant
  readonly orientation: Color
  readonly square: Square
  readonly color: Color
  readonly onChoose: (role: Role) => void
  readonly onCancel: () => void
}

/** What the most people want stands on the square itself. */
const order: readonly Role[] = ['queen', 'knight', 'rook', 'bishop']

/** Stands on the square where the pawn arrives and reaches into the board. */
export function PromotionDialog({ variant, orientation, square, color, onChoose, onCancel }: Props) {
  const dialog = useRef<HTMLDivElement>(null)
  const { column, row } = placeOnView(variant, orientation, square)
  const isAtTop = row === 0
  const choices = order.filter((role) => variant.pawns.promotions.includes(role))
  const place = {
    '--column': column,
    '--files': variant.files,
    flexDirection: isAtTop ? 'column' : 'column-reverse',
    [isAtTop ? 'top' : 'bottom']: 0,
  } as CSSProperties

  useEffect(() => {
    const before = document.activeElement
    dialog.current?.querySelector('button')?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(dialog.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const forward = isAtTop ? 'ArrowDown' : 'ArrowUp'
    const back = isAtTop ? 'ArrowUp' : 'ArrowDown'
    const move = (by: number) => buttons[(at + by + buttons.length) % buttons.length]?.focus()
    if (event.key === 'Escape') onCancel()
    else if (event.key === forward || event.key === 'ArrowRight' || (event.key === 'Tab' && !event.shiftKey))
      move(1)
    else if (event.key === back || event.key === 'ArrowLeft' || event.key === 'Tab') move(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="promotion">
      <button type="button" className="promotion-veil" tabIndex={-1} aria-label="Cancel" onClick={onCancel} />
      <div
        ref={dialog}
        role="dialog"
        aria-modal="true"
        aria-label={`Choose what the pawn on ${makeSquare(square)} becomes`}
        className="promotion-choices"
        style={place}
        onKeyDown={onKeyDown}
      >
        {choices.map((role) => (
          <button
            key={role}
            type="button"
            aria-label={capitalise(role)}
            title={capitalise(role)}
            onClick={() => onChoose(role)}
          >
            <PiecePicture piece={{ color, role }} />
          </button>
        ))}
      </div>
    </div>
  )
}
