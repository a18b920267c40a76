import { makeWdl, type SoloCore, unpackMove } from '@rookery/engine/core'
import type { Move, Position } from '@rookery/rules'

/** What Raven makes of a move. */
export interface SeenMove {
  readonly move: Move
  /** In centipawns for the side to move; mates lie within 1000 of 32000. */
  readonly scoreCp: number
  /** A win counts 1, a draw half. */
  readonly chance: number
}

const MATE = 32_000
const MATE_BOUND = 31_000

/** In how many moves of the winner a score mates; nothing where it does not. */
export const mateIn = (scoreCp: number): number | undefined =>
  scoreCp >= MATE_BOUND ? Math.ceil((MATE - scoreCp) / 2) : undefined

/** Of the side to move, by a score in centipawns. */
export function chanceOf(scoreCp: number): number {
  const [wins, draws] = makeWdl(scoreCp)
  return (wins + draws / 2) / 1000
}

/** The best moves of a position by so many nodes, the best first. */
export function look(core: SoloCore, position: Position, nodes: number, count: number): SeenMove[] {
  core.setUp(position)
  return core.searchLines(nodes, count).map(({ move, score }) => ({
    move: unpackMove(position, move)!,
    scoreCp: score,
    chance: chanceOf(score),
  }))
}

/** The chance of the side to move by so many nodes. */
export function glance(core: SoloCore, position: Position, nodes: number): number {
  core.setUp(position)
  return chanceOf(core.search(nodes).score)
}
