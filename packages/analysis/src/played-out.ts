import { isCapture, type Move, type Position } from '@rookery/rules'

/** So many half-moves of a line show what it is about, and those after them that go on taking. */
const shownPlies = 6

/** The beginning of a line from a position that shows what it comes to: it ends in no exchange. */
export function playedOut(position: Position, moves: readonly Move[]): readonly Move[] {
  let end = Math.min(shownPlies, moves.length)
  let at = moves.slice(0, end).reduce((before, move) => before.play(move), position)
  while (end < moves.length && isCapture(at, moves[end]!)) at = at.play(moves[end++]!)
  return moves.slice(0, end)
}
