import type { Random } from '@rookery/rules'
import { tallyOf } from '../statistics/tally.ts'
import { gameOdds, nuOf } from './draw-model.ts'
import type { Meeting } from './pool.ts'

export interface SimulatedPool {
  readonly elos: Readonly<Record<string, number>>
  readonly whiteAdvantage: number
  readonly drawRate: number
}

/** Games between players of known strength, each pairing drawn at random. */
export function simulateGames(pool: SimulatedPool, games: number, random: Random): Meeting[] {
  const names = Object.keys(pool.elos)
  const nu = nuOf(pool.drawRate)
  return Array.from({ length: games }, () => {
    const [white, black] = random.shuffle([...names]) as [string, string]
    const { win, draw } = gameOdds(pool.elos[white]! - pool.elos[black]! + pool.whiteAdvantage, nu)
    const drawn = random.next()
    return { white, black, tally: tallyOf(drawn < win ? 1 : drawn < win + draw ? 0.5 : 0) }
  })
}

/** How many of the 95 % intervals of one simulated pool hold the true rating. */
export function countHits(
  pool: SimulatedPool,
  ratings: readonly { readonly name: string; readonly elo: number; readonly error: number }[],
): number {
  const elos = Object.values(pool.elos)
  const mean = elos.reduce((sum, elo) => sum + elo, 0) / elos.length
  return ratings.filter(({ name, elo, error }) => Math.abs(elo - (pool.elos[name]! - mean)) <= error).length
}
