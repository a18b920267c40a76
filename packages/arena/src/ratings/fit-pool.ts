import { gamesOf, pointsOf } from '../statistics/tally.ts'
import { gameOdds, nuOf, SCORE_PER_ELO } from './draw-model.ts'
import { invert, multiply } from './linear.ts'
import type { Meeting } from './pool.ts'

export interface Fit {
  /** In the order of the names; of mean zero where none is fixed. */
  readonly elos: readonly number[]
  readonly covariance: readonly (readonly number[])[]
  readonly whiteAdvantage: number
  readonly whiteVariance: number
  readonly nu: number
}

interface Term {
  readonly white: number
  readonly black: number
  readonly games: number
  readonly points: number
  readonly draws: number
  /** Weight of the belief that the two are equal. */
  readonly prior: number
}

/** White's advantage cannot be told from few games; the belief that it lies around zero has this deviation, in Elo. */
const WHITE_DEVIATION = 200

const MAX_STEP = 200
const LAST_STEP = 1e-7

export interface FitOptions {
  readonly prior: number
  /** Ratings that are known, by name. */
  readonly fixed: ReadonlyMap<string, number>
}

/**
 * Fisher's scoring: steps of inverse information times gradient. Elo and ν are orthogonal in this model (the information
 * between them is zero), so each has its own step.
 */
export function fitPool(
  names: readonly string[],
  meetings: readonly Meeting[],
  { prior, fixed }: FitOptions,
): Fit {
  const terms = termsOf(names, meetings, prior)
  const size = names.length
  const known = [...fixed.values()]
  const middle = known.reduce((sum, elo) => sum + elo / known.length, 0)
  const elos = names.map((name) => fixed.get(name) ?? middle)
  const holdAll = (found: Slopes) =>
    fixed.size === 0
      ? holdMean(found, size)
      : holdFixed(
          found,
          names.flatMap((name, index) => (fixed.has(name) ? [index] : [])),
        )
  let white = 0
  let nu = initialNu(terms)
  for (let step = 0; step < 500; step++) {
    const { gradient, information } = holdAll(slopes(terms, elos, white, nu))
    const move = shorten(multiply(invert(information), gradient))
    for (let index = 0; index < size; index++) elos[index]! += move[index]!
    white += move[size]!
    const nuFactor = Math.exp(clamp(nuStep(terms, elos, white, nu), 1))
    nu *= nuFactor
    if (Math.max(...move.map(Math.abs), Math.abs(nuFactor - 1)) < LAST_STEP) break
  }
  const inverse = invert(holdAll(slopes(terms, elos, white, nu)).information)
  // What holds a rating or the mean in place stands in the inverse too, and belongs to nobody's error.
  const held = fixed.size === 0 ? 1 / (size * size) : 0
  return {
    elos,
    covariance: names.map((name, row) =>
      names.map((other, column) => (fixed.has(name) || fixed.has(other) ? 0 : inverse[row]![column]! - held)),
    ),
    whiteAdvantage: white,
    whiteVariance: inverse[size]![size]!,
    nu,
  }
}

/** As a whole: a step whose parts were cut one by one would move the mean. */
function shorten(step: readonly number[]): number[] {
  const factor = Math.min(1, MAX_STEP / Math.max(...step.map(Math.abs)))
  return step.map((by) => by * factor)
}

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

function termsOf(names: readonly string[], meetings: readonly Meeting[], prior: number): Term[] {
  const indexes = new Map(names.map((name, index) => [name, index]))
  const pairings = names.map(() => 0)
  for (const { white, black } of meetings) {
    pairings[indexes.get(white)!]!++
    pairings[indexes.get(black)!]!++
  }
  return meetings.map(({ white, black, tally }) => {
    const [whiteIndex, blackIndex] = [indexes.get(white)!, indexes.get(black)!]
    return {
      white: whiteIndex,
      black: blackIndex,
      games: gamesOf(tally),
      points: pointsOf(tally),
      draws: tally.draws,
      prior: (prior / pairings[whiteIndex]! + prior / pairings[blackIndex]!) / 2,
    }
  })
}

