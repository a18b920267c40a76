import type { GameRecord, Plan } from '@rookery/arena'
import { say } from '@rookery/words/web/arena'
import { useState } from 'react'
import { makeReviewRoute } from '../../game/review-route.ts'
import textStyles from '../../ui/text.module.css'
import styles from './game-rows.module.css'
import { makeResult, nameEnding } from './game-words.ts'
import { tryPgn } from './tournament-files.ts'

interface Props {
  readonly games: readonly GameRecord[]
  readonly plan: Plan
}

const shownAtOnce = 50

/** The finished games, the last first; one click takes a game to its review. */
export function GameRows({ games, plan }: Props) {
  const [shownCount, setShownCount] = useState(shownAtOnce)
  if (games.length === 0) return <p className={textStyles.empty}>{say('games.none')}</p>
  const shown = games.slice(-shownCount).reverse()
  const analyse = (record: GameRecord) => {
    const pgn = tryPgn(plan, record)
    if (pgn !== undefined) window.location.hash = makeReviewRoute(pgn)
  }
  return (
    <>
      <ul className={styles.rows} aria-label={say('games.label')}>
        {shown.map((record) => (
          <li key={record.number}>
            <button type="button" onClick={() => analyse(record)} title={say('games.review')}>
              <span className={styles.score}>{makeResult(record.winner)}</span>
              <span className={styles.pair}>
                {plan.entrants[record.white]!.name} – {plan.entrants[record.black]!.name}
                <small>{tellGame(record)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {games.length > shownCount && (
        <button type="button" className={styles.more} onClick={() => setShownCount(shownCount + 200)}>
          {say('games.more')}
        </button>
      )}
    </>
  )
}

function tellGame({ number, ending, detail, moves, opening }: GameRecord): string {
  const facts = {
    number: String(number),
    ending: nameEnding(ending),
    moves: Math.ceil((moves.length + opening.length) / 2),
  }
  return detail === undefined ? say('games.about', facts) : say('games.aboutFailure', { ...facts, detail })
}
