import { type RefCallback, useCallback } from 'react'
import type { Walk } from './use-walk-keys.ts'

/** A notch of a mouse's wheel turns about 100 pixels, a finger on a touchpad a few at a time. */
const PIXELS_A_STEP = 60
const PIXELS_A_LINE = 20

/** A wheel turned over the element walks through the game: down goes on, up goes back. */
export function useWheelWalk(onWalk: (walk: Walk) => void): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      let turned = 0
      const onWheel = (event: WheelEvent) => {
        // With the control key, and with two fingers spread, it zooms the page.
        if (event.ctrlKey || event.deltaY === 0) return
        event.preventDefault()
        turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_A_LINE : 1)
        if (Math.abs(turned) < PIXELS_A_STEP) return
        const walk = turned > 0 ? 'forward' : 'back'
        turned = 0
        onWalk(walk)
      }
      // React's own listeners of the wheel may not keep the page from scrolling.
      element.addEventListener('wheel', onWheel, { passive: false })
      return () => element.removeEventListener('wheel', onWheel)
    },
    [onWalk],
  )
}
