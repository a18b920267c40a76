import { entryKinds, entryOf, type TreeLayout } from './layout.ts'
import { paintTree, type Scene } from './paint.ts'
import { readPalette } from './palette.ts'
import { listenToPointers } from './pointers.ts'
import {
  boxHeight,
  boxWidth,
  bringIntoSight,
  drawnRow,
  entryAt,
  fittingRow,
  fullRow,
  readableRoom,
  type Size,
  settle,
  type View,
  xOf,
  yOf,
  zoomAt,
} from './view.ts'

export type Content = Pick<Scene, 'tree' | 'open' | 'layout' | 'guide' | 'scale' | 'line' | 'focused'>

export interface Listeners {
  /** The node under the pointer; for children that were cut off, the one that cut them. */
  readonly onHover: (node: number | undefined) => void
  readonly onPress: (node: number) => void
  /** The row of a node's folded children was pressed. */
  readonly onUnfold: (node: number) => void
  /** The picture has a size for the first time, with room for so many rows and columns. */
  readonly onRoom: (room: { readonly rows: number; readonly columns: number }) => void
  /** After each picture, so that what lies over the canvas can follow. */
  readonly onPaint: (boxOf: (node: number) => DOMRect | undefined) => void
}

/** A canvas that shows a tree and is panned and zoomed. It paints at most once a frame, and only when something changed. */
export class TreeScreen {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #listeners: Listeners
  readonly #leave: () => void
  #content: Content | undefined
  #size: Size = { width: 0, height: 0 }
  #view: View = { rowHeight: fullRow, column: 1, left: 0, top: 0 }
  #hovered = -1
  #frame = 0

