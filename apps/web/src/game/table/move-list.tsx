import type { MoveCell, MoveRow } from '@rookery/play'
import { say } from '@rookery/words/web/game'
import { Fragment, useEffect, useRef } from 'react'
import { keepInSight } from '../../ui/keep-in-sight.ts'
import styles from './move-list.module.css'

interface Props {
  readonly rows: readonly MoveRow[]
  readonly cursor: number
  readonly onStep: (ply: number) => void
  /** `table` for the panel, `line` for the strip under a phone's board. */
  readonly form: 'table' | 'line'
}

/** The game in SAN; the shown move is marked and kept in sight. */
export function MoveList({ rows, cursor, onStep, form }: Props) {
  const list = useRef<HTMLElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row pushes the shown move out of sight too.
  useEffect(() => (list.current ? keepInSight(list.current) : undefined), [cursor, rows.length])

  const cell = (move: MoveCell | undefined) =>
    move ? (
      <button
        type="button"
        className={styles.move}
        aria-current={move.ply === cursor ? 'true' : undefined}
        onClick={() => onStep(move.ply)}
      >
        {move.san}
      </button>
    ) : (
      <span className={styles.none}>…</span>
    )

  return (
    <section
      ref={list}
      className={`${styles.moves} ${form === 'table' ? styles.table : styles.line}`}
      aria-label={say(form === 'table' ? 'table.moves' : 'table.movesInLine')}
    >
      {rows.map((row) => (
        <Fragment key={row.number}>
          <span className={styles.number}>{row.number}.</span>
          {cell(row.white)}
          {row.black ? cell(row.black) : form === 'table' && <span />}
        </Fragment>
      ))}
    </section>
  )
}
