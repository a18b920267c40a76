import type { Move } from '@rookery/rules'
import { type NodeKind, nodeKinds, type SearchAids } from './game-tree.ts'
import { MOST_NODES, type SearchTree } from './tree.ts'

/** Writes down the tree while it is walked, and folds the deepest ply away whenever the columns are full. */
export class TreeRecorder<Node extends { readonly move: Move }> implements SearchAids<Node> {
  readonly #capacity: number
  readonly #rootMaximizes: boolean
  #columns: SearchTree
  #length = 0
  #walked = 0
  #deepestPly = 255
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
    if (this.#length === this.#columns.ply.length) this.#makeRoom()
    if (ply > this.#deepestPly) return
    const entry = this.#length++
    const { ply: plies, move, alpha: alphas, beta: betas } = this.#columns
    plies[entry] = ply
    move[entry] = node.move
    alphas[entry] = alpha
    betas[entry] = beta
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
    return mapColumns(this.#columns, (column) => column.slice(0, this.#length))
  }

  #makeRoom(): void {
    const { length } = this.#columns.ply
    if (length < this.#capacity) {
      const larger = createColumns(this.#rootMaximizes, Math.min(this.#capacity, 4 * length))
      copyColumns(this.#columns, larger)
      this.#columns = larger
    } else this.#fold()
  }

  /** Entries that are still open have no size yet; it is set when they are left. */
  #fold(): void {
    const { ply } = this.#columns
    const deepest = ply.subarray(0, this.#length).reduce((most, each) => Math.max(most, each), 0)
    this.#deepestPly = deepest - 1
    const keptBefore = new Uint32Array(this.#length + 1)
    for (let entry = 0; entry < this.#length; entry++)
      keptBefore[entry + 1] = keptBefore[entry]! + (ply[entry]! < deepest ? 1 : 0)
    const { size } = this.#columns
    for (let entry = 0; entry < this.#length; entry++)
      size[entry] = keptBefore[Math.min(this.#length, entry + size[entry]!)]! - keptBefore[entry]!
    const isKept = Array.from(ply.subarray(0, this.#length), (each) => each < deepest)
    mapColumns(this.#columns, (column) => {
      let to = 0
      for (let from = 0; from < this.#length; from++) if (isKept[from]) column[to++] = column[from]!
      return column
    })
    this.#path.forEach((entry, at) => {
      if (entry < this.#length) this.#path[at] = keptBefore[entry]!
    })
    this.#length = keptBefore[this.#length]!
  }
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
