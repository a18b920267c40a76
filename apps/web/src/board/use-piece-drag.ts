import type { Color, Piece, Position, Square } from '@rookery/rules'
import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placeOnView, squareUnder } from './geometry.ts'
import { useEscape } from './use-escape.ts'
import { useTouchManners } from './use-touch-manners.ts'

interface Options {
  readonly position: Position
  readonly orientation: Color
  readonly movable: Color | undefined
  readonly onGrab: (square: Square) => void
  /** Says whether the drop was a move. */
  readonly onDrop: (from: Square, to: Square) => boolean | undefined
}

/** A press that is a drag once the pointer has gone far enough. */
interface Gesture {
  readonly pointerId: number
  readonly from: Square
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly board: DOMRect
  isDrag: boolean
}

export interface Dragged {
  readonly from: Square
  readonly piece: Piece
  readonly isTouch: boolean
  /** Where it was let go as a move; it lies there until the board has followed. */
  readonly landedOn: Square | undefined
}

interface PieceDrag {
  /** Goes on the element that covers the board exactly, with the handlers. */
  readonly board: RefObject<HTMLDivElement | null>
  readonly dragged: Dragged | undefined
  /** The position before the last drop that was a move: the step from it needs no animation. */
  readonly droppedIn: Position | undefined
  /** The piece in hand, moved by the pointer without rendering anything. */
  readonly ghost: RefObject<HTMLDivElement | null>
  /** The mark on the square below it. */
  readonly spot: RefObject<HTMLDivElement | null>
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
  }
}

const leftButton = 0
const leftButtonDown = 1
const dragStartsAfterPx = 4

/** Dragging a piece. React renders when it is picked up and when it is put down; in between only two styles change. */
export function usePieceDrag({ position, orientation, movable, onGrab, onDrop }: Options): PieceDrag {
  const { variant } = position
  const board = useRef<HTMLDivElement>(null)
  const gesture = useRef<Gesture>(undefined)
  const pointer = useRef({ x: 0, y: 0 })
  const ghost = useRef<HTMLDivElement>(null)
  const spot = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<Dragged>()
  const [droppedIn, setDroppedIn] = useState<Position>()

  const under = ({ x, y }: { x: number; y: number }, { left, top, width, height }: DOMRect) =>
    squareUnder(variant, orientation, (x - left) / width, (y - top) / height)

  const follow = () => {
    const { current } = gesture
    if (!current || !ghost.current || !spot.current) return
    const { x, y } = pointer.current
    ghost.current.style.transform = `translate(${x - current.board.left}px, ${y - current.board.top}px)`
    const square = under(pointer.current, current.board)
    spot.current.hidden = square === undefined
    if (square === undefined) return
    const { column, row } = placeOnView(variant, orientation, square)
    spot.current.style.transform = `translate(${100 * column}%, ${100 * row}%)`
  }

  const putDown = useCallback(() => {
    gesture.current = undefined
    setDragged(undefined)
  }, [])

  // The ghost is there one render after the drag began.
  useLayoutEffect(() => {
    if (dragged?.landedOn === undefined) {
      follow()
    } else if (ghost.current) {
      const { column, row } = placeOnView(variant, orientation, dragged.landedOn)
      ghost.current.style.transform = `translate(${100 * column + 50}%, ${100 * row + 50}%)`
    }
  })

  // The library needs a moment to put the real piece where the ghost lies; without it the piece would blink.
  useEffect(() => {
    if (dragged?.landedOn === undefined) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDragged(undefined))
    })
    return () => cancelAnimationFrame(frame)
  }, [dragged])

  useEscape(dragged !== undefined, putDown)

  const [holdsPiece] = useState(() => () => gesture.current !== undefined)
  useTouchManners(board, holdsPiece)

  return {
    board,
    dragged,
    droppedIn,
    ghost,
    spot,
    handlers: {
      onPointerDown(event) {
        if (event.button !== leftButton || !event.isPrimary) return
        const board = event.currentTarget.getBoundingClientRect()
        const { pointerId, clientX: x, clientY: y } = event
        const from = under({ x, y }, board)
        const piece = from === undefined ? undefined : position.pieceAt(from)
        if (from === undefined || !piece || piece.color !== movable) return
        gesture.current = { pointerId, from, piece, x, y, board, isDrag: false }
      },
      onPointerMove(event) {
        const { current } = gesture
        if (current?.pointerId !== event.pointerId) return
        // Let go where we did not hear of it, or joined by another button.
        if (event.buttons !== leftButtonDown) {
          putDown()
          return
        }
        pointer.current = { x: event.clientX, y: event.clientY }
        if (current.isDrag) {
          follow()
        } else if (Math.hypot(event.clientX - current.x, event.clientY - current.y) >= dragStartsAfterPx) {
          current.isDrag = true
          event.currentTarget.setPointerCapture(event.pointerId)
          const { from, piece } = current
          setDragged({ from, piece, isTouch: event.pointerType === 'touch', landedOn: undefined })
          onGrab(from)
        }
      },
      onPointerUp(event) {
        const { current } = gesture
        if (current?.pointerId !== event.pointerId) return
        if (!current.isDrag) {
          gesture.current = undefined
          return
        }
        const to = under({ x: event.clientX, y: event.clientY }, current.board)
        const { from, piece } = current
        putDown()
        if (to === undefined || to === from || onDrop(from, to) !== true) return
        setDroppedIn(position)
        setDragged({ from, piece, isTouch: false, landedOn: to })
      },
      onPointerCancel: putDown,
    },
  }
}
