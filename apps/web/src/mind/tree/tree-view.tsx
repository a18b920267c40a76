import {
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { layOut } from './layout.ts'
import { nodesOfLine } from './open-nodes.ts'
import type { TreeGuide } from './tree-guide.ts'
import { TreeItems } from './tree-items.tsx'
import { TreeScreen } from './tree-screen.ts'
import type { TreeAction, TreeState } from './tree-state.ts'
import styles from './tree-view.module.css'
import { createValueScale } from './value-scale.ts'
import { walkByKey } from './walk-keys.ts'

/** What buttons beside the picture may do to it. */
export type Lens = Pick<TreeScreen, 'zoom' | 'fit' | 'center' | 'room'>

interface Props {
  readonly state: TreeState
  readonly dispatch: Dispatch<TreeAction>
  readonly guide: TreeGuide
  readonly lens: RefObject<Lens | null>
  readonly onHover: (node: number | undefined) => void
  /** The node that has the keyboard's focus; undefined when it is outside of the tree. */
  readonly onFocus: (node: number | undefined) => void
}

/** The tree on a canvas, and over it the part around the focus as a tree that keyboards and screen readers can walk. */
export function TreeView({ state, dispatch, guide, lens, onHover, onFocus }: Props) {
  const { tree, open, focused, line, room, whole } = state
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const items = useRef<HTMLDivElement>(null)
  const screen = useRef<TreeScreen>(undefined)
  const scale = useMemo(() => createValueScale(tree), [tree])
  const lineNodes = useMemo(() => new Set(nodesOfLine(tree, line)), [tree, line])
  const layout = useMemo(
    () => layOut(tree, open, { most: room.most, whole, kept: lineNodes }),
    [tree, open, room, whole, lineNodes],
  )

  const newest = useRef({ dispatch, onHover })
  useLayoutEffect(() => {
    newest.current = { dispatch, onHover }
  })

  useEffect(() => {
    const made = new TreeScreen(box.current!, canvas.current!, {
      onHover: (node) => newest.current.onHover(node),
      onPress: (node) => {
        newest.current.dispatch({ kind: 'select', node })
        newest.current.dispatch({ kind: 'toggle', node })
        // Once the node is in the page, the arrow keys go on from it.
        requestAnimationFrame(() => focusItem(items.current, node))
      },
      onUnfold: (node) => newest.current.dispatch({ kind: 'unfold', node }),
      onRoom: (room) => newest.current.dispatch({ kind: 'fit', ...room }),
      onPaint: (boxOf) => placeItems(items.current, boxOf),
    })
    screen.current = made
    return () => made.close()
  }, [])

  useImperativeHandle(lens, () => ({
    zoom: (factor) => screen.current?.zoom(factor),
    fit: () => screen.current?.fit(),
    center: () => screen.current?.center(),
    get room() {
      return screen.current?.room ?? { rows: 0, columns: 0 }
    },
  }))

  useEffect(() => {
    screen.current?.show({ tree, open, layout, guide, scale, line: lineNodes, focused })
  }, [tree, open, layout, guide, scale, lineNodes, focused])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const walk = walkByKey(event.key, tree, open, layout, focused)
    if (walk) {
      dispatch(walk)
      if (walk.kind === 'focus') screen.current?.bringIntoSight(walk.node)
    } else if (event.key === 'Enter' || event.key === ' ') dispatch({ kind: 'select', node: focused })
    else if (event.key === '+' || event.key === '=') screen.current?.zoom(1.3)
    else if (event.key === '-') screen.current?.zoom(1 / 1.3)
    else return
    event.preventDefault()
  }

  return (
    <div ref={box} className={styles.box}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas takes no focus, and the items over it say what it shows. */}
      <canvas ref={canvas} aria-hidden="true" />
      <TreeItems
        ref={items}
        state={state}
        layout={layout}
        guide={guide}
        onKeyDown={onKeyDown}
        onFocus={(node) => {
          if (node !== undefined && node !== focused) dispatch({ kind: 'focus', node })
          onFocus(node)
        }}
      />
    </div>
  )
}

const focusItem = (list: HTMLElement | null, node: number): void =>
  list?.querySelector<HTMLElement>(`[data-node="${node}"]`)?.focus({ preventScroll: true })

/** Straight to the elements: a pan moves them with every frame, and nothing else about them changes. */
function placeItems(list: HTMLElement | null, boxOf: (node: number) => DOMRect | undefined): void {
  if (!list) return
  for (const item of list.children as HTMLCollectionOf<HTMLElement>) {
    const place = boxOf(Number(item.dataset.node))
    if (!place) continue
    item.style.transform = `translate(${place.x}px, ${place.y}px)`
    item.style.width = `${place.width}px`
    item.style.height = `${place.height}px`
  }
}
