/** What makes Raven beatable: fewer nodes, and a seeded liking for moves that are nearly as good as the best. */
export interface Level {
  readonly nodes: number
  /** How many moves it chooses among. */
  readonly lines: number
  /** A move that is this much worse, in centipawns, is chosen about a third as often. */
  readonly tolerance: number
}

export const levels: Readonly<Record<string, Level>> = {
  1: { nodes: 60, lines: 5, tolerance: 110 },
  2: { nodes: 150, lines: 5, tolerance: 85 },
  3: { nodes: 400, lines: 4, tolerance: 65 },
  4: { nodes: 1_000, lines: 4, tolerance: 50 },
  5: { nodes: 2_500, lines: 4, tolerance: 38 },
  6: { nodes: 6_000, lines: 3, tolerance: 28 },
  7: { nodes: 15_000, lines: 3, tolerance: 20 },
  8: { nodes: 40_000, lines: 3, tolerance: 13 },
  9: { nodes: 100_000, lines: 2, tolerance: 8 },
  10: { nodes: 300_000, lines: 2, tolerance: 4 },
}

/** Slips are small: a move that throws away more than this against the best is never chosen. */
const LARGEST_SLIP_CP = 250

/** How likely each line is to be chosen, by its score; the best comes first. They add up to 1. */
export function chances(scoresCp: readonly number[], tolerance: number): number[] {
  const best = Math.max(...scoresCp)
  const weights = scoresCp.map((score) =>
    best - score > LARGEST_SLIP_CP ? 0 : Math.exp((score - best) / tolerance),
  )
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
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
