import { useEffect } from 'react'

/**
 * Escape wherever the focus is. `onEscape` must never change: another listener of the key may render this component
 * in between, and a listener that is exchanged while the key is on its way is not called.
 */
export function useEscape(isActive: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive, onEscape])
}
