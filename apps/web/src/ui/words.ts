import {
  capturedPiece,
  fileOf,
  isCastling,
  type Move,
  makeSquare,
  moveFrom,
  movePromotion,
  moveTo,
  type Piece,
  type Position,
  positionOutcome,
  type Square,
} from '@rookery/rules'

export const describePiece = (piece: Piece): string => `${piece.color} ${piece.role}`

/** A square's accessible name: "e4, white pawn". */
export function describeSquare(position: Position, square: Square): string {
  const piece = position.pieceAt(square)
  return `${makeSquare(square)}, ${piece ? describePiece(piece) : 'empty'}`
}

/** A move as one would say it: "knight from g1 to f3, takes pawn, check". */
export function describeMove(position: Position, move: Move): string {
  const after = position.play(move)
  const end = positionOutcome(after)
  const alarm = end?.reason === 'checkmate' ? ', checkmate' : after.isCheck() ? ', check' : ''
  if (isCastling(move)) {
    return `castles ${fileOf(moveTo(move)) === 6 ? 'king' : 'queen'} side${alarm}`
  }
  const role = position.pieceAt(moveFrom(move))!.role
  const captured = capturedPiece(position, move)
  const promotion = movePromotion(move)
  return [
    `${role} from ${makeSquare(moveFrom(move))} to ${makeSquare(moveTo(move))}`,
    captured ? `, takes ${captured.role}` : '',
    promotion ? `, becomes a ${promotion}` : '',
    alarm,
  ].join('')
}
