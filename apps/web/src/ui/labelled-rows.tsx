import type { ReactNode } from 'react'
import styles from './labelled-rows.module.css'
import rowsStyles from './rows.module.css'

interface Row {
  readonly id: number
  readonly head: ReactNode
  /** One for each column but the first. */
  readonly cells: readonly string[]
  readonly isCurrent?: boolean
  readonly onPoint?: (isOver: boolean) => void
}

interface Props {
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
}

/** A table of many columns. Where there is little room, each number stands beside its column's name, and nothing scrolls sideways. */
export function LabelledRows({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className={`${rowsStyles.box} ${styles.box}`} tabIndex={0} aria-label={label}>
      <table className={`${rowsStyles.rows} ${styles.rows}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, head, cells, isCurrent = false, onPoint }) => (
            <tr
              key={id}
              aria-current={isCurrent ? 'true' : undefined}
              onPointerEnter={() => onPoint?.(true)}
              onPointerLeave={() => onPoint?.(false)}
            >
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
