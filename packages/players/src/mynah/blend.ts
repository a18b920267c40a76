import type { MoveChance } from './chances.ts'
import type { SeenMove } from './thought.ts'

/** How a person's choice differs from what the network foretells of many. */
export interface Character {
  /** Below 1 the likely moves are played more often than the network says. */
  readonly temperature: number
  /** How many nats a move loses with a tenth of a point, by Raven's glance; 0 where the network alone is enough. */
  readonly caution: number
  /** How much Raven looks at for its glance. */
  readonly nodes: number
}

/** Chosen by hand from rounds of `npm run fit:mynah` and `check:mynah`: see docs/mynah.md. */
const fitted: readonly (Character & { readonly rating: number })[] = [
  { rating: 600, temperature: 1.45, caution: 0, nodes: 600 },
  { rating: 800, temperature: 1.27, caution: 0, nodes: 600 },
  { rating: 1000, temperature: 1.17, caution: 0.02, nodes: 600 },
  { rating: 1200, temperature: 1.1, caution: 0.1, nodes: 600 },
  { rating: 1400, temperature: 1, caution: 0.32, nodes: 600 },
  { rating: 1600, temperature: 1, caution: 0.83, nodes: 600 },
  { rating: 1800, temperature: 1, caution: 1.75, nodes: 1000 },
  { rating: 2000, temperature: 1, caution: 2.8, nodes: 2500 },
  { rating: 2200, temperature: 1, caution: 3.6, nodes: 7000 },
  { rating: 2400, temperature: 1, caution: 6.2, nodes: 14_500 },
]

/** Between two of the fitted ratings along a straight line. */
export function characterAt(rating: number): Character {
  const next = fitted.findIndex((each) => each.rating >= rating)
  if (next === 0) return fitted[0]!
  if (next < 0) return fitted.at(-1)!
  const [low, high] = [fitted[next - 1]!, fitted[next]!]
  const share = (rating - low.rating) / (high.rating - low.rating)
  const between = (from: number, to: number) => from + share * (to - from)
  return {
    temperature: between(low.temperature, high.temperature),
    caution: between(low.caution, high.caution),
    nodes: Math.round(between(low.nodes, high.nodes)),
  }
}

/** Below it the likeliest move is played: powers of chances would not fit a number. */
export const LOWEST_TEMPERATURE = 0.05

/**
 * How likely Mynah is to play each move: people's chances at a temperature, less for moves that lose by Raven's glance. They sum to 1, the
 * likeliest first. A move that the glance does not tell of loses at least as much as all that it does.
 */
export function weigh(
  people: readonly MoveChance[],
  seen: readonly Pick<SeenMove, 'move' | 'lostPoints'>[],
  { temperature, caution }: Pick<Character, 'temperature' | 'caution'>,
): MoveChance[] {
  const isSure = temperature < LOWEST_TEMPERATURE
  const losses = new Map(seen.map(({ move, lostPoints }) => [move, lostPoints]))
  const most = Math.max(0, ...losses.values())
  const nats = people.map(
    ({ move, chance }) =>
      Math.log(Math.max(chance, 1e-30)) / Math.max(temperature, LOWEST_TEMPERATURE) -
      (isSure ? 0 : 10 * caution * (losses.get(move) ?? most)),
  )
  const best = Math.max(...nats)
  const odds = nats.map((each) => (isSure ? Number(each === best) : Math.exp(each - best)))
  const sum = odds.reduce((total, each) => total + each, 0)
  return people
    .map(({ move }, index) => ({ move, chance: odds[index]! / sum }))
    .sort((a, b) => b.chance - a.chance)
}

/** One of the moves by their chances; `drawn` is a number in [0, 1). */
export function draw(chances: readonly MoveChance[], drawn: number): MoveChance {
  let left = drawn
  for (const each of chances) {
    left -= each.chance
    if (left < 0) return each
  }
  // What rounding has left over.
  return chances[0]!
}
