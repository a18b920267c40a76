import { moveAt, type SearchTree } from '@rookery/players'
import { type Move, makeSan, type Position } from '@rookery/rules'
import { ancestorsOf } from './open-nodes.ts'

/** More than fit on a screen, and little enough to be forgotten at once. */
const mostKept = 4000

/** Knows the position and the name of each node. Both are worked out when first asked for: few of 100,000 ever are. */
export class TreeGuide {
  readonly tree: SearchTree
  readonly root: Position
  /** A value in words. */
  readonly makeWorth: (value: number) => string
  readonly #positions = new Map<number, Position>()
  readonly #sans = new Map<number, string>()

  constructor(tree: SearchTree, root: Position, makeWorth: (value: number) => string) {
    this.tree = tree
    this.root = root
    this.makeWorth = makeWorth
  }

  position(node: number): Position {
    if (node === 0) return this.root
    const known = this.#positions.get(node)
    if (known) return known
    let position = this.root
    for (const step of [...ancestorsOf(this.tree, node).slice(1), node]) {
      position = this.#positions.get(step) ?? position.play(moveAt(this.tree, step))
      keep(this.#positions, step, position)
    }
    return position
  }

  /** The move that leads to the node; nothing for the root. */
  san(node: number): string {
    if (node === 0) return ''
    const known = this.#sans.get(node)
    if (known !== undefined) return known
    const san = makeSan(this.position(this.parent(node)), moveAt(this.tree, node))
    keep(this.#sans, node, san)
    return san
  }

  parent(node: number): number {
    return ancestorsOf(this.tree, node).at(-1) ?? 0
  }

  /** The moves from the root to the node. */
  moves(node: number): Move[] {
    if (node === 0) return []
    return [...ancestorsOf(this.tree, node).slice(1), node].map((step) => moveAt(this.tree, step))
  }

  sans(node: number): string[] {
    if (node === 0) return []
    return [...ancestorsOf(this.tree, node).slice(1), node].map((step) => this.san(step))
  }
}

function keep<Value>(known: Map<number, Value>, node: number, value: Value): void {
  if (known.size >= mostKept) known.clear()
  known.set(node, value)
}
