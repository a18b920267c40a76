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
  { elo: 560, nodes: 1000, lines: 40, tolerance: 200, carelessness: 1 },
  { elo: 740, nodes: 1000, lines: 24, tolerance: 160, carelessness: 0.85 },
  { elo: 865, nodes: 1000, lines: 20, tolerance: 120, carelessness: 0.6 },
  { elo: 960, nodes: 1000, lines: 19, tolerance: 100, carelessness: 0.45 },
  { elo: 1040, nodes: 1000, lines: 18, tolerance: 85, carelessness: 0.35 },
  { elo: 1205, nodes: 1000, lines: 16, tolerance: 75, carelessness: 0.25 },
  { elo: 1395, nodes: 1000, lines: 12, tolerance: 60, carelessness: 0.15 },
  { elo: 1615, nodes: 1500, lines: 10, tolerance: 42, carelessness: 0.08 },
  { elo: 1870, nodes: 2500, lines: 8, tolerance: 30, carelessness: 0.04 },
  { elo: 2010, nodes: 4000, lines: 7, tolerance: 20, carelessness: 0.02 },
  { elo: 2140, nodes: 6000, lines: 6, tolerance: 17, carelessness: 0.015 },
  { elo: 2260, nodes: 8000, lines: 5, tolerance: 15, carelessness: 0.01 },
  { elo: 2580, nodes: 13_000, lines: 4, tolerance: 11, carelessness: 0.005 },
  { elo: 2830, nodes: 25_000, lines: 3, tolerance: 9, carelessness: 0 },
  { elo: 3150, nodes: 50_000, lines: 3, tolerance: 7, carelessness: 0 },
]

export const LOWEST_ELO = 600
export const HIGHEST_ELO = 3000

/** Between two of the fitted ratings, which lie on both sides of all that can be asked for, in even steps: nodes by the same factor, the others by the same amount. */
export function weaknessAt(elo: number): Weakness {
  const wanted = Math.max(LOWEST_ELO, Math.min(HIGHEST_ELO, elo))
  const next = Math.max(
    1,
    fitted.findIndex((each) => each.elo >= wanted),
  )
  const [low, high] = [fitted[next - 1]!, fitted[next]!]
  const share = (wanted - low.elo) / (high.elo - low.elo)
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
