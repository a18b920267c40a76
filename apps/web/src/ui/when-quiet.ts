/** The page has better to do at first than what it may need one day. */
const QUIET_MS = 2000

export function whenQuiet(work: () => void): void {
  window.addEventListener('load', () => setTimeout(work, QUIET_MS))
}
