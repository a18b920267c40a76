import { type Color, type Move, opposite, type Position, samePosition } from '@rookery/rules'
import { checkLine } from './check-line.ts'
import { isMated } from './sensible.ts'

/** A mate at the end of a line. */
export interface MateAlong {
  readonly winner: Color
  /** Of the winner's own, the mating one with them. */
  readonly moves: number
}

/** The mate that a line ends with, or that its last move makes certain where kings are taken. */
export function mateAlong(start: Position, moves: readonly Move[]): MateAlong | undefined {
  checkLine('mateAlong', start, moves)
  const end = moves.reduce((position, move) => position.play(move), start)
  if (moves.length === 0 || !isMated(end)) return undefined
  const winner = opposite(end.turn)
  return { winner, moves: winner === start.turn ? (moves.length + 1) / 2 : moves.length / 2 }
}

/** Whether a line comes back to a position that it has been in: after how many of its moves, and where it was before. */
export function repeatAlong(
  start: Position,
  moves: readonly Move[],
): { readonly first: number; readonly again: number } | undefined {
  checkLine('repeatAlong', start, moves)
  const positions = [start]
  for (const move of moves) {
    const position = positions.at(-1)!.play(move)
    const first = positions.findIndex((earlier) => samePosition(earlier, position))
    if (first !== -1) return { first, again: positions.length }
    positions.push(position)
  }
  return undefined
}
