import { say } from '@rookery/words/web/shell'

/** When the next drills are due, in milliseconds with blanks between: so little that the front door can read it at once. */
const key = 'rookery.practice-due'

/** More than anybody does in a day. */
export const mostDue = 100

export const tellDue = (count: number): string => say('due', { count, isMore: count === mostDue })

/** How many drills are due; `mostDue` stands for that many or more. */
export function countDue(nowMs: number): number {
  try {
    const times = (window.localStorage.getItem(key) ?? '').split(' ', mostDue)
    return times.filter((time) => /^\d+$/.test(time) && Number(time) <= nowMs).length
  } catch {
    return 0
  }
}

/** `fresh` drills are new. */
export function keepDueTimes(times: readonly number[], fresh: number): void {
  try {
    window.localStorage.setItem(key, times.slice(0, mostDue).join(' '))
    window.dispatchEvent(new CustomEvent(dueEvent, { detail: fresh }))
  } catch {
    // The Practice room tells it as well.
  }
}

const dueEvent = 'rookery-due'

/** Hears, wherever in the page drills were kept, how many of them are new. */
export function watchDue(onKept: (fresh: number) => void): () => void {
  const hear = (event: Event) => onKept((event as CustomEvent<number>).detail)
  window.addEventListener(dueEvent, hear)
  return () => window.removeEventListener(dueEvent, hear)
}
