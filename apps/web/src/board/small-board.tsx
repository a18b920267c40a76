import { type Color, makeSquare, type Position, type Square } from '@rookery/rules'
import { memo } from 'react'
import { PieceDrawing } from '../pieces/piece-picture.tsx'
import { Drawings } from './drawing-layer.tsx'
import type { BoardArrow, BoardCircle } from './drawings.ts'
import { isLightSquare, placeOnView, squareRows } from './geometry.ts'

interface Props {
  readonly position: Position
  /** What a screen reader says instead of the picture, such as "Owl against Heron after 12 moves". */
  readonly label: string
  readonly orientation?: Color
  /** Squares to tint: where the last move came from and went. */
  readonly lastMove?: readonly Square[]
  readonly check?: Square | undefined
  readonly arrows?: readonly BoardArrow[]
  readonly circles?: readonly BoardCircle[]
}

/** A board to look at: one picture without behaviour, cheap enough to show many at once. */
export const SmallBoard = memo(function SmallBoard(props: Props) {
  const { position, label, orientation = 'white', lastMove = [], check, arrows = [], circles = [] } = props
  const { variant } = position
  return (
    <svg
      className="small-board"
      viewBox={`0 0 ${variant.files} ${variant.ranks}`}
      role="img"
      aria-label={label}
    >
      {squareRows(variant, orientation)
        .flat()
        .map((square) => {
          const { column, row } = placeOnView(variant, orientation, square)
          const tint = check === square ? 'check' : lastMove.includes(square) ? 'last-move' : undefined
          return (
            <g key={square} transform={`translate(${column} ${row})`}>
              <rect
                className={isLightSquare(square) ? 'small-light' : 'small-dark'}
                width={1}
                height={1}
                shapeRendering="crispEdges"
              />
              {tint && <rect className={`small-${tint}`} width={1} height={1} />}
            </g>
          )
        })}
      {position.pieces().map(({ square, piece }) => {
        const { column, row } = placeOnView(variant, orientation, square)
        return (
          <g key={makeSquare(square)} transform={`translate(${column} ${row}) scale(0.01)`}>
            <PieceDrawing piece={piece} />
          </g>
        )
      })}
      <Drawings size={variant} orientation={orientation} arrows={arrows} circles={circles} />
    </svg>
  )
})
