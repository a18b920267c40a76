import type {
  BoardArrow,
  BoardCircle,
  BoardEvents,
  BoardOptions,
  PreMove,
  RookeryBoard,
} from '@rookery/board'
import { type Color, type Move, moveFrom, moveTo, type Position, parseSquare } from '@rookery/rules'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useBoardLabels } from '../preferences/board-labels.ts'
import { usePreferences } from '../preferences/store.ts'
import '@rookery/board'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-board': DetailedHTMLProps<HTMLAttributes<RookeryBoard>, RookeryBoard> & { theme?: string }
    }
  }
}

/** What the page does when the person has done something; what the board would do by itself, it leaves to the page. */
type BoardHandlers = {
  readonly [Type in keyof BoardEvents]?: (detail: BoardEvents[Type], event: Event) => void
}

/**
 * Keeps a board as the page wants it. The page's answer to an event is on the board before the event is over, so that a piece that
 * was put down never blinks back.
 */
export function useBoard(
  options: Partial<BoardOptions>,
  handlers: BoardHandlers = {},
): RefObject<RookeryBoard | null> {
  const board = useRef<RookeryBoard>(null)
  const told = useRef<Partial<BoardOptions>>({})
  const latest = useRef(handlers)
  const labels = useBoardLabels()

  useLayoutEffect(() => {
    latest.current = handlers
    const element = board.current
    if (!element) return
    const wanted: Partial<BoardOptions> = { ...options, labels }
    for (const name of Object.keys(wanted) as (keyof BoardOptions)[])
      if (told.current[name] !== wanted[name]) Object.assign(element, { [name]: wanted[name] })
    told.current = wanted
  })

  useEffect(() => {
    const element = board.current
    if (!element) return
    const listening = new AbortController()
    for (const type of ['move', 'premove', 'press', 'remove'] as const)
      element.addEventListener(
        type,
        (event: Event) => {
          const act = latest.current[type] as ((detail: unknown, event: Event) => void) | undefined
          if (!act) return
          if (type === 'move') event.preventDefault()
          flushSync(() => act((event as CustomEvent).detail, event))
        },
        { signal: listening.signal },
      )
    return () => listening.abort()
  }, [])

  return board
}

interface Props {
  readonly position: Position
  readonly orientation: Color
  /** The move that led here. */
  readonly lastMove?: Move | undefined
  /** False for a position that is only imagined: neither check nor a last move is marked. */
  readonly isReal?: boolean
  /** The side whose pieces may be picked up now; a board without it is there to be read. */
  readonly movable?: Color | undefined
  readonly onMove?: (move: Move) => void
  /** The side that may queue a move ahead of its turn; never at the same time as `movable`. */
  readonly preMovable?: Color | undefined
  readonly preMove?: PreMove | undefined
  readonly onPreMove?: (preMove: PreMove | undefined) => void
  readonly arrows?: readonly BoardArrow[]
  readonly circles?: readonly BoardCircle[]
  /** False where the page tells the moves itself. */
  readonly announce?: boolean
  /** What is left on the clocks, in milliseconds, for whoever asks. */
  readonly clocks?: (() => { readonly white?: number; readonly black?: number }) | undefined
  /** What lies over the board, such as a dialog. */
  readonly children?: ReactNode
}

const none: readonly never[] = []
const animationMs = 160

/** The board as the rest of the page knows it: as wide as `--board-width`, or as its place allows. */
export function Board(props: Props) {
  const { position, orientation, lastMove, isReal = true, movable, preMovable, preMove } = props
  const { arrows = none, circles = none, announce = true, clocks, children } = props
  const { board: theme, pieces, coordinates, legalDots, animation } = usePreferences()
  const lastSquares = useMemo(
    () => (lastMove === undefined || !isReal ? none : [moveFrom(lastMove), moveTo(lastMove)]),
    [lastMove, isReal],
  )

  const board = useBoard(
    {
      pieces,
      coordinates,
      dots: legalDots,
      animation: animation ? animationMs : 0,
      announce,
      clocks,
      orientation,
      interactive: movable ?? preMovable ?? 'none',
      premoves: preMovable ? 'show' : 'none',
      lastMove: lastSquares,
      check: isReal ? undefined : 'none',
      arrows,
      circles,
      position,
      premove: preMove,
    },
    {
      move: ({ move }) => move !== undefined && props.onMove?.(move),
      premove: (queued) =>
        props.onPreMove?.(
          queued ? { from: parseSquare(queued.from)!, to: parseSquare(queued.to)! } : undefined,
        ),
    },
  )

  return (
    <rookery-board ref={board} theme={theme}>
      {children}
    </rookery-board>
  )
}
