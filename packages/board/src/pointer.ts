import { makeSquare, type Piece, type Square } from '@rookery/rules'
import { addStroke, namedShapes, toneOf } from './drawings.ts'
import { squareUnder } from './geometry.ts'
import { type Board, cancel, pickUp, putDown, select, wipeDrawings } from './play.ts'
import { isMovable } from './state.ts'

const leftButton = 0
const rightButton = 2
const leftButtonDown = 1
const dragStartsAfterPx = 4

/** A press that is a drag once the pointer has gone far enough. */
interface Gesture {
  readonly pointerId: number
  readonly from: Square
  readonly piece: Piece
  readonly x: number
  readonly y: number
  readonly rect: DOMRect
  isDrag: boolean
}

interface Hands {
  /** Draws the state. */
  readonly draw: () => void
  /** Moves the piece in hand, without drawing anything else. */
  readonly follow: (x: number, y: number, over: Square | undefined) => void
  /** A piece was let go as a move: it lies there already. */
  readonly land: (square: Square) => void
}

/**
 * Dragging pieces by the left button or a finger, and drawing by the right button. Between picking up and putting down, the
 * pointer moves one element and nothing else.
 */
export function attachPointer(board: Board, element: HTMLElement, { draw, follow, land }: Hands): void {
  const { state } = board
  let gesture: Gesture | undefined
  /** The click that ends a drag is no press. */
  let wasDragged = false

  const under = ({ clientX, clientY }: PointerEvent, rect: DOMRect) =>
    squareUnder(
      state.placement.variant,
      state.wishes.orientation,
      (clientX - rect.left) / rect.width,
      (clientY - rect.top) / rect.height,
    )

  const letGo = () => {
    gesture = undefined
    state.drag = undefined
  }

  const beginStroke = (event: PointerEvent, square: Square) => {
    // With something in hand or queued, the right button calls that off.
    if (!cancel(board) && state.wishes.drawable) {
      element.setPointerCapture(event.pointerId)
      state.stroke = { from: square, to: square, tone: toneOf(event) }
    }
    draw()
  }

  element.addEventListener('pointerdown', (event) => {
    if (state.promotion || state.wishes.still) return
    const rect = element.getBoundingClientRect()
    const square = under(event, rect)
    if (square === undefined) return
    if (event.button === rightButton) beginStroke(event, square)
    if (event.button !== leftButton || !event.isPrimary) return
    wipeDrawings(board)
    const piece = state.placement.pieces.get(square)
    if (piece && isMovable(state, square)) {
      const { pointerId, clientX: x, clientY: y } = event
      gesture = { pointerId, from: square, piece, x, y, rect, isDrag: false }
    }
    draw()
  })

  const onMove = (event: PointerEvent) => {
    if (state.stroke) {
      const to = under(event, element.getBoundingClientRect()) ?? state.stroke.from
      const tone = toneOf(event)
      if (to === state.stroke.to && tone === state.stroke.tone) return
      state.stroke = { ...state.stroke, to, tone }
      draw()
      return
    }
    if (gesture?.pointerId !== event.pointerId) return
    const isCalledOff = gesture.isDrag && state.drag === undefined
    // Let go where we did not hear of it, or joined by another button.
    if (isCalledOff || event.buttons !== leftButtonDown) {
      letGo()
      draw()
      return
    }
    const { x, y, from, piece, rect } = gesture
    if (!gesture.isDrag && Math.hypot(event.clientX - x, event.clientY - y) >= dragStartsAfterPx) {
      gesture.isDrag = true
      wasDragged = true
      element.setPointerCapture(event.pointerId)
      if (state.selected !== from) pickUp(board, from)
      state.drag = { from, piece, isTouch: event.pointerType === 'touch' }
      draw()
    }
    if (gesture.isDrag) follow(event.clientX - rect.left, event.clientY - rect.top, under(event, rect))
  }
  element.addEventListener('pointermove', onMove)
  // A flick may be beside the board before it has moved on it.
  element.addEventListener('pointerleave', onMove)

  element.addEventListener('pointerup', (event) => {
    if (state.stroke && event.button === rightButton) {
      const to = under(event, element.getBoundingClientRect())
      if (to !== undefined) {
        state.drawn = addStroke(state.drawn, { ...state.stroke, to, tone: toneOf(event) })
        board.emit('draw-shapes', namedShapes(state.drawn))
      }
      state.stroke = undefined
      draw()
      return
    }
    if (gesture?.pointerId !== event.pointerId) return
    const { isDrag, from, piece, rect } = gesture
    const isHeld = state.drag !== undefined
    letGo()
    if (!isDrag) return
    // The click, if one follows, comes before any other task.
    setTimeout(() => {
      wasDragged = false
    })
    const to = under(event, rect)
    if (isHeld && to === undefined) {
      select(board, undefined)
      if (state.wishes.moves.kind === 'free') board.emit('remove', { from: makeSquare(from), piece })
    } else if (isHeld && to !== undefined && to !== from) {
      land(to)
      putDown(board, from, to)
    }
    draw()
  })

  element.addEventListener('pointercancel', () => {
    letGo()
    state.stroke = undefined
    draw()
  })
  element.addEventListener('contextmenu', (event) => {
    if (state.wishes.drawable && !state.wishes.still) event.preventDefault()
  })
  element.addEventListener(
    'click',
    (event) => {
      if (wasDragged) event.stopPropagation()
    },
    { capture: true },
  )
  // A finger that holds a piece must not scroll the page.
  element.addEventListener(
    'touchmove',
    (event) => {
      if (gesture && event.cancelable) event.preventDefault()
    },
    { passive: false },
  )
}
