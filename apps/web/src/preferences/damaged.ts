import { damagedKey } from './store.ts'

/** The settings that were saved and could not be read, as they were; null where there are none. */
export function damagedPreferences(): string | null {
  try {
    return window.localStorage.getItem(damagedKey)
  } catch {
    return null
  }
}

export const forgetDamagedPreferences = (): void => window.localStorage.removeItem(damagedKey)
