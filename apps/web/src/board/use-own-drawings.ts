import type { Color, Position, Square } from '@rookery/rules'
import { type PointerEvent, useState } from 'react'
import { type BoardSize, squareUnder } from './geometry.ts'
import { addStroke, noDrawings, type OwnDrawings, type Stroke, toneOf } from './own-drawings.ts'

const rightButton = 2

interface Drawing extends OwnDrawings {
  /** For an element that covers the board exactly. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerCancel: () => void
  }
}

/** The person's arrows and circles by the right button; a left click or another position wipes them out. */
export function useOwnDrawings(position: Position, orientation: Color): Drawing {
  const [drawn, setDrawn] = useState(noDrawings)
  const [stroke, setStroke] = useState<Stroke>()
  const [of, setOf] = useState(position)
  if (of !== position) {
    setOf(position)
    setDrawn(noDrawings)
    setStroke(undefined)
  }

  const under = (event: PointerEvent<HTMLElement>) => squareOf(event, position.variant, orientation)

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== rightButton) {
        setDrawn(noDrawings)
        return
      }
      const square = under(event)
      if (square === undefined) return
      // The stroke goes on, and ends, where the pointer leaves the board.
      event.currentTarget.setPointerCapture(event.pointerId)
      setStroke({ from: square, to: square, tone: toneOf(event) })
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!stroke) return
      const to = under(event) ?? stroke.from
      const tone = toneOf(event)
      if (to !== stroke.to || tone !== stroke.tone) setStroke({ ...stroke, to, tone })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!stroke || event.button !== rightButton) return
      setStroke(undefined)
      const to = under(event)
      if (to !== undefined) setDrawn(addStroke(drawn, { ...stroke, to, tone: toneOf(event) }))
    },
    onPointerCancel: () => setStroke(undefined),
  }

  const shown = stroke ? addStroke(drawn, stroke) : drawn
  return { ...shown, handlers }
}

function squareOf(event: PointerEvent<HTMLElement>, size: BoardSize, orientation: Color): Square | undefined {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  return squareUnder(size, orientation, (event.clientX - left) / width, (event.clientY - top) / height)
}
