import { say } from '@rookery/words/web/tree'
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

/** A loop, because `reduce` takes many times as long for the nodes of a large tree. */
function deepestOf(plies: Uint8Array): number {
  let deepest = 0
  for (const ply of plies) if (ply > deepest) deepest = ply
  return deepest
}

export function TreeTools({ state: { tree, room }, dispatch, lens }: Props) {
  const deepest = useMemo(() => deepestOf(tree.ply), [tree])
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
    <div className={styles.tools} role="toolbar" aria-label={say('tools.label')}>
      {tool('zoom-out', say('tools.zoomOut'), () => lens.current?.zoom(1 / 1.5))}
      {tool('zoom-in', say('tools.zoomIn'), () => lens.current?.zoom(1.5))}
      {tool('fit', say('tools.fit'), () => {
        if (lens.current) dispatch({ kind: 'fit', ...lens.current.room })
        requestAnimationFrame(() => lens.current?.fit())
      })}
      {tool('target', say('tools.line'), () => {
        dispatch({ kind: 'show-line' })
        requestAnimationFrame(() => lens.current?.center())
      })}
      <button
        type="button"
        className={buttonStyles.quiet}
        disabled={room.most === Number.POSITIVE_INFINITY}
        onClick={() => dispatch({ kind: 'unfold-all' })}
      >
        {say('tools.all')}
      </button>
      <label className={styles.depth}>
        {say('tools.open')}
        <select
          value=""
          onChange={(event) => openTo(Number(event.currentTarget.value))}
          aria-label={say('tools.openTo')}
        >
          <option value="" disabled hidden>
            {say('tools.to')}
          </option>
          {Array.from({ length: deepest }, (_, index) => index + 1).map((ply) => (
            <option key={ply} value={ply}>
              {ply === deepest ? say('tools.everything') : say('tools.moves', { count: ply })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
