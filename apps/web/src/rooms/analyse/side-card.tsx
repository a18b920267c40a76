import { moveClasses, type Review } from '@rookery/analysis'
import { makeFixed } from '@rookery/players'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/web/analyse'
import textStyles from '../../ui/text.module.css'
import styles from './review-view.module.css'
import type { SideStrength } from './use-strengths.ts'
import verdictStyles from './verdict.module.css'

interface Props {
  readonly color: Color
  readonly name: string
  readonly review: Review
  /** How strong the side has played; unknown until it is found out, or where it is not told. */
  readonly strength: SideStrength | undefined
}

/** What the review says of one side. */
export function SideCard({ color, name, review: { moves, accuracy }, strength }: Props) {
  const own = moves.filter((move) => move.color === color)
  const value = accuracy[color]
  return (
    <section className={styles.card} aria-label={say('review.card', { name, color })}>
      <h2 className={textStyles.heading}>
        <span
          className={color === 'black' ? `${styles.dot} ${styles.black}` : styles.dot}
          aria-hidden="true"
        />
        {name}
      </h2>
      <p className={styles.accuracy}>
        {value === undefined ? '–' : makeFixed(value, 1)}
        <small>{say('review.accuracy')}</small>
      </p>
      {strength && <Strength strength={strength} />}
      <ul>
        {moveClasses.map((verdict) => (
          <li key={verdict} data-class={verdict}>
            <span
              className={`${verdictStyles.verdict} ${styles.sign}`}
              data-class={verdict}
              aria-hidden="true"
            />
            {say('class', { class: verdict })}
            <span>{own.filter((move) => move.class === verdict).length}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Strength({ strength }: { readonly strength: SideStrength }) {
  if (strength === 'too few moves') return <p className={styles.strength}>{say('review.tooFew')}</p>
  const { rating, low, high } = strength
  return (
    <p className={styles.strength}>
      {say('review.strength', { rating: roundly(rating) })}
      <small>{say('review.between', { low: roundly(low), high: roundly(high) })}</small>
    </p>
  )
}

/** What is so unsure is not told to the point. */
const roundly = (rating: number): number => Math.round(rating / 50) * 50
