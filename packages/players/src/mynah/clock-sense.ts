import type { Color, Random } from '@rookery/rules'
import type { Limits } from '../player.ts'
import type { MoveChance } from './chances.ts'

/** The clock that people had in the games Mynah learned from, where nobody says which one it is. */
const USUAL_CLOCK_MS = 600_000
/** A person plans for about so many more moves. */
const MOVES_AHEAD = 45
const OPENING_PLIES = 16
/** Nobody moves faster than the hand, nor spends more of what is left on one move. */
const LEAST_MS = 300
const LARGEST_SHARE = 0.12

interface Moment {
  readonly people: readonly MoveChance[]
  readonly ply: number
  readonly turn: Color
  readonly limits: Limits
}

/**
 * How long a person would think about a move: a share of the clock, less in the opening and where nearly everybody plays the same
 * move, more where opinions differ. Times of one person scatter by about a factor of two.
 */
export function thinkingTimeMs({ people, ply, turn, limits }: Moment, random: Random): number {
  const clock = limits.clocks?.[turn]
  const leftMs = clock?.remainingMs ?? USUAL_CLOCK_MS
  const share = leftMs / (clock?.movesToGo ?? MOVES_AHEAD) + 0.7 * (clock?.incrementMs ?? 0)
  const doubt = people.reduce((nats, { chance }) => nats - (chance > 0 ? chance * Math.log(chance) : 0), 0)
  const opening = Math.min(1, 0.3 + (0.7 * ply) / OPENING_PLIES)
  const scatter = 2 ** (random.next() + random.next() + random.next() - 1.5)
  const wishedMs = share * opening * scatter * Math.min(2, 0.15 + 0.55 * doubt)
  return Math.min(Math.max(LEAST_MS, wishedMs), LARGEST_SHARE * leftMs)
}
