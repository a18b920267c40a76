import { useSyncExternalStore } from 'react'
import { makePreferences, type Preferences, readPreferences } from './preferences.ts'

/** The script that paints the first frame (public/theme.js) reads this key too. */
const key = 'rookery.preferences'

const listeners = new Set<() => void>()
let current = readPreferences(readKept())

function readKept(): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export const getPreferences = (): Preferences => current

export function changePreferences(change: Partial<Preferences>): void {
  settle({ ...current, ...change })
  try {
    window.localStorage.setItem(key, makePreferences(current))
  } catch {
    // A browser that keeps nothing still shows the wish until the page is closed.
  }
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, getPreferences)
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Another tab's wish holds here too. */
export function followOtherTabs(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) settle(readPreferences(readKept()))
  })
}

function settle(next: Preferences): void {
  current = next
  for (const listener of [...listeners]) listener()
}
