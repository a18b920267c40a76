import { materialAlong } from '@rookery/motifs'
import { capturedPiece, type Move, movePromotion, type Position, type Role } from '@rookery/rules'
import { makeList } from '@rookery/words'
import { say } from '@rookery/words/voices/reasons'
import { isBelieved } from './is-believed.ts'
import type { Judged } from './reason.ts'

/** "a knight and 2 pawns". */
export const listGiven = (roles: readonly Role[]): string =>
  makeList(
    [...new Set(roles)].map((given) =>
      say('given', { count: roles.filter((each) => each === given).length, role: given }),
    ),
  )

/**
 * What changes hands on the whole of a line, where no one move of it is a reason: "in its line it takes a pawn and gives a pawn". Nothing
 * where nobody takes or promotes: of that line alone it may be said that nobody wins or loses by it.
 */
export function tellTakings(start: Position, line: readonly Move[], judged: Judged = {}): string | undefined {
  const taken: Role[] = []
  const lost: Role[] = []
  let isPromoting = false
  let position = start
  const { plies, pawns } = materialAlong(start, line)
  for (const move of line.slice(0, plies)) {
    const piece = capturedPiece(position, move)
    if (piece) (piece.color === start.turn ? lost : taken).push(piece.role)
    if (movePromotion(move)) isPromoting = true
    position = position.play(move)
  }
  if (taken.length > 0)
    return lost.length > 0
      ? say('lineTrades', { taken: listGiven(taken), lost: listGiven(lost) })
      : say('lineWins', { taken: listGiven(taken) })
  if (lost.length > 0)
    return say('lineLoses', { lost: listGiven(lost), isPaid: !isBelieved(start, pawns, judged) })
  if (isPromoting) return say('linePromotes')
  return plies < line.length ? say('lineAmid') : undefined
}
