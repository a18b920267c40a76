import { type Color, type Piece, parsePiece, parseSquare, type Square } from '@rookery/rules'
import { say } from '@rookery/words/web/editor'
import { type KeyboardEvent, useMemo } from 'react'
import { useBoard } from '../../board/board.tsx'
import { usePreferences } from '../../preferences/store.ts'
import { type Draft, makeDraftFen } from './draft.ts'

/** What a press on a square does: puts this piece there, takes what is there away, or picks it up to carry. */
export type Tool = Piece | 'remove' | 'move'

interface Props {
  readonly draft: Draft
  readonly orientation: Color
  readonly tool: Tool
  readonly onPut: (square: Square, piece: Piece | undefined) => void
  readonly onCarry: (from: Square, to: Square) => void
}

/** A board on which everything goes: a press uses the tool, a drag carries a piece, and off the board it is gone. */
export function EditorBoard({ draft, orientation, tool, onPut, onCarry }: Props) {
  const { variant, pieces } = draft
  const { board: theme, pieces: pieceTheme } = usePreferences()
  const fen = useMemo(() => makeDraftFen(draft), [draft])

  const use = (square: Square) => {
    if (tool === 'remove') onPut(square, undefined)
    else if (tool !== 'move') onPut(square, isSame(pieces.get(square), tool) ? undefined : tool)
  }

  const board = useBoard(
    {
      variant,
      position: fen,
      orientation,
      label: say('board', { color: orientation }),
      pieces: pieceTheme,
      interactive: 'both',
      moves: 'free',
      animation: 0,
      lastMove: 'none',
      check: 'none',
      drawable: false,
      announce: false,
    },
    {
      move: ({ from, to }) => onCarry(parseSquare(from)!, parseSquare(to)!),
      remove: ({ from }) => onPut(parseSquare(from)!, undefined),
      press: ({ square }, event) => {
        if (tool === 'move') return
        event.preventDefault()
        use(parseSquare(square)!)
      },
    },
  )

  const onKeyDown = (event: KeyboardEvent) => {
    const square = board.current?.focusedSquare
    if (square === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const typed = event.key.length === 1 ? parsePiece(event.key) : undefined
    if (typed && variant.roles.includes(typed.role)) onPut(parseSquare(square)!, typed)
    else if (event.key === 'Delete' || event.key === 'Backspace') onPut(parseSquare(square)!, undefined)
    else return
    event.preventDefault()
  }

  return <rookery-board ref={board} theme={theme} onKeyDownCapture={onKeyDown} />
}

const isSame = (a: Piece | undefined, b: Piece): boolean => a?.color === b.color && a.role === b.role
