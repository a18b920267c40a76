import type { Plan } from '@rookery/arena'
import { standard, variantById } from '@rookery/rules'
import { say } from '@rookery/words/web/arena'
import type { CSSProperties } from 'react'
import styles from './board-grid.module.css'
import { BoardTile } from './board-tile.tsx'
import type { LiveBoard } from './live-boards.ts'

/** As many boards side by side as let all of them be seen at once. */
function gridOf(boards: number, plan: Plan): CSSProperties {
  const columns = boards <= 2 ? boards : boards <= 4 ? 2 : boards <= 9 ? 3 : 4
  const { files, ranks } = variantById(plan.variant) ?? standard
  return {
    '--columns': columns,
    '--rows': Math.ceil(boards / columns),
    '--files': files,
    '--ranks': ranks,
  } as CSSProperties
}

interface Props {
  readonly boards: readonly (LiveBoard | undefined)[]
  readonly plan: Plan
}

export function BoardGrid({ boards, plan }: Props) {
  return (
    <ul className={styles.boards} style={gridOf(boards.length, plan)} aria-label={say('view.boards')}>
      {boards.map((board, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a board is a place, whatever game is on it.
        <li key={place}>
          <BoardTile board={board} plan={plan} />
        </li>
      ))}
    </ul>
  )
}
