import type { BoardLabels } from '@rookery/board'
import { language, openWords } from '@rookery/words'
import { useSyncExternalStore } from 'react'

let labels: BoardLabels | undefined
const listeners = new Set<() => void>()

/** Boards speak English by themselves; how they speak another language is fetched with it. */
export async function speakOnBoards(): Promise<void> {
  const spoken = language()
  const fetched = spoken === 'en' ? undefined : await import('@rookery/play/board-labels')
  if (fetched) await openWords('play')
  // Somebody may have changed their mind meanwhile.
  if (spoken !== language()) return
  labels = fetched?.makeBoardLabels()
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useBoardLabels = (): BoardLabels | undefined => useSyncExternalStore(listen, () => labels)
