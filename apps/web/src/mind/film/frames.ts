import { childrenAt, countTold, cutAt, maximizesAt, type SearchTree } from '@rookery/players'
import { ancestorsOf } from '../tree/open-nodes.ts'

/** One picture of the film: the search comes to a node, or has its value. */
export interface Frame {
  readonly kind: 'enter' | 'value'
  readonly node: number
}

/** More would be a long evening. */
const mostNodes = 400

/** How many half-moves deep the film shows node by node; what lies below is only counted. */
export function filmDepth(tree: SearchTree, most = mostNodes): number {
  const counts: number[] = []
  for (let node = 0; node < countTold(tree); node++)
    counts[tree.ply[node]!] = (counts[tree.ply[node]!] ?? 0) + 1
  let shown = counts[0] ?? 0
  let depth = 1
  for (; depth < counts.length; depth++) {
    shown += counts[depth] ?? 0
    if (depth > 1 && shown > most) break
  }
  return depth - 1
}

/** The search in the order of its visits. A node with nothing shown below it has its value at once. */
export function makeFrames(tree: SearchTree, depth = filmDepth(tree)): Frame[] {
  const frames: Frame[] = []
  const open: number[] = []
  const close = (ply: number) => {
    while (open.length > 0 && tree.ply[open.at(-1)!]! >= ply)
      frames.push({ kind: 'value', node: open.pop()! })
  }
  for (let node = 1; node < countTold(tree); node++) {
    const ply = tree.ply[node]!
    if (ply > depth) continue
    close(ply)
    const hasMore = ply < depth && tree.size[node]! > 1
    frames.push({ kind: hasMore ? 'enter' : 'value', node })
    if (hasMore) open.push(node)
  }
  close(0)
  frames.push({ kind: 'value', node: 0 })
  return frames
}

/** A move of a column: with its value once the search has it. */
export interface SeenMove {
  readonly node: number
  readonly isDone: boolean
  /** The best for whoever moves there, of those that are done. */
  readonly isBest: boolean
  readonly isCurrent: boolean
}

/** The moves of one level that have been looked at so far, in the order of the visits. */
export interface Column {
  readonly parent: number
  readonly moves: readonly SeenMove[]
  /** Moves that will never be looked at, once that is decided. */
  readonly cut: number
}

/** What can be seen at a frame: a column for each level of the way to its node. */
export function columnsAt(tree: SearchTree, { kind, node }: Frame): Column[] {
  const path = node === 0 ? [0] : [...ancestorsOf(tree, node), node]
  const parents = node === 0 ? [0] : path.slice(0, -1)
  return parents.map((parent, level) => {
    const current = path[level + 1]
    const seen = childrenAt(tree, parent).filter((child) => node === 0 || child <= node)
    const isDone = (child: number) =>
      child !== current || (child === node && kind === 'value') || (node === 0 && kind === 'value')
    const best = bestOf(tree, parent, seen.filter(isDone))
    const isOver = seen.length === childrenAt(tree, parent).length && seen.every(isDone)
    return {
      parent,
      moves: seen.map((child) => ({
        node: child,
        isDone: isDone(child),
        isBest: child === best,
        isCurrent: child === current,
      })),
      cut: isOver ? (cutAt(tree, parent)?.unseen ?? 0) : 0,
    }
  })
}

/** The first of the best. */
function bestOf(tree: SearchTree, parent: number, children: readonly number[]): number | undefined {
  const sign = maximizesAt(tree, parent) ? 1 : -1
  let best: number | undefined
  for (const child of children)
    if (best === undefined || sign * (tree.value[child]! - tree.value[best]!) > 0) best = child
  return best
}

/** What a value decides among the moves beside it. */
export type Decision =
  | { readonly kind: 'first' | 'best' }
  | { readonly kind: 'no better'; readonly than: number }
  /** It is so good that the others beside it need not be looked at. */
  | { readonly kind: 'cut'; readonly unseen: number }

export function decisionAt(tree: SearchTree, node: number): Decision {
  const parent = ancestorsOf(tree, node).at(-1) ?? 0
  const siblings = childrenAt(tree, parent)
  const cut = cutAt(tree, parent)
  if (cut && siblings.at(-1) === node) return { kind: 'cut', unseen: cut.unseen }
  const before = bestOf(tree, parent, siblings.slice(0, siblings.indexOf(node)))
  if (before === undefined) return { kind: 'first' }
  const sign = maximizesAt(tree, parent) ? 1 : -1
  return sign * (tree.value[node]! - tree.value[before]!) > 0
    ? { kind: 'best' }
    : { kind: 'no better', than: before }
}
