import type { Move } from '@rookery/rules'
import { type NodeKind, nodeKinds, type SearchAids } from './game-tree.ts'
import { MOST_NODES, type SearchTree } from './tree.ts'

/** Room for entries that are folded away already: to move those that are kept together takes long, so it is done seldom. */
const SLACK = 1.5
const MOST_PLIES = 256

/** Writes down the tree while it is walked, and folds the deepest ply away whenever it may tell no more nodes. */
export class TreeRecorder<Node extends { readonly move: Move }> implements SearchAids<Node> {
  readonly #capacity: number
  readonly #rootMaximizes: boolean
  #columns: SearchTree
  #length = 0
  /** By ply, and in all: the entries that are not folded away. */
  readonly #keptAt = new Uint32Array(MOST_PLIES)
  #kept = 0
  #walked = 0
  #deepestPly = MOST_PLIES - 1
  /** By ply, the entry of the node that is being searched there, and how many were walked before it. */
  readonly #path: number[] = []
  readonly #walkedBefore: number[] = []

  constructor(rootMaximizes = true, capacity = MOST_NODES) {
    this.#rootMaximizes = rootMaximizes
    this.#capacity = capacity
    this.#columns = createColumns(rootMaximizes, Math.min(capacity, 1024))
  }

  enter(node: Node, ply: number, alpha: number, beta: number): void {
    const walkedBefore = this.#walked++
    if (ply > this.#deepestPly) return
    if (this.#kept === this.#capacity) this.#fold()
    if (ply > this.#deepestPly) return
    if (this.#length === this.#columns.ply.length) this.#makeRoom()
    const entry = this.#length++
    const { ply: plies, move, alpha: alphas, beta: betas } = this.#columns
    plies[entry] = ply
    move[entry] = node.move
    alphas[entry] = alpha
    betas[entry] = beta
    this.#keptAt[ply]!++
    this.#kept++
    this.#path[ply] = entry
    this.#walkedBefore[ply] = walkedBefore
  }

  leave(ply: number, value: number, kind: NodeKind, unseen: number, stand: number): void {
    if (ply > this.#deepestPly) return
    const entry = this.#path[ply]!
    const { value: values, kind: kinds, unseen: unseens, stand: stands, size, walked } = this.#columns
    values[entry] = value
    kinds[entry] = nodeKinds.indexOf(kind)
    unseens[entry] = unseen
    stands[entry] = stand
    size[entry] = this.#length - entry
    walked[entry] = this.#walked - this.#walkedBefore[ply]!
  }

  /** The finished tree. */
  tree(): SearchTree {
    this.#compact()
    return mapColumns(this.#columns, (column) => column.slice(0, this.#length))
  }

  #fold(): void {
    while (this.#keptAt[this.#deepestPly] === 0) this.#deepestPly--
    this.#kept -= this.#keptAt[this.#deepestPly]!
    this.#deepestPly--
  }

  #makeRoom(): void {
    const { length } = this.#columns.ply
    const most = Math.ceil(SLACK * this.#capacity)
    if (length < most) {
      const larger = createColumns(this.#rootMaximizes, Math.min(most, 4 * length))
      copyColumns(this.#columns, larger)
      this.#columns = larger
    } else this.#compact()
  }

  /** Forgets the entries that are folded away. Those that are still open have no size yet; it is set when they are left. */
  #compact(): void {
    if (this.#kept === this.#length) return
    const { ply, size } = this.#columns
    const keptBefore = new Uint32Array(this.#length + 1)
    for (let entry = 0; entry < this.#length; entry++)
      keptBefore[entry + 1] = keptBefore[entry]! + (ply[entry]! <= this.#deepestPly ? 1 : 0)
    for (let entry = 0; entry < this.#length; entry++) {
      if (ply[entry]! > this.#deepestPly) continue
      size[entry] = keptBefore[Math.min(this.#length, entry + size[entry]!)]! - keptBefore[entry]!
      moveEntry(this.#columns, entry, keptBefore[entry]!)
    }
    this.#path.forEach((entry, at) => {
      if (entry < this.#length) this.#path[at] = keptBefore[entry]!
    })
    this.#length = this.#kept
  }
}

/** Column by column by its name: a loop over the columns, which are of many types, is ten times as slow. */
function moveEntry(tree: SearchTree, from: number, to: number): void {
  tree.ply[to] = tree.ply[from]!
  tree.move[to] = tree.move[from]!
  tree.alpha[to] = tree.alpha[from]!
  tree.beta[to] = tree.beta[from]!
  tree.value[to] = tree.value[from]!
  tree.kind[to] = tree.kind[from]!
  tree.unseen[to] = tree.unseen[from]!
  tree.stand[to] = tree.stand[from]!
  tree.size[to] = tree.size[from]!
  tree.walked[to] = tree.walked[from]!
}

function createColumns(rootMaximizes: boolean, length: number): SearchTree {
  return {
    rootMaximizes,
    ply: new Uint8Array(length),
    move: new Int32Array(length),
    alpha: new Float64Array(length),
    beta: new Float64Array(length),
    value: new Float64Array(length),
    kind: new Uint8Array(length),
    unseen: new Uint16Array(length),
    stand: new Float64Array(length),
    size: new Uint32Array(length),
    walked: new Uint32Array(length),
  }
}

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

function mapColumns(tree: SearchTree, change: <C extends Column>(column: C) => Column): SearchTree {
  const columns = Object.entries(tree).map(([name, column]) => [
    name,
    typeof column === 'boolean' ? column : change(column),
  ])
  return Object.fromEntries(columns)
}

function copyColumns(from: SearchTree, to: SearchTree): void {
  const { rootMaximizes: _, ...columns } = from
  for (const [name, column] of Object.entries(columns))
    (to[name as keyof typeof columns] as Column).set(column)
}
