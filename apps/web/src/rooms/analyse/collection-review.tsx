import { say } from '@rookery/words/web/reviews'
import { useId, useMemo, useState } from 'react'
import type { GameEntry, Opened, OpenedGames } from '../../game/open/open-text.ts'
import { canReviewOn } from '../../game/review-route.ts'
import type { ReviewsView } from '../../game/reviews/review-desk.ts'
import { ReviewsProgress } from '../../game/reviews/reviews-progress.tsx'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './collection-review.module.css'
import { collectionReviews } from './collection-reviews.ts'
import { usualNodes } from './review-view.tsx'

interface Props {
  readonly opened: Opened | undefined
  readonly reviews: ReviewsView
}

/** All games of an opened text, reviewed in one go; and how far that is. */
export function CollectionReview({ opened, reviews }: Props) {
  const isOffered =
    opened?.kind === 'games' &&
    opened.entries.filter(canReview).length > 0 &&
    opened.entries.length > 1 &&
    !reviews.isRunning
  return (
    <>
      <CollectionProgress reviews={reviews} />
      {isOffered && <Begin games={opened} />}
    </>
  )
}

export const CollectionProgress = ({ reviews }: { readonly reviews: ReviewsView }) => (
  <ReviewsProgress desk={collectionReviews} reviews={reviews} title={reviews.queue?.file} canForget />
)

const canReview = ({ halfMoves, variantId }: GameEntry): boolean => halfMoves > 0 && canReviewOn(variantId)

function Begin({ games: { text, entries, name = '' } }: { readonly games: OpenedGames }) {
  const whoseId = useId()
  const [whose, setWhose] = useState('')
  const names = useMemo(() => countNames(entries), [entries])
  const reviewable = entries.filter(canReview)
  const begin = () => {
    const pgns = reviewable.map(({ start, end }) => text.slice(start, end))
    void collectionReviews.start({ file: name, name: whose, nodes: usualNodes() }, pgns, text)
  }
  return (
    <section className={styles.begin} aria-label={say('progress')}>
      <label htmlFor={whoseId}>{say('whose')}</label>
      <select id={whoseId} value={whose} onChange={({ target }) => setWhose(target.value)}>
        <option value="">{say('nobody')}</option>
        {names.map(([each, count]) => (
          <option key={each} value={each}>
            {say('nameCount', { name: each, count })}
          </option>
        ))}
      </select>
      <button type="button" onClick={begin}>
        <Icon name="analyse" />
        {say('all', { count: reviewable.length })}
      </button>
      <p className={textStyles.hint}>{say('about')}</p>
    </section>
  )
}

const mostNames = 100

/** Who plays in the games, the most frequent first. */
function countNames(entries: readonly GameEntry[]): readonly (readonly [name: string, games: number])[] {
  const counts = new Map<string, number>()
  for (const { names } of entries)
    for (const name of new Set([names.white, names.black]))
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).slice(0, mostNames)
}
