import type { Color, Position, Square } from '@rookery/rules'
import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'
import { isLightSquare } from './geometry.ts'
import type { BoardMarks } from './marks.ts'
import type { PreMove } from './pre-move.ts'
import type { Dragged } from './use-piece-drag.ts'

/** What all squares may have to show. */
export interface SquareSigns {
  readonly position: Position
  readonly marks: BoardMarks
  readonly preMove: PreMove | undefined
  /** The side whose pieces may be picked up. */
  readonly movable: Color | undefined
  readonly dragged: Dragged | undefined
}

export const SquareSignsContext = createContext<SquareSigns | undefined>(undefined)

interface Props {
  readonly square: Square
  readonly children: ReactNode
}

/** One square as the eye sees it: wood, marks and the piece. */
export function SquareFace({ square, children }: Props) {
  const face = useRef<HTMLDivElement>(null)
  const signs = useContext(SquareSignsContext)
  if (!signs) throw new Error('a square stands on a board')
  const { position, marks, preMove, movable, dragged } = signs
  const isMovable = movable !== undefined && position.pieceAt(square)?.color === movable
  const isLifted = dragged?.from === square
  const target = marks.targets.get(square)
  const classes = [
    'square',
    isLightSquare(square) ? 'square-light' : 'square-dark',
    marks.lastMove.includes(square) && 'square-last-move',
    (preMove?.from === square || preMove?.to === square) && 'square-pre-move',
    marks.selected === square && 'square-selected',
    marks.check === square && 'square-check',
    isMovable && 'square-movable',
    isLifted && (dragged.landedOn === undefined ? 'square-held' : 'square-landed'),
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
