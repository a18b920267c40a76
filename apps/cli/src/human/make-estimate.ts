import type { Estimate } from '@rookery/training/human'
import { makeFixed } from '../console/numbers.ts'

/** "48.8 ±1.2": without the error where it cannot be told, and a dash where nothing can. */
export function makeEstimate({ mean, error }: Estimate, places: number, scale = 1): string {
  if (mean === null) return '-'
  const told = makeFixed(scale * mean, places)
  return error === null ? told : `${told} ±${makeFixed(scale * error, places)}`
}

export const makePercent = (estimate: Estimate): string =>
  estimate.mean === null ? '-' : `${makeEstimate(estimate, 1, 100)} %`
