import {
  type Color,
  colors,
  makePiece,
  makeSquare,
  type Piece,
  type Position,
  parseSquare,
  roles,
  type Square,
} from '@rookery/rules'
import { type CSSProperties, useMemo } from 'react'
import { Chessboard, type ChessboardOptions, type PositionDataType } from 'react-chessboard'
import type { BoardMarks } from '../game/board-marks.ts'
import { PiecePicture } from '../pieces/piece-picture.tsx'
import { useReducedMotion } from '../use-media.ts'
import { SquareFace } from './square-face.tsx'
import { SquareGrid } from './square-grid.tsx'

interface Props {
  readonly position: Position
  readonly orientation: Color
  readonly marks: BoardMarks
  /** The side whose pieces may be picked up now. */
  readonly movable: Color | undefined
  readonly onPress: (square: Square) => void
  readonly onGrab: (square: Square) => void
  /** Says whether the drop was a move, so that the piece stays where it was let go. */
  readonly onDrop: (from: Square, to: Square) => boolean
  readonly onCancel: () => void
  readonly children?: React.ReactNode
}

const animationMs = 160

// The square's face covers the square that the library styles, and reads the mark from this property.
const dropSquareStyle = {
  boxShadow: 'none',
  '--drop': 'inset 0 0 0 4px var(--board-selected)',
} as CSSProperties

const pictures = Object.fromEntries(
  colors.flatMap((color) =>
    roles.map((role) => [makePiece({ color, role }), () => <PiecePicture piece={{ color, role }} />]),
  ),
)

/**
 * The board as the rest of the page knows it. react-chessboard moves the pieces; what it shows to a screen reader is
 * hidden, because its squares form no grid, and a grid of our own lies above it for the keyboard.
 */
export function Board(props: Props) {
  const { position, orientation, marks, movable, onPress, onGrab, onDrop, onCancel, children } = props
  const { variant } = position
  const reducedMotion = useReducedMotion()
  const placement = useMemo(() => placementOf(position), [position])

  const options: ChessboardOptions = {
    id: 'board',
    position: placement,
    pieces: pictures,
    chessboardRows: variant.ranks,
    chessboardColumns: variant.files,
    boardOrientation: orientation,
    showNotation: false,
    showAnimations: !reducedMotion,
    animationDurationInMs: animationMs,
    allowDrawingArrows: false,
    dragActivationDistance: 4,
    dropSquareStyle,
    draggingPieceStyle: { transform: 'scale(1.08)', filter: 'drop-shadow(0 6px 8px rgb(0 0 0 / 0.35))' },
    draggingPieceGhostStyle: { opacity: 0.25 },
    lightSquareStyle: { backgroundColor: 'transparent' },
    darkSquareStyle: { backgroundColor: 'transparent' },
    canDragPiece: ({ square }) => movable !== undefined && colorAt(position, square) === movable,
    onSquareClick: ({ square }) => onPress(parseSquare(square)!),
    onPieceDrag: ({ square }) => square !== null && onGrab(parseSquare(square)!),
    onPieceDrop: ({ sourceSquare, targetSquare }) =>
      targetSquare !== null && onDrop(parseSquare(sourceSquare)!, parseSquare(targetSquare)!),
    squareRenderer: ({ square, children: piece }) => (
      <SquareFace square={parseSquare(square)!} size={variant} orientation={orientation} marks={marks}>
        {piece}
      </SquareFace>
    ),
  }

  return (
    <div className="board">
      <div className="board-picture" aria-hidden="true">
        <Chessboard options={options} />
      </div>
      <SquareGrid
        position={position}
        orientation={orientation}
        marks={marks}
        onPress={onPress}
        onCancel={onCancel}
      />
      {children}
    </div>
  )
}

function placementOf(position: Position): PositionDataType {
  return Object.fromEntries(
    position.pieces().map(({ square, piece }) => [makeSquare(square), { pieceType: makePiece(piece) }]),
  )
}

function colorAt(position: Position, square: string | null): Piece['color'] | undefined {
  return square === null ? undefined : position.pieceAt(parseSquare(square)!)?.color
}
