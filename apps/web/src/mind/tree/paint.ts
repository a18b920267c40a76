import { cutAt, exactnessAt, foldedAt, kindAt, type SearchTree } from '@rookery/players'
import { say } from '@rookery/words/web/tree'
import { entryKinds, type TreeLayout } from './layout.ts'
import { hasChildren, type OpenNodes } from './open-nodes.ts'
import type { Palette } from './palette.ts'
import type { TreeGuide } from './tree-guide.ts'
import { makeNodeValue, tellCutRow, tellFoldRow } from './tree-words.ts'
import { type ValueScale, washOf } from './value-scale.ts'
import {
  boxHeight,
  boxWidth,
  drawnRow,
  firstReaching,
  rowAt,
  type Size,
  type View,
  xOf,
  yOf,
} from './view.ts'

export interface Scene {
  readonly tree: SearchTree
  readonly open: OpenNodes
  readonly layout: TreeLayout
  readonly guide: TreeGuide
  readonly scale: ValueScale
  /** The nodes of the line that the mind expects. */
  readonly line: ReadonlySet<number>
  readonly view: View
  readonly size: Size
  /** The entry under the pointer, and the node with the focus, -1 for none. */
  readonly hovered: number
  readonly focused: number
  readonly palette: Palette
}

const twoLineRow = 36
/** The width of a sign of the monospaced name. */
const nameSign = 7.8

/** Draws what is in sight and nothing else. */
export function paintTree(context: CanvasRenderingContext2D, scene: Scene): void {
  const { layout, view, size, palette } = scene
  context.fillStyle = palette.paper
  context.fillRect(0, 0, size.width, size.height)
  const highest = rowAt(view, -view.rowHeight)
  const lowest = rowAt(view, size.height + view.rowHeight)
  const plies = layout.plies.flatMap((_, ply) => {
    const x = xOf(view, ply)
    return x < size.width && x + 2 * view.column > 0 ? [ply] : []
  })
  const visible = plies.map((ply) => visibleEntries(layout, ply, highest, lowest))
  paintBranches(context, scene, visible.flat())
  for (const entries of visible) for (const entry of entries) paintEntry(context, scene, entry)
}

function visibleEntries(layout: TreeLayout, ply: number, highest: number, lowest: number): number[] {
  const entries = layout.plies[ply]!
  const found: number[] = []
  for (let place = firstReaching(layout, ply, highest); place < entries.length; place++) {
    if (layout.row[entries[place]!]! > lowest) break
    found.push(entries[place]!)
  }
  return found
}

function paintBranches(context: CanvasRenderingContext2D, scene: Scene, entries: readonly number[]): void {
  const { layout, view, size, palette, line } = scene
  const width = boxWidth(view)
  const plain = new Path2D()
  const chosen = new Path2D()
  const aside = new Path2D()
  const drawnY = (entry: number) => yOf(view, drawnRow(layout, entry, view))
  for (const entry of entries) {
    const x = xOf(view, layout.ply[entry]!)
    const y = drawnY(entry)
    const above = layout.parent[entry]!
    const isNode = layout.kind[entry] === entryKinds.node
    if (above >= 0) {
      const parentEnd = xOf(view, layout.ply[above]!) + width
      const trunk = (parentEnd + x) / 2
      const isChosen = isNode && line.has(layout.node[entry]!)
      const path = !isNode ? aside : isChosen ? chosen : plain
      path.moveTo(trunk, y)
      path.lineTo(x, y)
      if (isChosen) {
        path.moveTo(parentEnd, drawnY(above))
        path.lineTo(trunk, drawnY(above))
        path.lineTo(trunk, y)
      }
    }
    const last = layout.lastChild[entry]!
    if (last < 0) continue
    const trunk = (x + width + xOf(view, layout.ply[entry]! + 1)) / 2
    plain.moveTo(x + width, y)
    plain.lineTo(trunk, y)
    plain.lineTo(trunk, Math.min(size.height + 2, drawnY(last)))
  }
  context.lineWidth = 1
  context.strokeStyle = palette.soft
  context.stroke(plain)
  context.setLineDash([3, 3])
  context.stroke(aside)
  context.setLineDash([])
  context.lineWidth = 2.5
  context.strokeStyle = palette.hue
  context.stroke(chosen)
}

