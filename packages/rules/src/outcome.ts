import { BISHOP, countPieces, HI, KING, KNIGHT, PAWN, QUEEN, ROOK, sideOf, WHITE } from './board.ts'
import { checkPosition } from './check-position.ts'
import { type Color, opposite, roles } from './piece.ts'
import type { Position } from './position.ts'

export const reasons = [
  'checkmate',
  'stalemate',
  'threefold repetition',
  'fivefold repetition',
  'fifty moves',
  'seventy-five moves',
  'insufficient material',
  'resignation',
  'agreement',
  'time',
  'king captured',
  'move limit',
] as const
export type Reason = (typeof reasons)[number]

/** How a game ended; no winner means a draw. */
export interface Outcome {
  readonly winner: Color | undefined
  readonly reason: Reason
}

/** What the position alone decides, whatever came before it. */
export function positionOutcome(position: Position): Outcome | undefined {
  checkPosition('positionOutcome', position)
  const { variant, turn, halfmoves } = position
  if (variant.king === 'captured') {
    if (position.kingOf(turn) === undefined) return { winner: opposite(turn), reason: 'king captured' }
    if (position.kingOf(opposite(turn)) === undefined) return { winner: turn, reason: 'king captured' }
  }
  if (!position.hasLegalMove())
    return position.isCheck()
      ? { winner: opposite(turn), reason: 'checkmate' }
      : { winner: undefined, reason: 'stalemate' }
  if (
    variant.draws.material &&
    !hasMatingMaterial(position, 'white') &&
    !hasMatingMaterial(position, 'black')
  )
    return { winner: undefined, reason: 'insufficient material' }
  if (variant.draws.fiftyMoves && halfmoves >= 150) return { winner: undefined, reason: 'seventy-five moves' }
  if (variant.moveLimit && position.ply >= variant.moveLimit.plies)
    return { winner: heavierSide(position), reason: 'move limit' }
  return undefined
}

function heavierSide({ masks, variant }: Position): Color | undefined {
  const balance = roles.reduce(
    (sum, role) =>
      sum +
      variant.moveLimit!.worth[role] *
        (countPieces(masks, 'white', role) - countPieces(masks, 'black', role)),
    0,
  )
  return balance === 0 ? undefined : balance > 0 ? 'white' : 'black'
}

/** Dark squares of either half. */
const DARK = 0xaa55aa55

/** Whether a colour could still mate by any series of legal moves, as far as material tells. */
export function hasMatingMaterial(position: Position, color: Color): boolean {
  checkPosition('hasMatingMaterial', position)
  const { masks, variant } = position
  if (variant.king === 'captured') return true
  const side = WHITE + sideOf(color)
  const enemy = WHITE + sideOf(opposite(color))
  const lo = (role: number) => masks[role]! & masks[side]!
  const hi = (role: number) => masks[role + HI]! & masks[side + HI]!
  if ((lo(PAWN) | hi(PAWN) | lo(ROOK) | hi(ROOK) | lo(QUEEN) | hi(QUEEN)) !== 0) return true
  if ((lo(KNIGHT) | hi(KNIGHT)) !== 0) {
    // One knight needs an enemy piece that stands in its own king's way, and a queen never has to.
    const helpersLo = masks[enemy]! & ~masks[KING]! & ~masks[QUEEN]!
    const helpersHi = masks[enemy + HI]! & ~masks[KING + HI]! & ~masks[QUEEN + HI]!
    return countPieces(masks, color) > 2 || (helpersLo | helpersHi) !== 0
  }
  if ((lo(BISHOP) | hi(BISHOP)) !== 0) {
    const bishops = masks[BISHOP]! | masks[BISHOP + HI]!
    const others = masks[PAWN]! | masks[PAWN + HI]! | masks[KNIGHT]! | masks[KNIGHT + HI]!
    return ((bishops & DARK) !== 0 && (bishops & ~DARK) !== 0) || others !== 0
  }
  return false
}

/** A flag falls: the other side wins, unless it could never mate (FIDE 6.9). */
export function timeOutcome(position: Position, flagged: Color): Outcome {
  const winner = opposite(flagged)
  return { winner: hasMatingMaterial(position, winner) ? winner : undefined, reason: 'time' }
}

export const makeResult = (outcome: Outcome | undefined): '1-0' | '0-1' | '1/2-1/2' | '*' =>
  outcome === undefined
    ? '*'
    : outcome.winner === undefined
      ? '1/2-1/2'
      : outcome.winner === 'white'
        ? '1-0'
        : '0-1'
