import {
  fileOf,
  isEnPassant,
  type Move,
  moveFrom,
  movePromotion,
  moveTo,
  type Position,
  type Role,
  rankOf,
  type Square,
  squareAt,
} from '@rookery/rules'

/** In pawns, as every beginner's book has them. A king that can be taken is worth more than all else on a board. */
const WORTH: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 1000 }

export const worthOf = (role: Role): number => WORTH[role]

/** Where the piece stands that a move takes, which for en passant is not where it goes. */
export const takenSquare = (move: Move): Square =>
  isEnPassant(move) ? squareAt(fileOf(moveTo(move)), rankOf(moveFrom(move))) : moveTo(move)

/** What a promotion adds to the pawn. */
export function promotionGain(move: Move): number {
  const promotion = movePromotion(move)
  return promotion === undefined ? 0 : worthOf(promotion) - worthOf('pawn')
}

/** What a side has on the board beyond the other, without the kings. */
export function balanceFor(position: Position, side: Position['turn']): number {
  let sum = 0
  for (const { piece } of position.pieces())
    if (piece.role !== 'king') sum += worthOf(piece.role) * (piece.color === side ? 1 : -1)
  return sum
}
