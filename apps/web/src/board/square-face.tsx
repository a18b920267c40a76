import { type Color, makeSquare, rankOf, type Square } from '@rookery/rules'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BoardMarks } from '../game/board-marks.ts'
import { type BoardSize, isLightSquare, placeOnView } from './geometry.ts'

interface Props {
  readonly square: Square
  readonly size: BoardSize
  readonly orientation: Color
  readonly marks: BoardMarks
  readonly children: ReactNode
}

/** One square as the eye sees it: wood, marks, coordinates on the edge, and the piece. */
export function SquareFace({ square, size, orientation, marks, children }: Props) {
  const face = useRef<HTMLDivElement>(null)
  const { column, row } = placeOnView(size, orientation, square)
  const target = marks.targets.get(square)
  const classes = [
    'square',
    isLightSquare(square) ? 'square-light' : 'square-dark',
    marks.lastMove.includes(square) && 'square-last-move',
    marks.selected === square && 'square-selected',
    marks.check === square && 'square-check',
    target && `square-target-${target}`,
  ]

  // The library makes every piece a button in the tab order; the grid above the board is the one way in by keyboard.
  useLayoutEffect(() => {
    face.current?.querySelector('[role=button]')?.removeAttribute('tabindex')
  })

  return (
    <div ref={face} className={classes.filter(Boolean).join(' ')}>
      {column === 0 && <span className="coordinate coordinate-rank">{rankOf(square) + 1}</span>}
      {row === size.ranks - 1 && (
        <span className="coordinate coordinate-file">{makeSquare(square).charAt(0)}</span>
      )}
      {children}
    </div>
  )
}
