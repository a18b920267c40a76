import {
  capturedPiece,
  fileOf,
  isCastling,
  type Move,
  makeSquare,
  moveFrom,
  movePromotion,
  moveTo,
  type Outcome,
  opposite,
  type Piece,
  type Position,
  positionOutcome,
  type Square,
} from '@rookery/rules'

export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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

/** How the game ended: "White wins by checkmate". */
export function describeOutcome({ winner, reason }: Outcome): string {
  if (winner === undefined) return describeDraw(reason)
  const name = capitalise(winner)
  const loser = capitalise(opposite(winner))
  switch (reason) {
    case 'resignation':
      return `${name} wins: ${loser} resigned`
    case 'king captured':
      return `${name} wins: the king is taken`
    case 'time':
      return `${name} wins: ${loser} ran out of time`
    case 'move limit':
      return `${name} wins by material at the move limit`
    default:
      return `${name} wins by ${reason}`
  }
}

function describeDraw(reason: Outcome['reason']): string {
  switch (reason) {
    case 'fifty moves':
    case 'seventy-five moves':
      return `Draw: ${reason} without a capture or pawn move`
    case 'move limit':
      return 'Draw: equal material at the move limit'
    case 'time':
      return 'Draw: time ran out against a side that cannot mate'
    default:
      return `Draw by ${reason}`
  }
}
