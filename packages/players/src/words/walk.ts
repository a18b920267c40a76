import { type Material, materialAlong } from '@rookery/motifs'
import { isCapture, type Move, moveTo, type Position } from '@rookery/rules'

/** The end of a long line is guesswork. */
const MAX_PLIES = 8

/** A line on its boards, as far as it is told. */
export interface Walk {
  readonly positions: readonly [Position, ...Position[]]
  readonly moves: readonly Move[]
  readonly material: Material
}

export function walk(position: Position, line: readonly Move[]): Walk {
  const moves = line.slice(0, MAX_PLIES)
  const positions: [Position, ...Position[]] = [position]
  for (const move of moves) positions.push(positions.at(-1)!.play(move))
  return { positions, moves, material: materialAlong(position, moves) }
}

/** Whether a promotion of the line takes nothing, and the new piece is taken at once for nothing. */
export const isInVain = (position: Position, moves: readonly Move[], ply: number): boolean =>
  !isCapture(position, moves[ply]!) && isTakenAt(moves, ply) && !isTakenAt(moves, ply + 1)

const isTakenAt = (moves: readonly Move[], ply: number): boolean =>
  moves[ply + 1] !== undefined && moveTo(moves[ply + 1]!) === moveTo(moves[ply]!)
