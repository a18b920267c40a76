import { type Color, type GameView, makeFenKey, makeSan, opposite } from '@rookery/rules'
import type { Lesson } from '../experience.ts'
import { materialOf, startWorth } from './material.ts'

/** How many plies after a position its move is judged by what stands on the board; the move itself is the first. */
export const DEFAULT_LOOK_AHEAD = 10

/** What a win or a loss counts: far more than any army. */
const DECISIVE = 1000

/** A game that has ended; no winner means a draw. */
export interface FinishedGame {
  readonly game: Pick<GameView, 'variant' | 'positions' | 'moves'>
  readonly winner: Color | undefined
}

/**
 * Reinforcement (docs/origins.md, Parrot): one lesson for every ply, from the side of its mover. A ply is judged by the pieces that
 * stand on the board `lookAhead` plies later; where the game has ended by then, by its final position and its winner.
 */
export function lessonsOf({ game, winner }: FinishedGame, lookAhead = DEFAULT_LOOK_AHEAD): Lesson[] {
  const { positions, moves } = game
  const boards = positions.map((position) => makeFenKey(position))
  const materials = boards.map(materialOf)
  const full = startWorth(game.variant)
  return moves.map((move, ply) => {
    const position = positions[ply]!
    const own = position.turn
    const later = materials[Math.min(ply + lookAhead, moves.length)]!
    const judged = {
      board: boards[ply]!,
      move: makeSan(position, move),
      defensive: later[own] - full,
      offensive: full - later[opposite(own)],
    }
    if (winner === undefined || ply + lookAhead < moves.length) return judged
    const decisive = winner === own ? DECISIVE : -DECISIVE
    const isLastOfItsSide = ply >= moves.length - 2
    if (isLastOfItsSide) return { ...judged, defensive: decisive, offensive: decisive }
    return winner === own ? { ...judged, offensive: decisive } : { ...judged, defensive: decisive }
  })
}
