import { isCastling, type Move, moveFrom, moveRole, moveTo, promotionIndex, storedTo } from '../move.ts'
import { fileOf, rankOf } from '../square.ts'

/**
 * The order in which chess.js lists moves, so that whoever picks by index picks the same: by origin from a8 to h1;
 * for a piece by direction, clockwise from the one after west, and distance; for a pawn ahead before captures;
 * promotions from knight to queen; castling last.
 */
export const inKnownOrder = (moves: readonly Move[]): Move[] =>
  moves
    .map((move) => ({ move, place: placeOf(move) }))
    .sort((a, b) => a.place - b.place)
    .map(({ move }) => move)

function placeOf(move: Move): number {
  const from = moveFrom(move)
  if (isCastling(move)) return storedTo(move) > from ? 1e6 : 2e6
  const files = fileOf(moveTo(move)) - fileOf(from)
  const ranks = rankOf(moveTo(move)) - rankOf(from)
  const direction = moveRole(move) === 'pawn' ? pawnDirection(files, ranks) : clockwise(files, ranks)
  const distance = Math.max(Math.abs(files), Math.abs(ranks))
  return (from ^ 56) * 1e4 + direction * 100 + distance * 10 + promotionIndex(move)
}

const pawnDirection = (files: number, ranks: number): number => (files === 0 ? 0 : files * ranks < 0 ? 1 : 2)

/** In sixteenths of a turn. */
function clockwise(files: number, ranks: number): number {
  const angle = Math.atan2(ranks, files)
  return Math.round(((Math.PI - angle) / Math.PI) * 8) || 16
}
