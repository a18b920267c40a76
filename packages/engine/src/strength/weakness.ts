/** What makes Raven beatable: fewer nodes, a liking for moves that are nearly as good as the best, and a lack of care now and then. */
export interface Weakness {
  readonly nodes: number
  /** How many moves it chooses among, as far as its nodes reach. */
  readonly lines: number
  /** A move that is this much worse, in centipawns, is chosen about a third as often. */
  readonly tolerance: number
  /** How often it does not look closely: then it may also leave a piece to be taken, or overlook a mate. */
  readonly carelessness: number
}

/** What it plays like, as Lichess rates people at ten minutes a game: fitted by games against Mynah (docs/ladder.md). */
const fitted: readonly (Weakness & { readonly elo: number })[] = [
  { elo: 600, nodes: 800, lines: 20, tolerance: 220, carelessness: 1 },
  { elo: 714, nodes: 800, lines: 20, tolerance: 160, carelessness: 0.8 },
  { elo: 853, nodes: 800, lines: 20, tolerance: 110, carelessness: 0.5 },
  { elo: 980, nodes: 900, lines: 18, tolerance: 85, carelessness: 0.35 },
  { elo: 1140, nodes: 1000, lines: 16, tolerance: 75, carelessness: 0.25 },
  { elo: 1364, nodes: 1000, lines: 12, tolerance: 60, carelessness: 0.15 },
  { elo: 1650, nodes: 1500, lines: 10, tolerance: 42, carelessness: 0.08 },
  { elo: 1880, nodes: 2500, lines: 8, tolerance: 30, carelessness: 0.04 },
  { elo: 2105, nodes: 4000, lines: 7, tolerance: 20, carelessness: 0.02 },
  { elo: 2330, nodes: 6000, lines: 6, tolerance: 17, carelessness: 0.015 },
  { elo: 2540, nodes: 8000, lines: 5, tolerance: 15, carelessness: 0.01 },
  { elo: 2700, nodes: 16_000, lines: 4, tolerance: 10, carelessness: 0.005 },
  { elo: 2850, nodes: 40_000, lines: 3, tolerance: 8, carelessness: 0 },
  { elo: 3000, nodes: 100_000, lines: 2, tolerance: 5, carelessness: 0 },
]

export const LOWEST_ELO = 600
export const HIGHEST_ELO = 3000

/** Between two of the fitted ratings in even steps: nodes by the same factor, the others by the same amount. */
export function weaknessAt(elo: number): Weakness {
  const next = fitted.findIndex((each) => each.elo >= elo)
  const high = fitted[next < 0 ? fitted.length - 1 : next]!
  const low = fitted[Math.max(0, (next < 0 ? fitted.length : next) - 1)]!
  const share = low === high ? 0 : (elo - low.elo) / (high.elo - low.elo)
  const between = (from: number, to: number) => from + share * (to - from)
  return {
    nodes: Math.round(Math.exp(between(Math.log(low.nodes), Math.log(high.nodes)))),
    lines: Math.round(between(low.lines, high.lines)),
    tolerance: between(low.tolerance, high.tolerance),
    carelessness: between(low.carelessness, high.carelessness),
  }
}

export const LEVELS = 10
const LOWEST_LEVEL_ELO = 800
const HIGHEST_LEVEL_ELO = 2800

/** What a level, from 1 to 10 in even steps, is meant to play like. Numbers between two levels lie between their ratings. */
export const levelElo = (level: number): number =>
  LOWEST_LEVEL_ELO + ((level - 1) * (HIGHEST_LEVEL_ELO - LOWEST_LEVEL_ELO)) / (LEVELS - 1)
