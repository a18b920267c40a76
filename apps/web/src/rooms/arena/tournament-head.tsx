import { say } from '@rookery/words/web/arena'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { makeRoute } from '../../ui/route.ts'
import styles from './tournament-view.module.css'

interface Props {
  readonly title: string
  /** How far it is. */
  readonly words: string
  readonly games: number
  /** Of an SPRT nobody knows. */
  readonly total: number | undefined
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** The way back, what is played, and how far it is. */
export function TournamentHead({ title, words, games, total, children }: Props) {
  return (
    <header className={styles.head}>
      <a href={makeRoute('arena')} className={styles.back}>
        <Icon name="back" />
        {say('view.back')}
      </a>
      <h1>{title}</h1>
      <p role="status">{words}</p>
      <progress
        aria-label={say('view.played')}
        value={games}
        max={Math.max(1, total ?? games)}
        hidden={total === undefined}
      />
      {children}
    </header>
  )
}
