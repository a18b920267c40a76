import type { Square } from '@rookery/rules'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BoardMarks } from '../game/board-marks.ts'
import { isLightSquare } from './geometry.ts'
import type { PreMove } from './pre-move.ts'

interface Props {
  readonly square: Square
  readonly marks: BoardMarks
  readonly preMove: PreMove | undefined
  readonly isMovable: boolean
  /** Its piece is in hand, or has just landed elsewhere. */
  readonly drag: 'held' | 'landed' | undefined
  readonly children: ReactNode
}

/** One square as the eye sees it: wood, marks and the piece. */
export function SquareFace({ square, marks, preMove, isMovable, drag, children }: Props) {
  const face = useRef<HTMLDivElement>(null)
  const target = marks.targets.get(square)
  const classes = [
    'square',
    isLightSquare(square) ? 'square-light' : 'square-dark',
    marks.lastMove.includes(square) && 'square-last-move',
    (preMove?.from === square || preMove?.to === square) && 'square-pre-move',
    marks.selected === square && 'square-selected',
    marks.check === square && 'square-check',
    isMovable && 'square-movable',
    drag && `square-${drag}`,
    target && `square-target-${target}`,
  ]

  // The library makes every piece a button in the tab order; the grid above the board is the one way in by keyboard.
  useLayoutEffect(() => {
    face.current?.querySelector('[role=button]')?.removeAttribute('tabindex')
  })

  return (
    <div ref={face} className={classes.filter(Boolean).join(' ')}>
      {children}
    </div>
  )
}