/** One draw and one decisive game more than there were: a pool without draws has a small ν, not none. */
function initialNu(terms: readonly Term[]): number {
  const games = terms.reduce((sum, term) => sum + term.games, 2)
  const draws = terms.reduce((sum, term) => sum + term.draws, 1)
  return nuOf(draws / games)
}

interface Slopes {
  readonly gradient: number[]
  readonly information: number[][]
}

/** Games tell differences only: information about the sum of all ratings makes the matrix regular, and moves no difference. */
function holdMean({ gradient, information }: Slopes, size: number): Slopes {
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) information[row]![column]! += 1
  return { gradient, information }
}

/** What is known takes no step, and tells nothing of the others by its own. */
function holdFixed({ gradient, information }: Slopes, fixed: readonly number[]): Slopes {
  for (const at of fixed) {
    gradient[at] = 0
    for (const [other, row] of information.entries()) {
      row[at] = Number(other === at)
      information[at]![other] = Number(other === at)
    }
  }
  return { gradient, information }
}

function slopes(terms: readonly Term[], elos: readonly number[], whiteAdvantage: number, nu: number): Slopes {
  const size = elos.length
  const gradient = new Array<number>(size + 1).fill(0)
  const information = Array.from({ length: size + 1 }, () => new Array<number>(size + 1).fill(0))
  for (const { white, black, games, points, prior } of terms) {
    const difference = elos[white]! - elos[black]!
    const odds = gameOdds(difference + whiteAdvantage, nu)
    const slope = SCORE_PER_ELO * odds.score * (1 - odds.score)
    const byScore = slope / odds.variance
    const scoreGradient = byScore * (points - games * odds.score)
    // The belief is of half a point in games with no first move and no draws, so it cannot weaken the other two.
    const believed = gameOdds(difference, 0)
    const priorGradient = prior * SCORE_PER_ELO * (0.5 - believed.score)
    const priorInformation = prior * SCORE_PER_ELO ** 2 * believed.score * (1 - believed.score)
    const scoreInformation = games * byScore * slope
    gradient[white]! += scoreGradient + priorGradient
    gradient[black]! -= scoreGradient + priorGradient
    gradient[size]! += scoreGradient
    addOuter(information, white, black, size, scoreInformation, priorInformation)
  }
  gradient[size]! -= whiteAdvantage / WHITE_DEVIATION ** 2
  information[size]![size]! += 1 / WHITE_DEVIATION ** 2
  return { gradient, information }
}

function addOuter(
  matrix: number[][],
  white: number,
  black: number,
  first: number,
  byScore: number,
  byPrior: number,
): void {
  const both = byScore + byPrior
  matrix[white]![white]! += both
  matrix[black]![black]! += both
  matrix[white]![black]! -= both
  matrix[black]![white]! -= both
  matrix[first]![first]! += byScore
  matrix[white]![first]! += byScore
  matrix[first]![white]! += byScore
  matrix[black]![first]! -= byScore
  matrix[first]![black]! -= byScore
}

/** The step of ln ν, the ratings being held. */
function nuStep(terms: readonly Term[], elos: readonly number[], whiteAdvantage: number, nu: number): number {
  // As in `initialNu`, one draw and one decisive game between equals.
  let gradient = 1 - 2 * (nu / (2 + nu))
  let information = (4 * nu) / (2 + nu) ** 2
  for (const { white, black, games, points, draws } of terms) {
    const { draw, score, variance } = gameOdds(elos[white]! - elos[black]! + whiteAdvantage, nu)
    const regression = (draw * (0.5 - score)) / variance
    gradient += draws - games * draw - regression * (points - games * score)
    information += games * (draw * (1 - draw) - regression ** 2 * variance)
  }
  return gradient / information
}
