import { say } from '@rookery/words/web/mind'
import { type ReactNode, useState } from 'react'
import buttonStyles from '../../ui/button.module.css'
import styles from './ranking.module.css'

interface Props<Item> {
  readonly label: string
  readonly items: readonly Item[]
  readonly row: (item: Item) => ReactNode
}

const shownAtFirst = 10

/** A list whose best are enough for most. */
export function Ranking<Item>({ label, items, row }: Props<Item>) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <div className={styles.ranking}>
      <ol aria-label={label}>{(showsAll ? items : items.slice(0, shownAtFirst)).map(row)}</ol>
      {items.length > shownAtFirst && (
        <button
          type="button"
          className={buttonStyles.quiet}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? say('showBest', { count: shownAtFirst }) : say('showAll', { count: items.length })}
        </button>
      )}
    </div>
  )
}
