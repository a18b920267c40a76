import { type Color, makeSquare, type Position, type Square } from '@rookery/rules'
import { useEffect, useMemo, useState } from 'react'
import type { BoardMarks, TargetKind } from './marks.ts'
import { type PreMove, preMoveTargets } from './pre-move.ts'
import { useLatest } from './steady.ts'
import { useEscape } from './use-escape.ts'

interface Options {
  readonly position: Position
  readonly marks: BoardMarks
  /** The side that may move ahead of its turn; undefined while none may. */
  readonly color: Color | undefined
  readonly preMove: PreMove | undefined
  readonly onPreMove: (preMove: PreMove | undefined) => void
  /** The turn has come while a piece was in hand. */
  readonly onHandOver: (square: Square) => void
}

interface PreMoving {
  readonly marks: BoardMarks
  /** For a screen reader. */
  readonly words: string
  press(square: Square): void
  grab(square: Square): void
  drop(from: Square, to: Square): void
  /** Says whether there was anything to put down. */
  cancel(): boolean
}

/** Picking up a piece while the other side thinks; the game keeps the pre-move itself. */
export function usePreMove(options: Options): PreMoving {
  const { position, marks, color, preMove, onPreMove, onHandOver } = options
  const [held, setHeld] = useState<Square>()
  const [words, setWords] = useState('')
  const isOwn = (square: Square) => color !== undefined && position.pieceAt(square)?.color === color
  const reach = useMemo(() => (held === undefined ? [] : preMoveTargets(position, held)), [position, held])

  const cancel = () => {
    setHeld(undefined)
    if (preMove) {
      onPreMove(undefined)
      setWords('Pre-move cancelled.')
    }
    return held !== undefined || preMove !== undefined
  }

  const queue = (from: Square, to: Square) => {
    setHeld(undefined)
    onPreMove({ from, to })
    const role = position.pieceAt(from)?.role ?? 'piece'
    setWords(`Pre-move: ${role} from ${makeSquare(from)} to ${makeSquare(to)}, as soon as it is your turn.`)
  }

  const hold = (square: Square) => {
    cancel()
    setHeld(square)
  }

  useEscape(held !== undefined || preMove !== undefined, useLatest(cancel))

  useEffect(() => {
    if (color !== undefined) return
    setWords('')
    setHeld(undefined)
    if (held !== undefined) onHandOver(held)
  }, [color, held, onHandOver])

  const shown = useMemo(
    () => (held === undefined ? marks : { ...marks, selected: held, targets: targetsOf(position, reach) }),
    [marks, held, position, reach],
  )

  return {
    marks: shown,
    words,
    press(square) {
      if (held !== undefined && reach.includes(square)) queue(held, square)
      else if (isOwn(square) && square !== held && square !== preMove?.from) hold(square)
      else cancel()
    },
    grab: (square) => isOwn(square) && hold(square),
    drop(from, to) {
      if (preMoveTargets(position, from).includes(to)) queue(from, to)
    },
    cancel,
  }
}

const targetsOf = (position: Position, squares: readonly Square[]): Map<Square, TargetKind> =>
  new Map(squares.map((square) => [square, position.pieceAt(square) ? 'capture' : 'move']))
