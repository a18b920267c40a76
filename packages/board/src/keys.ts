import type { Square } from '@rookery/rules'
import { answerCommand, commandKeys } from './commands.ts'
import { squareAfterKey } from './geometry.ts'
import { type Board, press } from './play.ts'

interface Doing {
  readonly draw: () => void
  readonly focus: (square: Square) => void
  readonly say: (words: string) => void
}

/** What a key does on a square; false for a key that the board leaves to the page. */
export function actOnKey(
  board: Board,
  square: Square,
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  { draw, focus, say }: Doing,
): boolean {
  const { state } = board
  if (altKey || ctrlKey || metaKey) return false
  const next = squareAfterKey(state.placement.variant, state.wishes.orientation, square, key)
  const command = commandKeys[key.toLowerCase()]
  if (next !== undefined) focus(next)
  else if (key === 'Enter' || key === ' ') press(board, square)
  else if (command !== undefined) say(answerCommand(state, command))
  else return false
  draw()
  return true
}
