import type { MoveCell, MoveRow } from '@rookery/play'
import { say } from '@rookery/words/web/game'
import { Fragment, useEffect, useRef } from 'react'
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
  useEffect(() => {
    // With the next picture, which lays the page out anyway: to ask for places now would do it twice.
    const frame = requestAnimationFrame(() => list.current && showCurrent(list.current))
    return () => cancelAnimationFrame(frame)
  }, [cursor, rows.length])

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

function showCurrent(box: HTMLElement): void {
  const shown = box.querySelector<HTMLElement>('[aria-current]')
  // scrollIntoView would also scroll the page.
  const top = shown ? shown.offsetTop - box.clientHeight / 2 : 0
  const left = shown ? shown.offsetLeft - box.clientWidth / 2 : 0
  box.scrollTo({ top, left })
}
