import type { StrengthEstimate } from './estimate.ts'

/** What is so unsure is not told to the point. */
const STEP = 50
const ERROR_STEP = 10

/** "1450 ± 180": both bounds of the interval lie within. */
export function roundStrength({ rating, low, high }: StrengthEstimate): {
  readonly rating: number
  readonly error: number
} {
  const shown = Math.round(rating / STEP) * STEP
  return { rating: shown, error: Math.ceil(Math.max(high - shown, shown - low) / ERROR_STEP) * ERROR_STEP }
}
