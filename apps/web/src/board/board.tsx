import type { Color, Position, Square } from '@rookery/rules'
import type { CSSProperties, PointerEvent, ReactNode } from 'react'
import { usePreferences } from '../preferences/store.ts'
import { BoardPicture } from './board-picture.tsx'
import { Coordinates } from './coordinates.tsx'
import { DrawingLayer } from './drawing-layer.tsx'
import type { BoardArrow, BoardCircle } from './drawings.ts'
import type { BoardMarks } from './marks.ts'
import { PieceInHand } from './piece-in-hand.tsx'
import type { PreMove } from './pre-move.ts'
import { SquareGrid } from './square-grid.tsx'
import { sameMarks, useLatest, useSteady } from './steady.ts'
import { useOwnDrawings } from './use-own-drawings.ts'
import { usePieceDrag } from './use-piece-drag.ts'
import { usePreMove } from './use-pre-move.ts'

interface Props {
  readonly position: Position
  readonly orientation: Color
  readonly marks?: BoardMarks
  /** The side whose pieces may be picked up now; a board without it is there to be read. */
  readonly movable?: Color | undefined
  readonly onPress?: (square: Square) => void
  readonly onGrab?: (square: Square) => void
  /** Says whether the drop was a move, so that the piece stays where it was let go. */
  readonly onDrop?: (from: Square, to: Square) => boolean
  readonly onCancel?: () => void
  /** The side that may queue a move ahead of its turn; never at the same time as `movable`. */
  readonly preMovable?: Color | undefined
  readonly preMove?: PreMove | undefined
  readonly onPreMove?: (preMove: PreMove | undefined) => void
  readonly arrows?: readonly BoardArrow[]
  readonly circles?: readonly BoardCircle[]
  /** What lies over the board, such as a dialog. */
  readonly children?: ReactNode
}

const noMarks: BoardMarks = { lastMove: [], check: undefined, selected: undefined, targets: new Map() }
const none: readonly never[] = []

/** The board as the rest of the page knows it: as wide as `--board-width`, or as its place allows. */
export function Board(props: Props) {
  const {
    position,
    orientation,
    movable,
    preMovable,
    preMove,
    arrows = none,
    circles = none,
    children,
  } = props
  const { variant } = position
  const { coordinates, legalDots } = usePreferences()
  const own = useOwnDrawings(position, orientation)
  const onHandOver = useLatest((square: Square) => {
    if (position.pieceAt(square)?.color === movable) props.onGrab?.(square)
  })
  const ahead = usePreMove({
    position,
    marks: useSteady(props.marks ?? noMarks, sameMarks),
    color: preMovable,
    preMove,
    onPreMove: useLatest(props.onPreMove),
    onHandOver,
  })
  const onPress = useLatest((square: Square) => (preMovable ? ahead.press(square) : props.onPress?.(square)))
  const onGrab = useLatest((square: Square) => (preMovable ? ahead.grab(square) : props.onGrab?.(square)))
  const onDrop = useLatest((from: Square, to: Square): boolean => {
    if (!preMovable) return props.onDrop?.(from, to) ?? false
    ahead.drop(from, to)
    return false
  })
  const onCancel = useLatest(props.onCancel)

  const drag = usePieceDrag({ position, orientation, movable: movable ?? preMovable, onGrab, onDrop })
  const pointerHandlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnPicture = (event.target as Element).closest('.board-picture') !== null
      if (!isOnPicture || (event.button === 2 && ahead.cancel())) return
      own.handlers.onPointerDown(event)
      drag.handlers.onPointerDown(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      own.handlers.onPointerMove(event)
      drag.handlers.onPointerMove(event)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      own.handlers.onPointerUp(event)
      drag.handlers.onPointerUp(event)
    },
    onPointerCancel() {
      own.handlers.onPointerCancel()
      drag.handlers.onPointerCancel()
    },
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard one acts in the grid; a pointer drags and draws here.
    <div
      ref={drag.board}
      className="board"
      data-dots={legalDots}
      data-ahead={preMovable !== undefined}
      style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
      {...pointerHandlers}
      onContextMenu={(event) => event.preventDefault()}
    >
      <BoardPicture
        position={position}
        orientation={orientation}
        marks={ahead.marks}
        preMove={preMove}
        movable={movable ?? preMovable}
        dragged={drag.dragged}
        droppedIn={drag.droppedIn}
        onPress={onPress}
      />
      {coordinates && <Coordinates size={variant} orientation={orientation} />}
      <DrawingLayer
        size={variant}
        orientation={orientation}
        arrows={[...arrows, ...own.arrows]}
        circles={[...circles, ...own.circles]}
      />
      {drag.dragged && <PieceInHand dragged={drag.dragged} ghost={drag.ghost} spot={drag.spot} />}
      <SquareGrid
        position={position}
        orientation={orientation}
        marks={ahead.marks}
        preMove={preMove}
        canAct={props.onPress !== undefined}
        onPress={onPress}
        onCancel={onCancel}
      />
      {props.onPreMove && (
        <div className="visually-hidden" role="status">
          {ahead.words}
        </div>
      )}
      {children}
    </div>
  )
}
