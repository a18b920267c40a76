/** Glicko-2 by M. Glickman (2013, http://www.glicko.net/glicko/glicko2.pdf), step by step, on the scale of Glicko. */

export interface Rating {
  readonly rating: number
  /** The true rating is within two of these 95 times of 100. */
  readonly deviation: number
  /** How erratic the results are: by so much the deviation grows with every period. */
  readonly volatility: number
}

export interface RatedResult {
  readonly against: Pick<Rating, 'rating' | 'deviation'>
  /** 1 for a win, 0 for a loss. */
  readonly score: number
}

/** Of whom nothing is known. */
export const firstRating: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

const SCALE = 173.7178
const MIDDLE = 1500
/** How much the volatility may change; the paper takes it between 0.3 and 1.2. */
const TAU = 0.5
const TOLERANCE = 1e-6
/** The iteration needs about ten steps; no input makes it take more than these. */
const MAX_STEPS = 100

const square = (value: number): number => value * value

/** How little a result against somebody of an uncertain rating says. */
const weightOf = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * square(deviation / SCALE)) / square(Math.PI))

/** How many points are to be expected against somebody. */
export const expectedScore = (own: Pick<Rating, 'rating'>, against: RatedResult['against']): number =>
  1 / (1 + Math.exp((-weightOf(against.deviation) * (own.rating - against.rating)) / SCALE))

/** However far two ratings lie apart, no result says nothing. */
const LEAST_CHANCE = 1e-6
const bounded = (chance: number): number => Math.min(Math.max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)

/** The rating after one period with these results. */
export function updateRating(own: Rating, results: readonly RatedResult[]): Rating {
  const phi = own.deviation / SCALE
  if (results.length === 0)
    return { ...own, deviation: SCALE * Math.sqrt(square(phi) + square(own.volatility)) }
  let information = 0
  let surprise = 0
  for (const { against, score } of results) {
    const weight = weightOf(against.deviation)
    const expected = bounded(expectedScore(own, against))
    information += square(weight) * expected * (1 - expected)
    surprise += weight * (score - expected)
  }
  const variance = 1 / information
  const volatility = findVolatility(phi, own.volatility, variance, variance * surprise)
  const before = square(phi) + square(volatility)
  const after = 1 / Math.sqrt(1 / before + information)
  return {
    rating: MIDDLE + SCALE * ((own.rating - MIDDLE) / SCALE + square(after) * surprise),
    deviation: SCALE * after,
    volatility,
  }
}

/** Step 5 of the paper, by the Illinois algorithm. */
function findVolatility(phi: number, former: number, variance: number, delta: number): number {
  const origin = Math.log(square(former))
  const f = (x: number): number => {
    const grown = square(phi) + variance + Math.exp(x)
    return (Math.exp(x) * (square(delta) - grown)) / (2 * square(grown)) - (x - origin) / square(TAU)
  }
  let low = origin
  let high: number
  if (square(delta) > square(phi) + variance) high = Math.log(square(delta) - square(phi) - variance)
  else {
    let steps = 1
    while (f(origin - steps * TAU) < 0 && steps < MAX_STEPS) steps++
    high = origin - steps * TAU
  }
  let [atLow, atHigh] = [f(low), f(high)]
  for (let step = 0; step < MAX_STEPS && Math.abs(high - low) > TOLERANCE; step++) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow)
    const atMiddle = f(middle)
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh]
    else atLow /= 2
    ;[high, atHigh] = [middle, atMiddle]
  }
  return Math.exp(low / 2)
}
