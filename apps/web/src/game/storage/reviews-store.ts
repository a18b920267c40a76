import { makeSavedReview, parseSavedReview, type Review } from '@rookery/analysis'
import { type Line, makeFen, makeUci } from '@rookery/rules'
import type { DBSchema } from 'idb'
import { openOnce } from './open-once.ts'

interface ReviewsSchema extends DBSchema {
  reviews: { key: string; value: { text: string; keptMs: number }; indexes: { keptMs: number } }
}

/** The oldest make room for new ones. */
const mostKept = 2000

const openReviews = openOnce<ReviewsSchema>('rookery.reviews', (fresh) => {
  fresh.createObjectStore('reviews').createIndex('keptMs', 'keptMs')
})

/** A review belongs to the moves: wherever the same game comes from, its review is there. */
const keyOf = ({ variant, start, moves, positions }: Line): string =>
  [variant.id, makeFen(start), ...moves.map((move, ply) => makeUci(move, positions[ply]!))].join(' ')

/** Whether the browser has taken it. */
export async function keepReview(line: Line, review: Review, keptMs: number): Promise<boolean> {
  try {
    const transaction = (await openReviews()).transaction('reviews', 'readwrite')
    await transaction.store.put({ text: makeSavedReview(line, review), keptMs }, keyOf(line))
    let extra = (await transaction.store.count()) - mostKept
    for (
      let oldest = extra > 0 ? await transaction.store.index('keptMs').openCursor() : null;
      oldest && extra > 0;
      extra--
    ) {
      await oldest.delete()
      oldest = await oldest.continue()
    }
    await transaction.done
    return true
  } catch {
    return false
  }
}

export async function hasReview(line: Line): Promise<boolean> {
  try {
    return (await (await openReviews()).getKey('reviews', keyOf(line))) !== undefined
  } catch {
    return false
  }
}

/** Nothing where there is none, or none that can be read. */
export async function readReview(line: Line): Promise<Review | undefined> {
  try {
    const found: unknown = (await (await openReviews()).get('reviews', keyOf(line)))?.text
    const review = typeof found === 'string' ? parseSavedReview(found, line) : undefined
    return review?.ok ? review.value : undefined
  } catch {
    return undefined
  }
}