  constructor(box: HTMLElement, canvas: HTMLCanvasElement, listeners: Listeners) {
    this.#canvas = canvas
    this.#context = canvas.getContext('2d')!
    this.#listeners = listeners
    const sizes = new ResizeObserver(([entry]) => this.#resize(entry!.contentRect))
    sizes.observe(box)
    const theme = new MutationObserver(() => this.#schedule())
    theme.observe(document.documentElement, { attributes: true })
    const pointers = listenToPointers(box, {
      onPan: (dx, dy) => this.#pan(dx, dy),
      onZoom: (factor, _x, y) => this.#zoom(factor, y),
      onHover: (x, y) => this.#hover(x, y),
      onLeave: () => this.#hover(-1, -1),
      onPress: (x, y) => {
        const entry = this.#entryAt(x, y)
        if (entry < 0) return
        const { node, kind } = this.#content!.layout
        if (kind[entry] === entryKinds.fold) listeners.onUnfold(node[entry]!)
        else listeners.onPress(node[entry]!)
      },
    })
    this.#leave = () => {
      sizes.disconnect()
      theme.disconnect()
      pointers()
      cancelAnimationFrame(this.#frame)
    }
  }

  /** The focused node stays where it is on the screen; in a new tree it is brought to the middle. */
  show(content: Content): void {
    const before = this.#content
    this.#content = content
    this.#keepHovered(before)
    if (this.#size.width > 0) this.#place(before)
    this.#schedule()
  }

  zoom(factor: number): void {
    this.#zoom(factor, this.#size.height / 2)
  }

  /** From the top, with as much in sight as can be read. */
  fit(): void {
    if (this.#content)
      this.#look({ rowHeight: fittingRow(this.#content.layout, this.#size), left: 0, top: 0 })
  }

  /** How many rows and columns can be read at once. */
  get room(): { readonly rows: number; readonly columns: number } {
    return readableRoom(this.#size)
  }

  /** From the start, large enough to read. */
  center(): void {
    this.#place(undefined)
    this.#schedule()
  }

  bringIntoSight(node: number): void {
    const { layout } = this.#content ?? {}
    if (!layout || this.#size.width === 0) return
    const entry = entryOf(layout, node)
    if (entry >= 0) this.#look(bringIntoSight(this.#view, layout, this.#size, entry))
  }

  close(): void {
    this.#leave()
  }

  #place(before: Content | undefined): void {
    const { layout, focused, open } = this.#content!
    const entry = entryOf(layout, focused)
    const was = before?.tree === this.#content!.tree ? entryOf(before.layout, focused) : -1
    if (was < 0 || entry < 0) {
      const rowHeight = fittingRow(layout, this.#size)
      const row = layout.row[Math.max(0, entry)]!
      this.#view = settle(
        { rowHeight, left: 0, top: row * rowHeight - this.#size.height / 2 },
        layout,
        this.#size,
      )
      return
    }
    const y = yOf(this.#view, drawnRow(before!.layout, was, this.#view))
    const moved = { ...this.#view, top: this.#view.top + yOf(this.#view, layout.row[entry]!) - y }
    const childrenEnd = xOf(moved, layout.ply[entry]! + (open[focused] ? 1 : 0)) + boxWidth(moved)
    const beyond = Math.max(0, childrenEnd - this.#size.width + 8)
    this.#view = settle({ ...moved, left: moved.left + beyond }, layout, this.#size)
  }

  /** A new tree has other nodes under the pointer; in the same one, what is hovered stays so. */
  #keepHovered(before: Content | undefined): void {
    if (this.#hovered < 0) return
    const { tree, layout } = this.#content!
    const isNode = before?.layout.kind[this.#hovered] === entryKinds.node
    const node = before?.layout.node[this.#hovered] ?? -1
    this.#hovered = before?.tree === tree && isNode ? entryOf(layout, node) : -1
    if (this.#hovered < 0) this.#listeners.onHover(undefined)
  }

  #resize({ width, height }: Size): void {
    const isFirst = this.#size.width === 0
    this.#size = { width, height }
    const ratio = window.devicePixelRatio || 1
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0)
    if (width === 0 || !this.#content) return
    if (isFirst) {
      this.#place(undefined)
      this.#listeners.onRoom(this.room)
    } else this.#view = settle(this.#view, this.#content.layout, this.#size)
    // At once, because a canvas that changes its size is blank until it is painted.
    this.#paint()
  }

  #pan(dx: number, dy: number): boolean {
    return this.#look({ ...this.#view, left: this.#view.left - dx, top: this.#view.top - dy })
  }

  #zoom(factor: number, y: number): boolean {
    const { layout } = this.#content ?? {}
    return layout ? this.#look(zoomAt(this.#view, layout, this.#size, factor, y)) : false
  }

  #look(view: Omit<View, 'column'>): boolean {
    if (!this.#content) return false
    const { rowHeight, left, top } = this.#view
    this.#view = settle(view, this.#content.layout, this.#size)
    const isMoved = rowHeight !== this.#view.rowHeight || left !== this.#view.left || top !== this.#view.top
    if (isMoved) this.#schedule()
    return isMoved
  }

  #hover(x: number, y: number): void {
    const entry = this.#entryAt(x, y)
    if (entry === this.#hovered) return
    this.#hovered = entry
    this.#canvas.style.cursor = entry < 0 ? '' : 'pointer'
    this.#listeners.onHover(entry < 0 ? undefined : this.#content!.layout.node[entry])
    this.#schedule()
  }

  #entryAt(x: number, y: number): number {
    return this.#content ? entryAt(this.#content.layout, this.#view, x, y) : -1
  }

  #schedule(): void {
    if (this.#frame !== 0) return
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  #paint(): void {
    cancelAnimationFrame(this.#frame)
    this.#frame = 0
    if (!this.#content || this.#size.width === 0) return
    const { layout } = this.#content
    const view = this.#view
    paintTree(this.#context, {
      ...this.#content,
      view,
      size: this.#size,
      hovered: this.#hovered,
      palette: readPalette(this.#canvas),
    })
    this.#listeners.onPaint((node) => this.#boxOf(layout, node))
  }

  #boxOf(layout: TreeLayout, node: number): DOMRect | undefined {
    const entry = entryOf(layout, node)
    if (entry < 0) return undefined
    const { rowHeight } = this.#view
    const y = yOf(this.#view, drawnRow(layout, entry, this.#view))
    const height = boxHeight(rowHeight)
    return new DOMRect(xOf(this.#view, layout.ply[entry]!), y - height / 2, boxWidth(this.#view), height)
  }
}
