import type { BoardArrow, BoardCircle } from '@rookery/board'
import type { Color, Position, Square } from '@rookery/rules'
import { memo } from 'react'
import { usePreferences } from '../preferences/store.ts'
import { useBoard } from './board.tsx'
import styles from './small-board.module.css'

interface Props {
  readonly position: Position
  /** What a screen reader says instead of the picture, such as "Owl against Heron after 12 moves". */
  readonly label: string
  readonly orientation?: Color
  /** Squares to tint: where the last move came from and went. */
  readonly lastMove?: readonly Square[]
  readonly arrows?: readonly BoardArrow[]
  readonly circles?: readonly BoardCircle[]
}

const none: readonly never[] = []

/** A board to look at: one picture without behaviour, cheap enough to show many at once. */
export const SmallBoard = memo(function SmallBoard(props: Props) {
  const { position, label, orientation = 'white', lastMove = none, arrows = none, circles = none } = props
  const { board: theme, pieces } = usePreferences()
  const board = useBoard({
    still: true,
    label,
    pieces,
    coordinates: false,
    animation: 0,
    orientation,
    lastMove,
    arrows,
    circles,
    position,
  })
  const { files, ranks } = position.variant
  return (
    <rookery-board
      ref={board}
      className={styles.board}
      style={{ aspectRatio: `${files} / ${ranks}` }}
      theme={theme}
    />
  )
})
