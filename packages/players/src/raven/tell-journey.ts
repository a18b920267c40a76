import { type Move, makeSquare, moveFrom, moveRole, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/raven'

/** The end of a long line is guesswork. */
const MAX_PLIES = 8

/** Where the piece of the first move goes along the line, if it could not have gone there at once, and is not taken on the way. */
export function tellJourney(line: readonly Move[], position: Position): string | undefined {
  const [first, ...rest] = line.slice(0, MAX_PLIES)
  const start = moveFrom(first!)
  let at = moveTo(first!)
  for (const [index, move] of rest.entries()) {
    const isOwn = index % 2 === 1
    if (!isOwn && moveTo(move) === at) return undefined
    if (isOwn && moveFrom(move) === at) at = moveTo(move)
  }
  const couldGo = position.legalMoves().some((move) => moveFrom(move) === start && moveTo(move) === at)
  return couldGo || at === start
    ? undefined
    : say('onItsWay', { piece: moveRole(first!), square: makeSquare(at) })
}
