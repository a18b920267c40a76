import { say } from '@rookery/words/web/reviews'
import buttonStyles from '../../ui/button.module.css'
import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import type { QueueState } from '../storage/review-queue.ts'
import type { ReviewDesk, ReviewsView } from './review-desk.ts'
import styles from './reviews-progress.module.css'

interface Props {
  readonly desk: ReviewDesk
  readonly reviews: ReviewsView
  /** Whose games they are, or which. */
  readonly title?: string | undefined
  /** Whether it can be put away when it does not run. */
  readonly canForget?: boolean
}

/** How far the review of a list of games is, to be stopped and gone on with. Nothing where there is none. */
export function ReviewsProgress({ desk, reviews, title = '', canForget = false }: Props) {
  const { queue, isRunning, atHand, fault } = reviews
  if (fault === undefined && (!queue || queue.total === 0)) return null
  const isLeft = queue !== undefined && queue.done < queue.total
  return (
    <div className={styles.reviews}>
      {fault !== undefined && <p className={textStyles.fault}>{say('ended', { reason: fault })}</p>}
      {queue && (
        <progress
          max={queue.total}
          value={queue.done + (atHand?.games ?? 0)}
          aria-label={say('progress')}
          aria-valuetext={say('state', queue)}
        />
      )}
      {queue && <p role="status">{tell(queue, title, isRunning)}</p>}
      {/* Too often for who listens. */}
      {atHand && (
        <p className={textStyles.note}>{say('atHand', { done: atHand.done, total: atHand.total })}</p>
      )}
      <div className={styles.buttons}>
        {isRunning && (
          <button type="button" onClick={desk.stop}>
            {say('stop')}
          </button>
        )}
        {!isRunning && isLeft && (
          <button type="button" onClick={() => void desk.goOn()}>
            {say('goOn')}
          </button>
        )}
        {!isRunning && canForget && (
          <button type="button" className={buttonStyles.quiet} onClick={() => void desk.forget()}>
            <Icon name="close" />
            {say('forget')}
          </button>
        )}
      </div>
    </div>
  )
}

/** Each part is a sentence. */
function tell({ done, total, drills, old, failed }: QueueState, title: string, isRunning: boolean): string {
  const sentences = [
    title === '' ? say('state', { done, total }) : say('named', { title, done, total }),
    drills > 0 && say('drills', { count: drills }),
    old > 0 && say('old', { count: old }),
    failed > 0 && say('failed', { count: failed }),
    !isRunning && done < total && say('left', { count: total - done }),
  ]
  return sentences.filter(Boolean).join(' ')
}
