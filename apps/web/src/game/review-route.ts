import type { PlayState } from '@rookery/play'
import { findPlayer } from '@rookery/players'
import type { Variant } from '@rookery/rules'
import { makeRoute } from '../ui/route.ts'

/** Where a game is reviewed at once, or its review found again. */
export const makeReviewRoute = (pgn: string): string => makeRoute('analyse', { pgn, review: 'yes' })

export async function goToReview(state: PlayState): Promise<void> {
  const { makeGamePgn } = await import('./game-pgn.ts')
  window.location.hash = makeReviewRoute(makeGamePgn(state))
}

/** Reviews are Raven's. */
export const canReviewOn = (variantId: Variant['id'] | string): boolean =>
  findPlayer('raven')?.variants.some((id) => id === variantId) ?? false
