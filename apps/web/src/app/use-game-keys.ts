import { type Dispatch, useEffect } from 'react'
import type { PlayState } from '../game/play-state.ts'
import type { PlayAction } from '../game/reducer.ts'

/** Arrows, Home and End walk through the game, and Escape puts a piece down, where no other part of the page uses the key. */
export function useGameKeys({ cursor, line }: PlayState, dispatch: Dispatch<PlayAction>): void {
  const last = line.moves.length
  useEffect(() => {
    const actions: Readonly<Record<string, PlayAction>> = {
      ArrowLeft: { kind: 'step', to: cursor - 1 },
      ArrowRight: { kind: 'step', to: cursor + 1 },
      Home: { kind: 'step', to: 0 },
      End: { kind: 'step', to: last },
      Escape: { kind: 'cancel' },
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const action = actions[event.key]
      if (!action || event.defaultPrevented || isChorded(event) || usesKeysItself(event.target)) return
      event.preventDefault()
      dispatch(action)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [cursor, last, dispatch])
}

const isChorded = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

const usesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, pre') !== null
