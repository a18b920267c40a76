// biome-ignore-all lint/a11y/useSemanticElements: HTML has no element for a tree.
import { say } from '@rookery/words/web/tree'
import { type KeyboardEvent, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { TreeLayout } from './layout.ts'
import { hasChildren } from './open-nodes.ts'
import { sortedChildren } from './sorted-children.ts'
import type { TreeGuide } from './tree-guide.ts'
import styles from './tree-items.module.css'
import type { TreeState } from './tree-state.ts'
import { nameNode } from './tree-words.ts'
import { windowAround } from './walk-keys.ts'

interface Props {
  readonly ref: Ref<HTMLDivElement>
  readonly state: TreeState
  readonly layout: TreeLayout
  readonly guide: TreeGuide
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Undefined when the focus leaves the tree. */
  readonly onFocus: (node: number | undefined) => void
}

/** So many rows before and after the focused one are in the page; of 100,000 nobody could hear more at once. */
const reach = 12

export function TreeItems({ ref, state, layout, guide, onKeyDown, onFocus }: Props) {
  const { tree, open, focused, selected } = state
  const list = useRef<HTMLDivElement>(null)
  const holdsFocus = useRef(false)
  useImperativeHandle(ref, () => list.current!)
  const nodes = windowAround(layout, focused, reach)

  // The focus moves with the node, also from an item that is no longer there, but is never taken from elsewhere.
  useLayoutEffect(() => {
    if (holdsFocus.current)
      list.current?.querySelector<HTMLElement>(`[data-node="${focused}"]`)?.focus({ preventScroll: true })
  }, [focused])

  return (
    <div
      ref={list}
      className={styles.items}
      role="tree"
      aria-label={say('label')}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        holdsFocus.current = false
        onFocus(undefined)
      }}
    >
      {nodes.map((node) => {
        const siblings = node === 0 ? [0] : sortedChildren(tree, guide.parent(node))
        return (
          <div
            key={node}
            role="treeitem"
            className={styles.item}
            data-node={node}
            tabIndex={node === focused ? 0 : -1}
            aria-level={tree.ply[node]! + 1}
            aria-setsize={siblings.length}
            aria-posinset={siblings.indexOf(node) + 1}
            aria-expanded={hasChildren(tree, node) ? open[node] === 1 : undefined}
            aria-selected={node === selected}
            aria-label={nameNode(guide, node)}
            onFocus={() => {
              holdsFocus.current = true
              onFocus(node)
            }}
          />
        )
      })}
    </div>
  )
}
