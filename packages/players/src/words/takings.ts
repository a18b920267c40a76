import { materialAlong, worthOf } from '@rookery/motifs'
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
 * What changes hands on the whole of a line, where no one move of it is a reason: "in its line both sides take a pawn". Nothing
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
  const [won, paid] = [beyond(taken, lost), beyond(lost, taken)]
  if (won.length > 0 && paid.length > 0)
    return say('lineTrades', { taken: listGiven(won), lost: listGiven(paid) })
  if (won.length > 0) return say('lineWins', { taken: listGiven(won) })
  if (paid.length > 0)
    return say('lineLoses', { lost: listGiven(paid), isPaid: !isBelieved(start, pawns, judged) })
  if (isPromoting) return say('linePromotes')
  if (taken.length === 0) return plies < line.length ? say('lineAmid') : undefined
  const both = listGiven(byWorth(taken))
  return both === listGiven(byWorth(lost)) ? say('lineEven', { both }) : say('lineEvenWorth')
}

const byWorth = (roles: readonly Role[]): Role[] =>
  [...roles].sort((a, b) => worthOf(b) - worthOf(a) || a.localeCompare(b))

/** What is left once pieces of one worth have cancelled each other, the dearest first. */
function beyond(some: readonly Role[], others: readonly Role[]): Role[] {
  const left = others.map(worthOf)
  return byWorth(some).filter((role) => {
    const at = left.indexOf(worthOf(role))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
