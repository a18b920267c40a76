import type { BoardArrow } from '@rookery/board'
import type { PlayState } from '@rookery/play'
import type { Position } from '@rookery/rules'
import { useCallback, useEffect, useState } from 'react'
import type { Preview } from './table.tsx'

export interface Previewing {
  readonly shown: Preview
  readonly onArrows: (arrows: readonly BoardArrow[] | undefined) => void
  readonly onPosition: (position: Position | undefined) => void
}

/** Lets a picture of thought borrow the board: until it gives it back, the game moves on, or another view is opened. */
export function usePreview({ line, cursor }: PlayState, view: string): Previewing {
  const [arrows, onArrows] = useState<readonly BoardArrow[]>()
  const [position, onPosition] = useState<Position>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what ends a preview.
  useEffect(() => {
    onArrows(undefined)
    onPosition(undefined)
  }, [line, cursor, view])

  return {
    shown: { ...(arrows && { arrows }), ...(position && { position }) },
    onArrows,
    onPosition: useCallback((next: Position | undefined) => onPosition(() => next), []),
  }
}
