import {
  capturedPiece,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  opposite,
  type Position,
  positionOutcome,
  type Square,
} from '@rookery/rules'
import { findExposure, isKingInReach } from './check.ts'
import { predictChain } from './predict.ts'
import { isBold, type MagpieCandidate } from './thought.ts'
import { worth } from './worth.ts'

const verdicts: readonly MagpieCandidate['verdict'][] = ['wins', 'plays', 'spoils']

/** Ranks moves that come in the order in which they are looked at. */
export function rankMoves(position: Position, moves: readonly Move[], boldness: number): MagpieCandidate[] {
  return moves
    .map((move, considered) => judge(position, move, considered, boldness))
    .sort(
      (a, b) =>
        verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
        b.score - a.score ||
        a.considered - b.considered,
    )
}

function judge(position: Position, move: Move, considered: number, boldness: number): MagpieCandidate {
  const after = position.play(move)
  const verdict = findVerdict(after)
  const captured = capturedPiece(position, move)
  const promotion = movePromotion(move)
  const taken = captured ? worth[captured.role] : 0
  const promoted = promotion ? worth[promotion] - worth.pawn : 0
  // Where the king stands in reach, no other capture matters.
  const chain = verdict === 'plays' ? predictChain(after, move, promotion ?? moveRole(move), boldness) : []
  const exposure = findExposure(after)
  const score = chain.reduce(
    (sum, capture) => sum + capture.score,
    taken + promoted + (isBold(exposure) ? boldness : 0),
  )
  return { move, considered, verdict, taken, promoted, chain, ...exposure, score }
}

function findVerdict(after: Position): MagpieCandidate['verdict'] {
  const mover = opposite(after.turn)
  const outcome = positionOutcome(after)
  if (outcome?.reason === 'checkmate' || outcome?.reason === 'king captured') return 'wins'
  return outcome?.reason === 'stalemate' || isKingInReach(after, mover) ? 'spoils' : 'plays'
}

/**
 * The moves in the order in which Magpie looks at them: piece by piece, of each the quiet ones first and then the
 * captures by what they take; in check the captures of all pieces come first.
 */
export function orderMoves(
  position: Position,
  moves: readonly Move[],
  pieces: readonly Square[],
  inCheck: boolean,
): Move[] {
  const prize = (move: Move) => {
    const captured = capturedPiece(position, move)
    return captured ? 1 + worth[captured.role] : 0
  }
  const byPrize = (a: Move, b: Move) => prize(b) - prize(a)
  const ordered = pieces.flatMap((square) => {
    const own = moves.filter((move) => moveFrom(move) === square)
    const captures = own.filter((move) => prize(move) > 0).sort(byPrize)
    return [...own.filter((move) => prize(move) === 0), ...captures]
  })
  return inCheck ? ordered.sort(byPrize) : ordered
}
