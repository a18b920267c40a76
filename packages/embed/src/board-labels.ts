import type { BoardLabels } from '@rookery/board'
import { language, openWords } from '@rookery/words'

/** How a board speaks the language of the time; undefined for English, which it speaks by itself. */
export async function loadBoardLabels(): Promise<BoardLabels | undefined> {
  if (language() === 'en') return undefined
  const { makeBoardLabels } = await import('@rookery/play/board-labels')
  await openWords('play')
  return makeBoardLabels()
}
