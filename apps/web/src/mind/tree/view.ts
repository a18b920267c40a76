import type { TreeLayout } from './layout.ts'

/** How the layout is looked at: pixels per row and ply, and which point of it is at the canvas's top left corner. */
export interface View {
  readonly rowHeight: number
  readonly column: number
  /** Pixels from the layout's left edge and top. */
  readonly left: number
  readonly top: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const fullRow = 38
const tallestRow = 48
/** A row has room for a word of 12 pixels at every zoom. */
const lowestRow = 24
const narrowestColumn = 124
const widestColumn = 240
const margin = 10

/** All levels over the whole width, as far as there is room for their words. */
const columnWidth = (layout: TreeLayout, { width }: Size): number =>
  Math.max(narrowestColumn, Math.min(widestColumn, (width - 2 * margin) / layout.plies.length))

/** The part of a column that a node takes; the rest is for the lines to its children. */
export const boxWidth = ({ column }: Pick<View, 'column'>): number => column - 18

export const boxHeight = (rowHeight: number): number => rowHeight - 6

export const extentOf = (
  layout: TreeLayout,
  { rowHeight, column }: Pick<View, 'rowHeight' | 'column'>,
): Size => ({
  width: layout.plies.length * column + 2 * margin,
  height: layout.rows * rowHeight + 2 * margin,
})

/** How many rows and columns can be read at once. */
export const readableRoom = ({
  width,
  height,
}: Size): { readonly rows: number; readonly columns: number } => ({
  rows: Math.floor((height - 2 * margin) / lowestRow),
  columns: Math.floor((width - 2 * margin) / narrowestColumn),
})

export const xOf = (view: View, ply: number): number => margin + ply * view.column - view.left

export const yOf = (view: View, row: number): number => margin + (row + 0.5) * view.rowHeight - view.top

export const rowAt = (view: View, y: number): number => (y + view.top - margin) / view.rowHeight - 0.5

/** The row at which an entry is drawn: it stays at the top edge as long as anything below it is in sight. */
export function drawnRow(layout: TreeLayout, entry: number, view: View): number {
  const highest = rowAt(view, view.rowHeight / 2 + 2)
  return Math.max(layout.row[entry]!, Math.min(layout.lastRow[entry]!, highest))
}

/** So low that as much as possible of the tree is in sight and can be read, but no higher than a full row. */
export const fittingRow = (layout: TreeLayout, { height }: Size): number =>
  Math.max(lowestRow, Math.min(fullRow, (height - 2 * margin) / layout.rows))

/** Keeps the tree in the picture: no further away than its edges, and centred where there is room to spare. */
export function settle(view: Omit<View, 'column'>, layout: TreeLayout, size: Size): View {
  const rowHeight = Math.max(lowestRow, Math.min(tallestRow, view.rowHeight))
  const column = columnWidth(layout, size)
  const extent = extentOf(layout, { rowHeight, column })
  const place = (at: number, whole: number, seen: number, spare: number) =>
    whole <= seen ? -(seen - whole) * spare : Math.max(0, Math.min(whole - seen, at))
  return {
    rowHeight,
    column,
    left: place(view.left, extent.width, size.width, 0),
    top: place(view.top, extent.height, size.height, 0.5),
  }
}

/** Zooms so that the point under the pointer stays where it is. */
export function zoomAt(view: View, layout: TreeLayout, size: Size, factor: number, y: number): View {
  const rowHeight = Math.max(lowestRow, Math.min(tallestRow, view.rowHeight * factor))
  const row = (y + view.top - margin) / view.rowHeight
  return settle({ rowHeight, left: view.left, top: margin + row * rowHeight - y }, layout, size)
}

/** Moves as little as needed to bring an entry wholly into sight. */
export function bringIntoSight(view: View, layout: TreeLayout, size: Size, entry: number): View {
  const x = xOf(view, layout.ply[entry]!)
  const y = yOf(view, layout.row[entry]!)
  const half = view.rowHeight / 2
  const shift = (from: number, to: number, seen: number) =>
    from < margin ? from - margin : to > seen - margin ? Math.min(from - margin, to - seen + margin) : 0
  return settle(
    {
      rowHeight: view.rowHeight,
      left: view.left + shift(x, x + boxWidth(view), size.width),
      top: view.top + shift(y - half, y + half, size.height),
    },
    layout,
    size,
  )
}

/** The first place in a ply, from top to bottom, whose entry reaches down to a row. */
export function firstReaching(layout: TreeLayout, ply: number, row: number): number {
  const entries = layout.plies[ply]!
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (layout.lastRow[entries[middle]!]! < row) low = middle + 1
    else high = middle
  }
  return low
}

/** The entry under a point, or -1. */
export function entryAt(layout: TreeLayout, view: View, x: number, y: number): number {
  const ply = Math.floor((x + view.left - margin) / view.column)
  if (ply < 0 || ply >= layout.plies.length) return -1
  if (x - xOf(view, ply) > boxWidth(view)) return -1
  const row = rowAt(view, y)
  const entries = layout.plies[ply]!
  let nearest = -1
  let least = 0.5
  for (let place = firstReaching(layout, ply, row - 0.5); place < entries.length; place++) {
    const entry = entries[place]!
    if (layout.row[entry]! > row + 0.5) break
    const distance = Math.abs(drawnRow(layout, entry, view) - row)
    if (distance <= least) {
      least = distance
      nearest = entry
    }
  }
  return nearest
}
