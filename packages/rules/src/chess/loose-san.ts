import { isCastling, type Move, moveFrom, movePromotion, moveRole, moveTo } from '../move.ts'
import { makeRole } from '../piece.ts'
import { isCapture, type Position } from '../position.ts'
import { fileOf, makeFile, makeSquare, rankOf } from '../square.ts'

/** A move's SAN among the given ones, without a mark for check. */
export function looseSan(position: Position, move: Move, moves: readonly Move[]): string {
  const from = moveFrom(move)
  const to = moveTo(move)
  if (isCastling(move)) return to > from ? 'O-O' : 'O-O-O'
  const takes = isCapture(position, move) ? 'x' : ''
  const promotion = movePromotion(move)
  if (moveRole(move) === 'pawn')
    return (
      (takes && makeFile(fileOf(from))) +
      takes +
      makeSquare(to) +
      (promotion ? `=${makeRole(promotion).toUpperCase()}` : '')
    )
  const rivals = moves
    .filter((other) => moveRole(other) === moveRole(move) && moveTo(other) === to && !isCastling(other))
    .map(moveFrom)
    .filter((other) => other !== from)
  const origin =
    rivals.length === 0
      ? ''
      : rivals.every((other) => fileOf(other) !== fileOf(from))
        ? makeFile(fileOf(from))
        : rivals.every((other) => rankOf(other) !== rankOf(from))
          ? String(rankOf(from) + 1)
          : makeSquare(from)
  return makeRole(moveRole(move)).toUpperCase() + origin + takes + makeSquare(to)
}
