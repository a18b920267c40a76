/** Null where the tab keeps nothing for us. */
export function readKept(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** What does not fit, or may not be kept, is simply gone after a reload. */
export function keepText(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text)
  } catch {
    // Nothing can be done, and nothing on the page depends on it.
  }
}
