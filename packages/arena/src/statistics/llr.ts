import { type Distribution, meanOf, regularised, varianceOf } from './distribution.ts'
import { N_ELO_SCALE, scoreOfElo } from './elo.ts'
import type { Counts } from './tally.ts'

export const eloModels = ['logistic', 'normalised'] as const
export type EloModel = (typeof eloModels)[number]

/**
 * The generalised log-likelihood ratio of "the difference is elo1" against "it is elo0", after M. Van den Bergh:
 * https://www.cantate.be/Fishtest/support_MLE_multinomial.pdf (logistic) and
 * https://www.cantate.be/Fishtest/normalized_elo_practical.pdf, section 4.1 (normalised).
 * Counts are of games (3) or of pairs of games (5).
 */
export function logLikelihoodRatio(counts: Counts, model: EloModel, elo0: number, elo1: number): number {
  if (counts.every((count) => count === 0)) return 0
  const observed = regularised(counts)
  const perGame = counts.length === 5 ? Math.SQRT2 : 1
  const likeliest = (elo: number) =>
    model === 'logistic'
      ? likeliestWithMean(observed, scoreOfElo(elo))
      : likeliestWithT(observed, (elo / N_ELO_SCALE) * perGame)
  const under0 = likeliest(elo0)
  const under1 = likeliest(elo1)
  const perItem = observed.probabilities.reduce(
    (sum, probability, index) => sum + probability * Math.log(under1[index]! / under0[index]!),
    0,
  )
  return observed.size * perItem
}

/** The probabilities of the distribution with this mean that makes the observed one likeliest. */
function likeliestWithMean({ values, probabilities }: Distribution, mean: number): number[] {
  return tilted(
    values.map((value) => value - mean),
    probabilities,
  )
}

/** The same with a given t = (mean - ½) / deviation: each turn makes that constraint linear where the last one ended. */
function likeliestWithT({ values, probabilities }: Distribution, t: number): number[] {
  let likeliest = values.map(() => 1 / values.length)
  for (let turn = 0; turn < 20; turn++) {
    const current = { values, probabilities: likeliest }
    const mean = meanOf(current)
    const deviation = Math.sqrt(varianceOf(current))
    const next = tilted(
      values.map((value) => value - 0.5 - (t * deviation * (1 + ((mean - value) / deviation) ** 2)) / 2),
      probabilities,
    )
    const change = Math.max(...next.map((probability, index) => Math.abs(probability - likeliest[index]!)))
    likeliest = next
    if (change < 1e-9) break
  }
  return likeliest
}

/** p / (1 + x v) with the x for which the mean of v is zero: the root of Σ p v / (1 + x v), which falls with x. */
function tilted(values: readonly number[], probabilities: readonly number[]): number[] {
  const mean = (x: number) =>
    values.reduce((sum, value, index) => sum + (probabilities[index]! * value) / (1 + x * value), 0)
  let low = -1 / Math.max(...values)
  let high = -1 / Math.min(...values)
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2)
    if (mean(middle) > 0) low = middle
    else high = middle
  return probabilities.map((probability, index) => probability / (1 + low * values[index]!))
}
