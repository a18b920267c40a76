import type { Score } from '../info.ts'
import type { Weakness } from './weakness.ts'

/** Who does not look closely chooses a move that is this much worse, in centipawns, about a third as often as the best. */
const CARELESS_CP = 250
/** Beyond it a game is decided; a mate counts a little more, the nearer the better. */
const DECIDED_CP = 1500
const MATE_CP = 2000
const CP_PER_MOVE = 10

function worthOf(score: Score): number {
  if (score.kind === 'cp') return Math.max(-DECIDED_CP, Math.min(DECIDED_CP, score.cp))
  const farthest = (MATE_CP - DECIDED_CP) / CP_PER_MOVE
  const worth = MATE_CP - CP_PER_MOVE * Math.min(Math.abs(score.moves), farthest)
  return score.moves > 0 ? worth : -worth
}

function chancesAt(lossesCp: readonly number[], tolerance: number): number[] {
  const weights = lossesCp.map((loss) => Math.exp(-loss / tolerance))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

/** How likely each line is to be chosen, by its score. They add up to 1. */
export function lineChances(
  scores: readonly Score[],
  { tolerance, carelessness }: Pick<Weakness, 'tolerance' | 'carelessness'>,
): number[] {
  const worths = scores.map(worthOf)
  const best = Math.max(...worths)
  const losses = worths.map((worth) => best - worth)
  const careful = chancesAt(losses, tolerance)
  const careless = chancesAt(losses, CARELESS_CP)
  return careful.map((chance, index) => chance + carelessness * (careless[index]! - chance))
}

/** The index at which a number in [0, 1) falls. */
export function drawIndex(chances: readonly number[], drawn: number): number {
  let reached = 0
  const index = chances.findIndex((chance) => {
    reached += chance
    return drawn < reached
  })
  return Math.max(index, 0)
}
