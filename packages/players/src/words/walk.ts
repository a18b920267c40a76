import { type Material, materialAlong } from '@rookery/motifs'
import type { Move, Position } from '@rookery/rules'

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
