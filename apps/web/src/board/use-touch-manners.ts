import { type RefObject, useEffect } from 'react'

/**
 * A finger that holds a piece must not scroll the page, and one that scrolls the page is no press: the browser then
 * lets nobody cancel the touch, which the library would try. React's own touch listeners are too polite for either.
 */
export function useTouchManners(board: RefObject<HTMLElement | null>, holdsPiece: () => boolean): void {
  useEffect(() => {
    const element = board.current
    if (!element) return
    const keepStill = (event: TouchEvent) => {
      if (holdsPiece() && event.cancelable) event.preventDefault()
    }
    const keepQuiet = (event: TouchEvent) => {
      if (!event.cancelable) event.stopPropagation()
    }
    element.addEventListener('touchmove', keepStill, { passive: false })
    element.addEventListener('touchend', keepQuiet)
    return () => {
      element.removeEventListener('touchmove', keepStill)
      element.removeEventListener('touchend', keepQuiet)
    }
  }, [board, holdsPiece])
}
