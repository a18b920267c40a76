import { useEffect } from 'react'

/**
 * Keys that work anywhere in the page where no other part uses them itself; a key without a command is left alone.
 * Memoise `commandOf`: a new one is listened for anew.
 */
export function useKeys(commandOf: (key: string) => (() => void) | undefined): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event.key)
      if (!command || event.defaultPrevented || isChorded(event) || usesKeysItself(event.target)) return
      if (event.key === 'Escape' && isCovered()) return
      event.preventDefault()
      command()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [commandOf])
}

/** A question mark needs the shift key on most keyboards. */
const isChorded = (event: KeyboardEvent): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && event.key !== '?')

/** Whether a dialog or a note is in front of the page, so that Escape is for that one. */
export const isCovered = (): boolean => document.querySelector('dialog[open], :popover-open') !== null

const usesKeysItself = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, pre, dialog') !== null
