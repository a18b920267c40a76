// biome-ignore-all lint/a11y/useSemanticElements: a table is for reading; HTML has no element for a grid one acts in.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, never a row.
import { type Color, makeSquare, type Position, type Square } from '@rookery/rules'
import { type KeyboardEvent, memo, useId, useRef, useState } from 'react'
import { describeSquare } from '../ui/words.ts'
import { squareAfterKey, squareRows } from './geometry.ts'
import type { BoardMarks } from './marks.ts'
import type { PreMove } from './pre-move.ts'

interface Props {
  readonly position: Position
  readonly orientation: Color
  readonly marks: BoardMarks
  readonly preMove: PreMove | undefined
  /** False for a board that is there to be read. */
  readonly canAct: boolean
  readonly onPress: (square: Square) => void
  readonly onCancel: () => void
}

/** The board for keyboards and screen readers: a grid of named squares, one of them in the tab order. */
export const SquareGrid = memo(function SquareGrid(props: Props) {
  const { position, orientation, marks, preMove, canAct, onPress, onCancel } = props
  const { variant } = position
  const rows = squareRows(variant, orientation)
  const [current, setCurrent] = useState<Square>(() => homeSquare(position, orientation))
  const hint = useId()
  const grid = useRef<HTMLDivElement>(null)

  const focus = (square: Square) => {
    setCurrent(square)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${makeSquare(square)}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent, square: Square) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = squareAfterKey(variant, orientation, square, event.key)
    if (next !== undefined) focus(next)
    else if (event.key === 'Enter' || event.key === ' ') onPress(square)
    else if (event.key === 'Escape') onCancel()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={grid}
      className="square-grid"
      role="grid"
      aria-label={`Chessboard, ${orientation} at the bottom`}
      aria-describedby={canAct ? hint : undefined}
    >
      {canAct && (
        <span id={hint} hidden>
          Arrow keys walk the squares, Enter picks a piece up and puts it down, Escape puts it back.
        </span>
      )}
      {rows.map((row) => (
        <div key={row[0]} className="square-row" role="row">
          {row.map((square) => (
            <div
              key={square}
              role="gridcell"
              className="square-cell"
              data-cell={makeSquare(square)}
              tabIndex={square === current ? 0 : -1}
              aria-selected={square === marks.selected}
              aria-label={nameSquare(position, marks, preMove, square)}
              onFocus={() => setCurrent(square)}
              onClick={() => onPress(square)}
              onKeyDown={(event) => onKeyDown(event, square)}
            />
          ))}
        </div>
      ))}
    </div>
  )
})

function nameSquare(
  position: Position,
  marks: BoardMarks,
  preMove: PreMove | undefined,
  square: Square,
): string {
  const notes = [
    marks.check === square && 'in check',
    marks.selected === square &&
      marks.targets.size > 0 &&
      `can go to ${listSquares([...marks.targets.keys()])}`,
    preMove?.from === square && 'pre-move from here',
    preMove?.to === square && 'pre-move to here',
    marks.targets.has(square) && 'can go here',
  ]
  return [describeSquare(position, square), ...notes.filter(Boolean)].join(', ')
}

function listSquares(squares: readonly Square[]): string {
  const names = squares.map(makeSquare).sort()
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

const homeSquare = (position: Position, orientation: Color): Square => position.kingOf(orientation) ?? 0
