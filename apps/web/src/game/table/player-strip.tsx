import type { Color, Role } from '@rookery/rules'
import { opposite } from '@rookery/rules'
import { say } from '@rookery/words/web/game'
import type { ReactNode } from 'react'
import { PiecePicture } from '../../pieces/piece-picture.tsx'
import styles from './player-strip.module.css'

interface Props {
  readonly portrait: ReactNode
  readonly name: string
  readonly about: string
  readonly color: Color
  readonly taken: readonly Role[]
  /** What its pieces are worth more than those of the other side. */
  readonly lead: number
  /** What this side is doing now, empty when it is not its turn. */
  readonly status: string
  /** Its clock, where the game has clocks. */
  readonly clock?: ReactNode
}

/** One side of the table: who sits there, what they have taken, and whether it is their turn. */
export function PlayerStrip({ portrait, name, about, color, taken, lead, status, clock }: Props) {
  return (
    <section className={styles.strip} aria-label={say('table.side', { name, color })}>
      {portrait}
      <div className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.about}>{about}</span>
      </div>
      <div className={styles.taken}>
        {taken.map((role, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces are told apart by their place alone.
          <PiecePicture key={index} piece={{ color: opposite(color), role }} />
        ))}
        {lead > 0 && <span className={styles.lead}>+{lead}</span>}
      </div>
      <div className={styles.status} data-active={status !== ''}>
        {status}
      </div>
      {clock}
    </section>
  )
}
