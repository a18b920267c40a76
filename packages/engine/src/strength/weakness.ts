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
  { elo: 880, nodes: 1000, lines: 22, tolerance: 140, carelessness: 0.73 },
  { elo: 1000, nodes: 1000, lines: 20, tolerance: 120, carelessness: 0.6 },
  { elo: 1160, nodes: 1000, lines: 19, tolerance: 100, carelessness: 0.45 },
  { elo: 1245, nodes: 1000, lines: 18, tolerance: 88, carelessness: 0.37 },
  { elo: 1465, nodes: 1000, lines: 15, tolerance: 72, carelessness: 0.23 },
  { elo: 1665, nodes: 1150, lines: 11, tolerance: 54, carelessness: 0.125 },
  { elo: 1850, nodes: 1750, lines: 9, tolerance: 38, carelessness: 0.07 },
  { elo: 2045, nodes: 2900, lines: 8, tolerance: 27, carelessness: 0.034 },
  { elo: 2270, nodes: 5900, lines: 6, tolerance: 17, carelessness: 0.015 },
  { elo: 2355, nodes: 9300, lines: 5, tolerance: 14, carelessness: 0.008 },
  { elo: 2500, nodes: 13_000, lines: 4, tolerance: 11, carelessness: 0.005 },
  { elo: 2610, nodes: 23_000, lines: 3, tolerance: 9, carelessness: 0 },
  { elo: 2790, nodes: 50_000, lines: 3, tolerance: 7, carelessness: 0 },
  { elo: 3060, nodes: 150_000, lines: 2, tolerance: 5, carelessness: 0 },
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
