import type { BoardEvents, BoardOptions, RookeryBoard } from '@rookery/board'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import '@rookery/board'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-board': DetailedHTMLProps<HTMLAttributes<RookeryBoard>, RookeryBoard> & { theme?: string }
    }
  }
}

/** What the page does when the person has done something; what the board would do by itself, it leaves to the page. */
export type BoardHandlers = {
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

  useLayoutEffect(() => {
    latest.current = handlers
    const element = board.current
    if (!element) return
    for (const name of Object.keys(options) as (keyof BoardOptions)[])
      if (told.current[name] !== options[name]) Object.assign(element, { [name]: options[name] })
    told.current = options
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
