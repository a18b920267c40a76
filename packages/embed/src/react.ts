'use client'

import {
  createElement,
  type DetailedHTMLProps,
  forwardRef,
  type HTMLAttributes,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import type { GameAttributes } from './attributes.ts'
import type { GameEvents, GameFiles, GameOptions, RookeryGame as RookeryGameElement } from './index.ts'
import './index.ts'
import { optionNames } from './options.ts'

const handlerNames = {
  onStart: 'start',
  onMove: 'move',
  onThought: 'thought',
  onTakeback: 'takeback',
  onEnd: 'end',
  onError: 'error',
} as const satisfies Record<string, keyof GameEvents>

type Handlers = {
  readonly [Name in keyof typeof handlerNames]?: (detail: GameEvents[(typeof handlerNames)[Name]]) => void
}

export interface RookeryGameProps
  extends Partial<GameOptions>,
    Handlers,
    Pick<HTMLAttributes<HTMLElement>, 'className' | 'id' | 'style' | 'title'> {
  /** Where the minds' files are, for tools that do not find them by themselves. */
  readonly files?: GameFiles
}

export type { RookeryGameElement }

/** The element itself: React 19 sets its properties and hears its events. */
type ElementProps = DetailedHTMLProps<
  Omit<HTMLAttributes<RookeryGameElement>, keyof GameAttributes>,
  RookeryGameElement
> &
  GameAttributes

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-game': ElementProps
    }
  }
}

/** `<rookery-game>` for React 18 and later: options and handlers are props, and the ref is the element. */
export const RookeryGame = forwardRef<RookeryGameElement, RookeryGameProps>(function RookeryGame(props, ref) {
  const element = useRef<RookeryGameElement>(null)
  const latest = useRef(props)
  useImperativeHandle(ref, () => element.current!, [])

  useLayoutEffect(() => {
    latest.current = props
    if (props.files) element.current!.files = props.files
    for (const name of optionNames) element.current!.setOption(name, props[name])
  })

  useLayoutEffect(() => {
    const listening = new AbortController()
    for (const [name, type] of Object.entries(handlerNames))
      element.current!.addEventListener(
        type,
        ({ detail }: CustomEvent) => latest.current[name as keyof Handlers]?.(detail),
        { signal: listening.signal },
      )
    return () => listening.abort()
  }, [])

  const { className, id, style, title } = props
  return createElement('rookery-game', { ref: element, class: className, id, style, title })
})
