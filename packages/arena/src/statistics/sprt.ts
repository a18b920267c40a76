import { type EloModel, logLikelihoodRatio } from './llr.ts'
import type { Counts } from './tally.ts'

/** A sequential probability ratio test: is the difference elo1 rather than elo0? */
export interface Sprt {
  readonly elo0: number
  readonly elo1: number
  /** How often a change that is worth elo0 may pass. */
  readonly alpha: number
  /** How often a change that is worth elo1 may fail. */
  readonly beta: number
  readonly model: EloModel
  /** `games` counts each game by itself (trinomial), `pairs` both games of an opening together (pentanomial). */
  readonly unit: 'games' | 'pairs'
}

export interface SprtState {
  readonly llr: number
  readonly lower: number
  readonly upper: number
  /** `H1`: elo1 is accepted, `H0`: elo0 is. */
  readonly verdict: 'H0' | 'H1' | undefined
}

/** Wald's bounds. */
export const sprtBounds = ({
  alpha,
  beta,
}: Pick<Sprt, 'alpha' | 'beta'>): { lower: number; upper: number } => ({
  lower: Math.log(beta / (1 - alpha)),
  upper: Math.log((1 - beta) / alpha),
})

export function judgeSprt(sprt: Sprt, counts: Counts): SprtState {
  const { lower, upper } = sprtBounds(sprt)
  const llr = logLikelihoodRatio(counts, sprt.model, sprt.elo0, sprt.elo1)
  return { llr, lower, upper, verdict: llr >= upper ? 'H1' : llr <= lower ? 'H0' : undefined }
}
