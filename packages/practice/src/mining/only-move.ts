import type { SoloCore } from '@rookery/engine/core'
import { mateAlong } from '@rookery/motifs'
import { capturedPiece, type Move, type Position } from '@rookery/rules'
import { look, type SeenMove } from './eyes.ts'

/** A move that wins or saves where no other does. */
export interface OnlyMove {
  readonly move: Move
  readonly scoreCp: number
  /** Of the next best; absent where there is none. */
  readonly nextCp?: number
  /** It mates at once, as others may. */
  readonly isMate: boolean
}

/** How much worse the next best must be, in chances. */
export interface Margins {
  /** From here on a position is won, ... */
  readonly won: number
  /** ... up to here it is not. */
  readonly notWon: number
  /** From here on it is saved, ... */
  readonly saved: number
  /** ... up to here it is lost. */
  readonly lost: number
  /** So much is clear wherever it lies. */
  readonly clear: number
}

/** What a puzzle is made by. */
export const strict: Margins = { won: 0.85, notWon: 0.64, saved: 0.42, lost: 0.16, clear: 0.4 }
/** What its later moves are made by. */
export const lenient: Margins = { won: 0.84, notWon: 0.68, saved: 0.41, lost: 0.2, clear: 0.3 }
/** What all of it must stand by when somebody looks deeper. */
export const standing: Margins = { won: 0.8, notWon: 0.72, saved: 0.36, lost: 0.25, clear: 0.2 }

/** More mates at once than this are told apart from no other move. */
const MOST_MATES = 6

/** The only move by so many nodes; nothing where a second is nearly as good or none is good enough. */
export function findOnlyMove(
  core: SoloCore,
  position: Position,
  nodes: number,
  margins: Margins,
): OnlyMove | undefined {
  const legal = position.legalMoves()
  // To take a king is no puzzle.
  if (legal.some((move) => capturedPiece(position, move)?.role === 'king')) return undefined
  // Whoever mates at once has solved it, by whichever move; where kings are taken that shows only a move later.
  const isMating = (move: Move) => mateAlong(position, [move]) !== undefined
  const mates = position.variant.king === 'checked' ? legal.filter(isMating) : []
  if (mates.length > MOST_MATES) return undefined
  const seen = look(core, position, nodes, Math.max(1, mates.length) + 1)
  const [best] = seen
  if (!best) return undefined
  const isMate = isMating(best.move)
  const next = seen.find(({ move }) => move !== best.move && !(isMate && mates.includes(move)))
  if (best.chance < margins.saved || (next && !isClear(best, next, margins))) return undefined
  return { move: best.move, scoreCp: best.scoreCp, isMate, ...(next && { nextCp: next.scoreCp }) }
}

const isClear = (best: SeenMove, next: SeenMove, margins: Margins): boolean =>
  (best.chance >= margins.won && next.chance <= margins.notWon) ||
  (best.chance >= margins.saved && next.chance <= margins.lost) ||
  best.chance - next.chance >= margins.clear
