import type { NaiveRules } from './rules.ts'

export type NaiveColor = 'w' | 'b'

export const empty = '.'

export interface NaiveState {
  readonly rules: NaiveRules
  /** FEN letters, or `empty`; a1 first, then along the ranks. */
  readonly squares: readonly string[]
  readonly turn: NaiveColor
  /** Squares of the rooks that have not lost the right to castle. */
  readonly castlingRooks: readonly number[]
  /** The square a pawn has just passed over, whether or not it can be taken there. */
  readonly passedSquare: number | undefined
  readonly halfmoves: number
  readonly fullmoves: number
}

export function opponent(color: NaiveColor): NaiveColor {
  return color === 'w' ? 'b' : 'w'
}

export function pieceOf(color: NaiveColor, role: string): string {
  return color === 'w' ? role.toUpperCase() : role
}

export function isPieceOf(piece: string, color: NaiveColor): boolean {
  return color === 'w' ? piece >= 'A' && piece <= 'Z' : piece >= 'a' && piece <= 'z'
}

export function fileOf(rules: NaiveRules, square: number): number {
  return square % rules.files
}

export function rankOf(rules: NaiveRules, square: number): number {
  return Math.floor(square / rules.files)
}

export function squareAt(rules: NaiveRules, file: number, rank: number): number | undefined {
  if (file < 0 || file >= rules.files || rank < 0 || rank >= rules.ranks) return undefined
  return rank * rules.files + file
}

export function backRank(rules: NaiveRules, color: NaiveColor): number {
  return color === 'w' ? 0 : rules.ranks - 1
}

export function makeSquare(rules: NaiveRules, square: number): string {
  return 'abcdefgh'[fileOf(rules, square)]! + (rankOf(rules, square) + 1)
}
