import { makeHalfMoves } from '@rookery/players'
import { type Dispatch, type RefObject, useMemo } from 'react'
import buttonStyles from '../../ui/button.module.css'
import { Icon, type IconName } from '../../ui/icon.tsx'
import type { TreeAction, TreeState } from './tree-state.ts'
import styles from './tree-tools.module.css'
import type { Lens } from './tree-view.tsx'

interface Props {
  readonly state: TreeState
  readonly dispatch: Dispatch<TreeAction>
  readonly lens: RefObject<Lens | null>
}

export function TreeTools({ state: { tree, room }, dispatch, lens }: Props) {
  const deepest = useMemo(() => tree.ply.reduce((most, ply) => Math.max(most, ply), 0), [tree])
  const openTo = (ply: number) => {
    dispatch({ kind: 'open-to', ply })
    // The picture of the opened tree is not there yet.
    requestAnimationFrame(() => lens.current?.fit())
  }
  const tool = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className={buttonStyles.quiet} aria-label={label} title={label} onClick={act}>
      <Icon name={icon} />
    </button>
  )
  return (
    <div className={styles.tools} role="toolbar" aria-label="The tree">
      {tool('zoom-out', 'Zoom out', () => lens.current?.zoom(1 / 1.5))}
      {tool('zoom-in', 'Zoom in', () => lens.current?.zoom(1.5))}
      {tool('fit', 'Fold the tree until it fits', () => {
        if (lens.current) dispatch({ kind: 'fit', ...lens.current.room })
        requestAnimationFrame(() => lens.current?.fit())
      })}
      {tool('target', 'Back to the expected line', () => {
        dispatch({ kind: 'show-line' })
        requestAnimationFrame(() => lens.current?.center())
      })}
      <button
        type="button"
        className={buttonStyles.quiet}
        disabled={room.most === Number.POSITIVE_INFINITY}
        onClick={() => dispatch({ kind: 'unfold-all' })}
      >
        All moves
      </button>
      <label className={styles.depth}>
        Open
        <select
          value=""
          onChange={(event) => openTo(Number(event.currentTarget.value))}
          aria-label="Open the tree to a depth"
        >
          <option value="" disabled hidden>
            to…
          </option>
          {Array.from({ length: deepest }, (_, index) => index + 1).map((ply) => (
            <option key={ply} value={ply}>
              {ply === deepest ? 'everything' : makeHalfMoves(ply)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
