import { readAt } from './scales.ts'

/** The numbers by which a strength is told from moves, as `npm run fit:strength` finds them. */
export interface StrengthModel {
  /** How common each of `PRIOR_RATINGS` is among people, in logarithms. */
  readonly prior: readonly number[]
  /** How much of the log-likelihoods counts. Less than all, because the moves of a game are alike. */
  readonly weight: { readonly nats: number; readonly losses: number }
  /**
   * For each class of losses but the first, the coefficients of 1, x and x² in the logarithm of how often it happens against the first,
   * where x is `scaled` of the rating.
   */
  readonly losses: readonly (readonly [number, number, number])[]
}

export const PRIOR_RATINGS = { lowest: 400, step: 100, count: 25 } as const

/** Ratings as the coefficients of a model take them. */
export const scaled = (rating: number): number => (rating - 1500) / 400

/** How common a rating is, in logarithms. */
export const priorAt = (prior: StrengthModel['prior'], rating: number): number =>
  readAt(prior, PRIOR_RATINGS.lowest, PRIOR_RATINGS.step, rating)

/** How likely each class of losses is at a rating, in logarithms. */
export function lossLogs(losses: StrengthModel['losses'], rating: number): number[] {
  const x = scaled(rating)
  const logits = [0, ...losses.map(([one, first, second]) => one + first * x + second * x * x)]
  const whole = Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit), 0))
  return logits.map((logit) => logit - whole)
}

/** By `npm run fit:strength -- games.txt.gz folder 1800`, on games that Mynah's training held out. */
export const fitted: StrengthModel = {
  prior: [
    -9.21, -9.21, -7.588, -5.762, -4.456, -3.634, -3.257, -3.134, -2.909, -2.561, -2.284, -2.118, -2.054,
    -2.212, -2.617, -2.985, -3.122, -3.253, -3.489, -3.798, -4.243, -4.935, -5.865, -7.029, -8.645,
  ],
  weight: { nats: 0.45, losses: 0.35 },
  losses: [
    [-0.265, -0.021, -0.023],
    [0.274, 0.003, -0.024],
    [0.156, -0.07, 0.004],
    [-0.116, -0.199, 0.027],
    [-0.974, -0.304, 0.001],
    [-1.681, -0.624, 0.064],
  ],
}
