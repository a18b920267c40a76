import type { Review } from '@rookery/analysis'
import { makeGameDrills } from '@rookery/practice'
import type { Game } from '@rookery/rules'
import { keepDrills } from './practice-store.ts'

/** Without a word where the browser keeps nothing: the Practice room says so. Gives how many are new. */
export async function keepReviewDrills(game: Game, review: Review, player?: string): Promise<number> {
  try {
    return await keepDrills(await makeGameDrills(game, review, Date.now(), player))
  } catch {
    return 0
  }
}
