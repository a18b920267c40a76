import {
  type Color,
  colors,
  makePiece,
  makeSquare,
  type Position,
  parseSquare,
  roles,
  type Square,
} from '@rookery/rules'
import { memo, useId, useMemo, useState } from 'react'
import { Chessboard, type ChessboardOptions, type PositionDataType } from 'react-chessboard'
import { PiecePicture } from '../pieces/piece-picture.tsx'
import { usePreferences } from '../preferences/store.ts'
import { useReducedMotion } from '../ui/use-media.ts'
import type { BoardMarks } from './marks.ts'
import type { PreMove } from './pre-move.ts'
import { SquareFace, type SquareSigns, SquareSignsContext } from './square-face.tsx'
import type { Dragged } from './use-piece-drag.ts'

interface Props {
  readonly position: Position
  readonly orientation: Color
  readonly marks: BoardMarks
  readonly preMove: PreMove | undefined
  readonly movable: Color | undefined
  readonly dragged: Dragged | undefined
  /** The position before the last drop: the piece lies where it was let go, so the step from it is not animated. */
  readonly droppedIn: Position | undefined
  readonly onPress: (square: Square) => void
}

const animationMs = 160

const pictures = Object.fromEntries(
  colors.flatMap((color) =>
    roles.map((role) => [makePiece({ color, role }), () => <PiecePicture piece={{ color, role }} />]),
  ),
)

/**
 * What the eye and the pointer use. react-chessboard lays out and slides the pieces; what it shows to a screen reader is hidden,
 * because its squares form no grid. Its board is made anew for another position only: what else changes on a square, the square hears
 * by itself, for a board made anew takes longer than a click should.
 */
export const BoardPicture = memo(function BoardPicture(props: Props) {
  const { position, orientation, marks, preMove, movable, dragged, droppedIn, onPress } = props
  const { variant } = position
  const { animation } = usePreferences()
  const reducedMotion = useReducedMotion()
  const before = useBefore(position)
  // The library looks its squares up by a selector that bears letters and digits only.
  const id = `board${useId().replace(/\W/g, '')}`
  const isAnimated = animation && !reducedMotion
  const durationMs = droppedIn !== undefined && droppedIn === before ? 0 : animationMs
  const signs = useMemo<SquareSigns>(
    () => ({ position, marks, preMove, movable, dragged }),
    [position, marks, preMove, movable, dragged],
  )

  const board = useMemo(() => {
    const options: ChessboardOptions = {
      id,
      position: placementOf(position),
      pieces: pictures,
      chessboardRows: variant.ranks,
      chessboardColumns: variant.files,
      boardOrientation: orientation,
      showNotation: false,
      showAnimations: isAnimated,
      animationDurationInMs: durationMs,
      allowDrawingArrows: false,
      allowDragging: false,
      lightSquareStyle: { backgroundColor: 'transparent' },
      darkSquareStyle: { backgroundColor: 'transparent' },
      onSquareClick: ({ square }) => onPress(parseSquare(square)!),
      squareRenderer: ({ square, children: piece }) => (
        <SquareFace square={parseSquare(square)!}>{piece}</SquareFace>
      ),
    }
    return <Chessboard options={options} />
  }, [id, position, variant, orientation, isAnimated, durationMs, onPress])

  return (
    <div className="board-picture" aria-hidden="true">
      <SquareSignsContext value={signs}>{board}</SquareSignsContext>
    </div>
  )
})

/** The position shown before this one. */
function useBefore(position: Position): Position | undefined {
  const [shown, setShown] = useState<{ now: Position; before: Position | undefined }>({
    now: position,
    before: undefined,
  })
  if (shown.now === position) return shown.before
  setShown({ now: position, before: shown.now })
  return shown.now
}

function placementOf(position: Position): PositionDataType {
  return Object.fromEntries(
    position.pieces().map(({ square, piece }) => [makeSquare(square), { pieceType: makePiece(piece) }]),
  )
}
