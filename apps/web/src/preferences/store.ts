import { useSyncExternalStore } from 'react'
import { defaultPreferences, makePreferences, type Preferences, readPreferences } from './preferences.ts'

/** The script that paints the first frame (public/theme.js) reads this key too. */
const key = 'rookery.preferences'
export const damagedKey = `${key}.damaged`

const listeners = new Set<() => void>()
let current = readKept()

/** What cannot be read is set aside: the next change would write over it. */
function readKept(): Preferences {
  try {
    const text = window.localStorage.getItem(key)
    const read = readPreferences(text)
    if (text !== null && !read) window.localStorage.setItem(damagedKey, text)
    return read ?? defaultPreferences
  } catch {
    return defaultPreferences
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
    if (event.key === key || event.key === null) settle(readKept())
  })
}

function settle(next: Preferences): void {
  current = next
  for (const listener of [...listeners]) listener()
}