function paintEntry(context: CanvasRenderingContext2D, scene: Scene, entry: number): void {
  const { layout, view, size, palette, tree, line, scale, hovered, focused } = scene
  const node = layout.node[entry]!
  const x = xOf(view, layout.ply[entry]!)
  const y = yOf(view, drawnRow(layout, entry, view))
  const width = boxWidth(view)
  const height = boxHeight(view.rowHeight)
  if (y + height < 0 || y - height > size.height) return
  if (layout.kind[entry] !== entryKinds.node) {
    paintAside(context, scene, entry, x, y)
    return
  }
  roundedBox(context, x, y, width, height)
  context.fillStyle = kindAt(tree, node) === 'cut' ? palette.sunken : palette.surface
  context.fill()
  const wash = washOf(scale, tree.value[node]!)
  if (wash) {
    context.save()
    context.clip()
    context.globalAlpha = 0.3 + 0.7 * wash.strength
    context.fillStyle = wash.isGood ? palette.hue : palette.bad
    context.fillRect(x, y - height / 2, 5, height)
    context.restore()
  }
  const isMarked = line.has(node) || node === 0
  strokeBox(context, isMarked ? palette.hue : palette.soft, isMarked ? 2 : 1, x, y, width, height)
  if (entry === hovered || node === focused)
    strokeBox(context, palette.accent, 2, x - 2, y, width + 4, height + 4)
  paintWords(context, scene, node, x, y, width)
}

function paintWords(
  context: CanvasRenderingContext2D,
  { tree, guide, palette, view, open, line }: Scene,
  node: number,
  x: number,
  y: number,
  width: number,
): void {
  const wanted = view.rowHeight >= twoLineRow ? secondLine(guide, node) : ''
  const isCut = kindAt(tree, node) === 'cut'
  const isBound = exactnessAt(tree, node) !== 'exact'
  const ink = isCut || isBound ? palette.soft : palette.ink
  const mark = hasChildren(tree, node) ? (open[node] ? '−' : '+') : ''
  const left = x + 10
  const right = x + width - (mark ? 17 : 7)
  context.textBaseline = 'middle'
  context.font = noteFont(palette)
  const second = wanted && context.measureText(wanted).width <= right - left ? wanted : ''
  const first = second ? y - 7 : y
  context.fillStyle = line.has(node) ? palette.ink : ink
  context.textAlign = 'left'
  context.font = `${line.has(node) || node === 0 ? 700 : 500} 13px ${palette.mono}`
  const name = node === 0 ? say('row.now') : guide.san(node)
  context.fillText(name, left, first)
  context.textAlign = 'right'
  context.font = `${line.has(node) ? 700 : 400} 12px ${palette.font}`
  const room = right - left - nameSign * name.length - 4
  // A value that does not fit in full size is in the card of the node.
  const value = makeNodeValue(guide, node)
  if (context.measureText(value).width <= room) context.fillText(value, right, first)
  if (mark) {
    context.textAlign = 'center'
    context.fillStyle = palette.accent
    context.font = `700 14px ${palette.font}`
    context.fillText(mark, x + width - 8, y)
  }
  if (!second) return
  context.textAlign = 'left'
  context.fillStyle = palette.soft
  context.font = noteFont(palette)
  context.fillText(second, left, y + 8)
}

const noteFont = ({ font }: Palette): string => `12px ${font}`

/** What was not looked at, and what is told nowhere else. */
function secondLine({ tree }: TreeGuide, node: number): string {
  const folded = hasChildren(tree, node) ? 0 : foldedAt(tree, node)
  if (folded > 0) return say('row.below', { count: folded })
  const cut = cutAt(tree, node)
  return cut ? `✂ ${tellCutRow(cut.unseen)}` : ''
}

/** A row that stands for several moves. */
function paintAside(
  context: CanvasRenderingContext2D,
  { layout, palette, hovered }: Scene,
  entry: number,
  x: number,
  y: number,
): void {
  const isFold = layout.kind[entry] === entryKinds.fold
  const count = layout.folded[entry]!
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.fillStyle = isFold ? palette.accent : palette.soft
  context.font = `${isFold ? (entry === hovered ? '700' : '600') : 'italic'} 12px ${palette.font}`
  context.fillText(isFold ? `+ ${tellFoldRow(count)}` : `✂ ${tellCutRow(count)}`, x + 4, y)
}

function roundedBox(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.beginPath()
  context.roundRect(x, y - height / 2, width, height, 5)
}

function strokeBox(
  context: CanvasRenderingContext2D,
  color: string,
  thickness: number,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  roundedBox(context, x, y, width, height)
  context.lineWidth = thickness
  context.strokeStyle = color
  context.stroke()
}
