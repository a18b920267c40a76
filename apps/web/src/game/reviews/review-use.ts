import type { Review } from '@rookery/analysis'
import type { Game, Line } from '@rookery/rules'
import type { QueueState } from '../storage/review-queue.ts'

/** What becomes of the reviews of a list. */
export interface ReviewUse {
  /** The review that a game has already. */
  readonly recall?: (line: Line) => Promise<Review | undefined>
  /** Gives how many new drills came of it. */
  readonly keep: (game: Game, review: Review, queue: QueueState) => Promise<number | 'failed'>
}
