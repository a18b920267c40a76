import { useEffect } from 'react'

export type Walk = 'back' | 'forward' | 'first' | 'last' | 'flip'

const walks: Readonly<Record<string, Walk>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  f: 'flip',
}

/** Arrows, Home and End walk through a game and f turns the board, where no other part of the page uses the key. */
export function useWalkKeys(onWalk: (walk: Walk) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const walk = walks[event.key]
      if (!walk || event.defaultPrevented || isChorded(event) || usesKeysItself(event.target)) return
      event.preventDefault()
      onWalk(walk)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [onWalk])
}

const isChorded = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

const usesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, pre, [role=tablist]') !== null
