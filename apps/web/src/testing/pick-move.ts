import { capturedPiece, type Line, type Move, movePromotion, type Position, type Role } from '@rookery/rules'

const worth: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 100 }

/** A plain, greedy mover that ends its games: it wins what it can, gives little, and leaves the enemy few moves. */
export function pickMove(line: Line): Move {
  const scored = line.position.legalMoves().map((move) => ({ move, score: scoreMove(line, move) }))
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).move
}

function scoreMove(line: Line, move: Move): number {
  const { position } = line
  const next = line.play(move)
  const outcome = next.outcome()
  if (outcome) return outcome.winner === position.turn ? 1_000_000 : -1_000_000
  const replies = next.position.legalMoves()
  const repeats = next.repetitions() > 1 ? 50 : 0
  return gain(position, move) - dearestLoss(next.position, replies) - 0.05 * replies.length - repeats
}

function gain(position: Position, move: Move): number {
  const captured = capturedPiece(position, move)
  const promotion = movePromotion(move)
  return (captured ? worth[captured.role] : 0) + (promotion ? worth[promotion] - 1 : 0)
}

/** Gains of the enemy's best reply; mate counts as more than any piece. */
function dearestLoss(position: Position, replies: readonly Move[]): number {
  return replies.reduce((dearest, reply) => Math.max(dearest, gain(position, reply)), 0)
}
