import type { Evidence } from './evidence.ts'
import { fitted, lossLogs, priorAt, type StrengthModel } from './model.ts'
import { natsAt } from './scales.ts'

/** How strong somebody has played, on Lichess's rapid scale. */
export interface StrengthEstimate {
  readonly rating: number
  /** The bounds of the 95 % interval. */
  readonly low: number
  readonly high: number
  /** How many moves it is told from. */
  readonly moves: number
}

/** Of fewer moves with a choice nothing is told. */
export const LEAST_MOVES = 15

const LOWEST = 400
const HIGHEST = 2800
const STEP = 25
/** Between which a strength is told. */
export const ratings: readonly number[] = Array.from(
  { length: (HIGHEST - LOWEST) / STEP + 1 },
  (_, index) => LOWEST + STEP * index,
)
/** What is left out at either end of the interval. */
const TAIL = 0.025

/** Nothing where there are too few moves. */
export function estimateStrength(
  evidence: Evidence,
  model: StrengthModel = fitted,
): StrengthEstimate | undefined {
  if (evidence.moves < LEAST_MOVES) return undefined
  const chances = posterior(evidence, model)
  const rating = ratings.reduce((sum, each, index) => sum + each * chances[index]!, 0)
  return {
    rating: Math.round(rating),
    low: quantile(chances, TAIL),
    high: quantile(chances, 1 - TAIL),
    moves: evidence.moves,
  }
}

/** How likely each of the ratings is; they sum to 1. */
function posterior(evidence: Evidence, { prior, weight, losses }: StrengthModel): number[] {
  const logs = ratings.map((rating) => {
    const spoken =
      weight.nats * natsAt(evidence.nats, rating) + weight.losses * lossNatsAt(evidence, losses, rating)
    return priorAt(prior, rating) - spoken
  })
  const most = Math.max(...logs)
  const shares = logs.map((log) => Math.exp(log - most))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / whole)
}

/** How unlikely the losses are for people of a rating. */
export function lossNatsAt(evidence: Evidence, model: StrengthModel['losses'], rating: number): number {
  const logs = lossLogs(model, rating)
  return -evidence.losses.reduce((sum, count, index) => sum + count * logs[index]!, 0)
}

function quantile(chances: readonly number[], share: number): number {
  let below = 0
  const index = chances.findIndex((chance) => {
    below += chance
    return below >= share
  })
  return ratings[index < 0 ? ratings.length - 1 : index]!
}
