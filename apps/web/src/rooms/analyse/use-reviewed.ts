import { useMemo } from 'react'
import { type GameEntry, type Opened, readGame } from '../../game/open/open-text.ts'
import { canReviewOn } from '../../game/review-route.ts'
import { hasReview } from '../../game/storage/reviews-store.ts'

/** Tells of each game of an opened text whether its review is kept; another function once so many more reviews are done. */
export function useReviewed(opened: Opened | undefined, done: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has asked has to ask again when a review was done.
  return useMemo(() => {
    if (opened?.kind !== 'games') return undefined
    // One after the other, so that the page stays quick: to know a game's review, the game has to be read.
    let last: Promise<unknown> = Promise.resolve()
    return (entry: GameEntry): Promise<boolean> => {
      const asked = last.then(
        () =>
          entry.halfMoves > 0 &&
          canReviewOn(entry.variantId) &&
          hasReview(readGame(opened.text, entry).line()),
      )
      last = asked
      return asked
    }
  }, [opened, done])
}
