import { capitalise } from '@rookery/play'
import {
  chancesOf,
  makeOwnCount,
  makePercent,
  makeScore,
  type RosterEntry,
  type ScoreView,
} from '@rookery/players'
import { say } from '@rookery/words/web/compare'
import type { CSSProperties } from 'react'
import { Portrait } from '../../ui/portrait.tsx'
import { makeRoute } from '../../ui/route.ts'
import textStyles from '../../ui/text.module.css'
import styles from './mind-card.module.css'
import type { Opinion } from './opinion.ts'

interface Props {
  readonly entry: RosterEntry
  readonly opinion: Opinion | undefined
  /** It does not play on this board. */
  readonly isAbsent: boolean
  readonly isIdle: boolean
  /** It chose what was played in the game. */
  readonly agrees: boolean
  /** "12 of 30 as in the game". */
  readonly tally: string | undefined
  readonly view: ScoreView
  readonly onPoint: (id: string | undefined) => void
}

export function MindCard({ entry, opinion, isAbsent, isIdle, agrees, tally, view, onPoint }: Props) {
  const given = opinion?.kind === 'given' ? opinion : undefined
  const score = given?.score
  const chances = score && chancesOf(score, view.side)
  return (
    <li
      className={styles.card}
      data-state={isAbsent ? 'absent' : (opinion?.kind ?? 'waiting')}
      style={{ '--hue': entry.hue } as CSSProperties}
      onPointerEnter={() => onPoint(entry.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(entry.id)}
      onBlur={() => onPoint(undefined)}
    >
      <Portrait entry={entry} />
      <div>
        <h2 className={textStyles.heading}>
          <a href={makeRoute('minds', { mind: entry.id })}>{entry.name}</a>
          {tally && <span className={styles.tally}>{tally}</span>}
        </h2>
        <p>{isAbsent ? say('card.absent') : wordsOf(entry, opinion, isIdle)}</p>
        {given && (
          <details className={styles.own}>
            <summary>{say(score ? 'card.own' : 'card.numbers')}</summary>
            <p>
              {score && say('card.ownCount', { count: makeOwnCount(score), side: score.side })} {given.units}
            </p>
          </details>
        )}
      </div>
      {given && (
        <div className={styles.choice}>
          <strong>{given.san}</strong>
          {score && chances !== undefined ? (
            <>
              <span className={styles.score} data-score>
                {makeScore(score, view.side)}
              </span>
              <span>{makePercent(chances)}</span>
            </>
          ) : (
            <span>{say('card.noScore')}</span>
          )}
          {agrees && <span className={styles.agrees}>{say('card.played')}</span>}
        </div>
      )}
    </li>
  )
}

function wordsOf({ name }: RosterEntry, opinion: Opinion | undefined, isIdle: boolean): string {
  switch (opinion?.kind) {
    case 'given':
      // The name stands above already.
      return opinion.reason.startsWith(`${name} `)
        ? capitalise(opinion.reason.slice(name.length + 1))
        : opinion.reason
    case 'failed':
      return say('card.failed', { reason: opinion.message })
    case 'thinking':
      return say('card.thinks')
    default:
      return say(isIdle ? 'card.notAsked' : 'card.waits')
  }
}
