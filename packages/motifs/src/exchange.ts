import {
  capturedPiece,
  checkPosition,
  isCastling,
  type Move,
  moveRole,
  moveTo,
  type Position,
  type Square,
} from '@rookery/rules'
import { sensibleMoves } from './sensible.ts'
import { promotionGain, takenSquare, worthOf } from './worth.ts'

/*
 * Exchanges are played out on the board itself, by moves that may really be made: so a pinned piece takes nothing it may not, and
 * what stands behind a piece takes part once that has taken.
 */

/** A capture that pays, and what it wins in pawns. */
export interface Win {
  readonly move: Move
  readonly pawns: number
}

const gainOf = (position: Position, move: Move): number => {
  const taken = capturedPiece(position, move)
  return (taken ? worthOf(taken.role) : 0) + promotionGain(move)
}

const takes = (position: Position, move: Move): boolean =>
  !isCastling(move) && capturedPiece(position, move) !== undefined

/** Captures of what stands on a square, cheap pieces first. */
function capturesOn(position: Position, square: Square): Move[] {
  if (!position.isAttacked(square, position.turn)) return []
  const captures = position.legalMoves().filter((move) => moveTo(move) === square && takes(position, move))
  return sensibleMoves(position, captures).sort((a, b) => worthOf(moveRole(a)) - worthOf(moveRole(b)))
}

/** The most that the side to move wins by taking on a square, where either side may stop: at least 0, between the bounds exact. */
function settle(position: Position, square: Square, atLeast: number, atMost: number): number {
  let best = 0
  for (const move of capturesOn(position, square)) {
    if (best >= atMost) break
    const gain = gainOf(position, move)
    const floor = Math.max(best, atLeast)
    if (gain <= floor) continue
    best = Math.max(best, gain - settle(position.play(move), square, gain - atMost, gain - floor))
  }
  return best
}

/** What a move wins in pawns once both sides have taken on its square for as long as that pays; negative where it loses. */
export function exchangeValue(position: Position, move: Move): number {
  checkPosition('exchangeValue', position)
  const gain = gainOf(position, move)
  return gain - settle(position.play(move), moveTo(move), Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
}

/** All captures of the side to move that pay, the best for each piece that it can win, by that piece's square. Kings are not among them. */
export function findWins(position: Position): Map<Square, Win> {
  checkPosition('findWins', position)
  const wins = new Map<Square, Win>()
  for (const move of sensibleMoves(position)) {
    if (!takes(position, move) || capturedPiece(position, move)!.role === 'king') continue
    const square = takenSquare(move)
    const pawns = exchangeValue(position, move)
    if (pawns > (wins.get(square)?.pawns ?? 0)) wins.set(square, { move, pawns })
  }
  return wins
}

/** Whether the side to move can win what stands on a square. */
export function canWin(position: Position, square: Square): boolean {
  checkPosition('canWin', position)
  return sensibleMoves(position).some(
    (move) => takenSquare(move) === square && takes(position, move) && exchangeValue(position, move) > 0,
  )
}
