import { cutAt, exactnessAt, foldedAt, kindAt, makeCount, type SearchTree } from '@rookery/players'
import type { TreeLayout } from './layout.ts'
import { hasChildren, type OpenNodes } from './open-nodes.ts'
import type { Palette } from './palette.ts'
import type { TreeGuide } from './tree-guide.ts'
import { makeBound, makeNodeValue, tellStub } from './tree-words.ts'
import { type ValueScale, washOf } from './value-scale.ts'
import {
  boxHeight,
  boxWidth,
  drawnRow,
  firstReaching,
  rowAt,
  type Size,
  type View,
  wordRow,
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

const twoLineRow = 30
/** The width of a sign of the monospaced name. */
const nameSign = 7.3

/** Draws what is in sight and nothing else; where rows are lower than a pixel, one entry for each pixel. */
export function paintTree(context: CanvasRenderingContext2D, scene: Scene): void {
  const { layout, view, size, palette } = scene
  context.fillStyle = palette.paper
  context.fillRect(0, 0, size.width, size.height)
  const highest = rowAt(view, -view.rowHeight)
  const lowest = rowAt(view, size.height + view.rowHeight)
  const plies = layout.plies.flatMap((_, ply) => {
    const x = xOf(view, ply)
    return x < size.width && x + 2 * boxWidth(view) > 0 ? [ply] : []
  })
  const visible = plies.map((ply) => visibleEntries(layout, view, ply, highest, lowest))
  paintBranches(context, scene, visible.flat())
  for (const entries of visible) for (const entry of entries) paintEntry(context, scene, entry)
}

function visibleEntries(
  layout: TreeLayout,
  view: View,
  ply: number,
  highest: number,
  lowest: number,
): number[] {
  const entries = layout.plies[ply]!
  const found: number[] = []
  const pixel = 1 / view.rowHeight
  let place = firstReaching(layout, ply, highest)
  while (place < entries.length && layout.row[entries[place]!]! <= lowest) {
    const entry = entries[place]!
    found.push(entry)
    place =
      pixel <= 1 ? place + 1 : Math.max(place + 1, firstReaching(layout, ply, layout.lastRow[entry]! + pixel))
  }
  return found
}

function paintBranches(context: CanvasRenderingContext2D, scene: Scene, entries: readonly number[]): void {
  const { layout, view, size, palette, line } = scene
  const width = boxWidth(view)
  const plain = new Path2D()
  const chosen = new Path2D()
  const cut = new Path2D()
  const drawnY = (entry: number) => yOf(view, drawnRow(layout, entry, view))
  for (const entry of entries) {
    const x = xOf(view, layout.ply[entry]!)
    const y = drawnY(entry)
    const above = layout.parent[entry]!
    if (above >= 0) {
      const parentEnd = xOf(view, layout.ply[above]!) + width
      const trunk = (parentEnd + x) / 2
      const isChosen = line.has(layout.node[entry]!) && !layout.isStub[entry]
      const path = layout.isStub[entry] ? cut : isChosen ? chosen : plain
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
  context.strokeStyle = palette.line
  context.stroke(plain)
  context.setLineDash([3, 3])
  context.strokeStyle = palette.soft
  context.stroke(cut)
  context.setLineDash([])
  context.lineWidth = 2.5
  context.strokeStyle = palette.hue
  context.stroke(chosen)
}

function paintEntry(context: CanvasRenderingContext2D, scene: Scene, entry: number): void {
  const { layout, view, size, palette, tree, line, scale, hovered, focused } = scene
  const node = layout.node[entry]!
  const isStub = layout.isStub[entry] === 1
  const x = xOf(view, layout.ply[entry]!)
  const y = yOf(view, drawnRow(layout, entry, view))
  const width = boxWidth(view)
  const height = boxHeight(view.rowHeight)
  if (y + height < 0 || y - height > size.height) return
  if (view.rowHeight < wordRow) {
    context.fillStyle = palette.line
    context.fillRect(x, y - height / 2, width, height)
    const wash = isStub ? undefined : washOf(scale, tree.value[node]!)
    if (wash) {
      context.globalAlpha = 0.25 + 0.75 * wash.strength
      context.fillStyle = wash.isGood ? palette.hue : palette.bad
      context.fillRect(x, y - height / 2, width, height)
      context.globalAlpha = 1
    }
    if (line.has(node) && !isStub) strokeBox(context, palette.ink, 1, x, y, width, Math.max(2, height))
    if (entry === hovered) strokeBox(context, palette.accent, 2, x, y, width, Math.max(2, height))
    return
  }
  if (isStub) {
    paintStub(context, scene, node, x, y, width)
    return
  }
  const isCut = kindAt(tree, node) === 'cut'
  roundedBox(context, x, y, width, height)
  context.fillStyle = isCut ? palette.sunken : palette.surface
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
  strokeBox(context, isMarked ? palette.hue : palette.line, isMarked ? 2 : 1, x, y, width, height)
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
  const hasTwoLines = view.rowHeight >= twoLineRow
  const first = hasTwoLines ? y - 7 : y
  const isCut = kindAt(tree, node) === 'cut'
  const isBound = exactnessAt(tree, node) !== 'exact'
  const ink = isCut || isBound ? palette.soft : palette.ink
  const mark = hasChildren(tree, node) ? (open[node] ? '−' : '+') : ''
  const left = x + 9
  const right = x + width - (mark ? 15 : 6)
  context.textBaseline = 'middle'
  context.fillStyle = line.has(node) ? palette.ink : ink
  context.textAlign = 'left'
  context.font = `${line.has(node) || node === 0 ? 700 : 500} 12px ${palette.mono}`
  const name = node === 0 ? 'now' : guide.san(node)
  context.fillText(name, left, first)
  context.textAlign = 'right'
  context.font = `${line.has(node) ? 700 : 400} 12px ${palette.font}`
  context.fillText(makeNodeValue(guide, node), right, first, right - left - nameSign * name.length - 4)
  if (mark) {
    context.textAlign = 'center'
    context.fillStyle = palette.accent
    context.font = `700 14px ${palette.font}`
    context.fillText(mark, x + width - 7, y)
  }
  if (!hasTwoLines) return
  context.textAlign = 'left'
  context.fillStyle = palette.soft
  context.font = `10.5px ${palette.font}`
  context.fillText(secondLine(guide, node), left, y + 8, right - left)
}

/** What the second line is for: folded nodes first, for they are nowhere else; then the window. */
function secondLine(guide: TreeGuide, node: number): string {
  const { tree } = guide
  const folded = hasChildren(tree, node) ? 0 : foldedAt(tree, node)
  if (folded > 0) return `${makeCount(folded)} folded`
  const cut = cutAt(tree, node)
  const window = `α ${makeBound(guide, tree.alpha[node]!)}  β ${makeBound(guide, tree.beta[node]!)}`
  return cut ? `${window}  ✂` : window
}

function paintStub(
  context: CanvasRenderingContext2D,
  { guide, palette }: Scene,
  node: number,
  x: number,
  y: number,
  width: number,
): void {
  context.textBaseline = 'middle'
  context.textAlign = 'left'
  context.fillStyle = palette.soft
  context.font = `italic 11px ${palette.font}`
  context.fillText(`✂ ${tellStub(guide, node)}`, x + 4, y, width + 20)
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
