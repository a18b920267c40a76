import type { BoardArrow } from '@rookery/board'
import type { Color, Move, Position } from '@rookery/rules'
import type { ReactNode } from 'react'
import { Board } from './board.tsx'

interface Props {
  readonly position: Position
  /** The move that led here. */
  readonly lastMove: Move | undefined
  readonly orientation: Color
  readonly arrows: readonly BoardArrow[]
  readonly onMove: (move: Move) => void
  /** False where the page tells the moves itself. */
  readonly announce?: boolean
  readonly children?: ReactNode
}

/** A board on which whoever sits at it moves both sides. */
export const DeskBoard = (props: Props) => <Board {...props} movable={props.position.turn} />
