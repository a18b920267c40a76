// biome-ignore-all lint/a11y/useSemanticElements: a table is for reading; HTML has no element for a grid one acts in.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a grid the cells take the focus, never a row.
import {
  type Color,
  makePiece,
  makeSquare,
  type Piece,
  parsePiece,
  parseSquare,
  type Square,
} from '@rookery/rules'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Coordinates } from '../../board/coordinates.tsx'
import { isLightSquare, squareAfterKey, squareRows } from '../../board/geometry.ts'
import { PiecePicture } from '../../pieces/piece-picture.tsx'
import { describePiece } from '../../ui/words.ts'
import type { Draft } from './draft.ts'

/** What a press on a square does: puts this piece there, takes what is there away, or picks it up to carry. */
export type Tool = Piece | 'remove' | 'move'

interface Props {
  readonly draft: Draft
  readonly orientation: Color
  readonly tool: Tool
  readonly onPut: (square: Square, piece: Piece | undefined) => void
  readonly onCarry: (from: Square, to: Square) => void
}

/** How far a finger may tremble without beginning to drag. */
const dragDistance = 5

interface Drag {
  readonly from: Square
  readonly piece: Piece
  readonly startX: number
  readonly startY: number
  readonly x: number
  readonly y: number
  readonly isMoving: boolean
  /** Of a square, in pixels. */
  readonly size: number
}

/** A grid of squares: a press uses the tool, a drag carries a piece, and off the board it is gone. */
export function EditorBoard({ draft, orientation, tool, onPut, onCarry }: Props) {
  const { variant, pieces } = draft
  const rows = squareRows(variant, orientation)
  const [current, setCurrent] = useState<Square>(() => rows.at(-1)![0]!)
  const [held, setHeld] = useState<Square>()
  const [drag, setDrag] = useState<Drag>()
  const grid = useRef<HTMLDivElement>(null)
  /** The click that ends a drag must not use the tool. */
  const wasDragged = useRef(false)

  const use = (square: Square) => {
    if (tool === 'move') {
      if (held !== undefined && held !== square) onCarry(held, square)
      setHeld(held === undefined && pieces.has(square) ? square : undefined)
      return
    }
    if (tool === 'remove') onPut(square, undefined)
    else onPut(square, isSame(pieces.get(square), tool) ? undefined : tool)
  }

  const focus = (square: Square) => {
    setCurrent(square)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${makeSquare(square)}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent, square: Square) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = squareAfterKey(variant, orientation, square, event.key)
    const typed = event.key.length === 1 ? parsePiece(event.key) : undefined
    if (next !== undefined) focus(next)
    else if (typed && variant.roles.includes(typed.role)) onPut(square, typed)
    else if (event.key === 'Delete' || event.key === 'Backspace') onPut(square, undefined)
    else if (event.key === 'Enter' || event.key === ' ') use(square)
    else if (event.key === 'Escape') setHeld(undefined)
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent, square: Square) => {
    wasDragged.current = false
    const piece = pieces.get(square)
    if (!piece || event.button !== 0) return
    const { clientX, clientY } = event
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({
      from: square,
      piece,
      startX: clientX,
      startY: clientY,
      x: clientX,
      y: clientY,
      isMoving: false,
      size: event.currentTarget.clientWidth,
    })
  }

  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!drag) return
    const isMoving = drag.isMoving || Math.hypot(x - drag.startX, y - drag.startY) > dragDistance
    setDrag({ ...drag, x, y, isMoving })
  }

  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    if (drag?.isMoving) {
      const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-cell]')
      const goal = below?.dataset.cell === undefined ? undefined : parseSquare(below.dataset.cell)
      if (goal === undefined) onPut(drag.from, undefined)
      else onCarry(drag.from, goal)
      setHeld(undefined)
      wasDragged.current = true
    }
    setDrag(undefined)
  }

  return (
    <div
      ref={grid}
      className="editor-board"
      role="grid"
      aria-label={`Board to set up, ${orientation} at the bottom`}
      style={{ '--files': variant.files, '--ranks': variant.ranks } as CSSProperties}
    >
      {rows.map((row) => (
        <div key={row[0]} className="editor-row" role="row">
          {row.map((square) => {
            const piece = pieces.get(square)
            const isCarried = drag?.isMoving && drag.from === square
            return (
              <div
                key={square}
                role="gridcell"
                className={`editor-square ${isLightSquare(square) ? 'square-light' : 'square-dark'}`}
                data-cell={makeSquare(square)}
                data-piece={piece && makePiece(piece)}
                tabIndex={square === current ? 0 : -1}
                aria-selected={square === held}
                aria-label={`${makeSquare(square)}, ${piece ? describePiece(piece) : 'empty'}`}
                onFocus={() => setCurrent(square)}
                onClick={() => {
                  if (!wasDragged.current) use(square)
                  wasDragged.current = false
                }}
                onKeyDown={(event) => onKeyDown(event, square)}
                onPointerDown={(event) => onPointerDown(event, square)}
                onPointerMove={onPointerMove}
                onPointerUp={onPointerUp}
                onPointerCancel={() => setDrag(undefined)}
              >
                {piece && (
                  <span className="editor-piece" data-carried={isCarried}>
                    <PiecePicture piece={piece} />
                  </span>
                )}
              </div>
            )
          })}
        </div>
      ))}
      <Coordinates size={variant} orientation={orientation} />
      {drag?.isMoving &&
        // The room is a size container, which would keep a fixed place inside it.
        createPortal(
          <span
            className="editor-drag"
            style={{ left: drag.x, top: drag.y, width: drag.size }}
            aria-hidden="true"
          >
            <PiecePicture piece={drag.piece} />
          </span>,
          document.body,
        )}
    </div>
  )
}

const isSame = (a: Piece | undefined, b: Piece): boolean => a?.color === b.color && a.role === b.role
