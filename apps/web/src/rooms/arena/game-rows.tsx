import type { GameRecord, Plan } from '@rookery/arena'
import { useState } from 'react'
import { makeReviewRoute } from '../../game/review-route.ts'
import textStyles from '../../ui/text.module.css'
import styles from './game-rows.module.css'
import { makeResult } from './game-words.ts'
import { tryPgn } from './tournament-files.ts'

interface Props {
  readonly games: readonly GameRecord[]
  readonly plan: Plan
}

const shownAtOnce = 50

/** The finished games, the last first; one click takes a game to its review. */
export function GameRows({ games, plan }: Props) {
  const [shownCount, setShownCount] = useState(shownAtOnce)
  if (games.length === 0) return <p className={textStyles.empty}>No game is finished yet.</p>
  const shown = games.slice(-shownCount).reverse()
  const analyse = (record: GameRecord) => {
    const pgn = tryPgn(plan, record)
    if (pgn !== undefined) window.location.hash = makeReviewRoute(pgn)
  }
  return (
    <>
      <ul className={styles.rows} aria-label="Finished games">
        {shown.map((record) => (
          <li key={record.number}>
            <button type="button" onClick={() => analyse(record)} title="Review this game">
              <span className={styles.score}>{makeResult(record.winner)}</span>
              <span className={styles.pair}>
                {plan.entrants[record.white]!.name} – {plan.entrants[record.black]!.name}
                <small>
                  Game {record.number}, {record.ending}
                  {record.detail === undefined ? '' : `: ${record.detail}`},{' '}
                  {Math.ceil((record.moves.length + record.opening.length) / 2)} moves
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {games.length > shownCount && (
        <button type="button" className={styles.more} onClick={() => setShownCount(shownCount + 200)}>
          Show more
        </button>
      )}
    </>
  )
}
