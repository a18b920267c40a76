import type { GameTree, NodeKind, SearchAids } from './game-tree.ts'

export interface SearchOptions<Node> {
  /** In moves of one side; `Infinity` is to the end of the game. */
  readonly depth: number
  /** Whether the root's mover looks for the highest utility (the default) or for the lowest. */
  readonly maximizes?: boolean
  /** `false` walks the whole tree, as plain minimax does. */
  readonly prunes?: boolean
  /** Whether lines go on beyond the depth by `getRestless`, which the tree then has, until they are quiet. */
  readonly quietEnds?: boolean
  /**
   * The bound for the root's other children once one has this value; by default the value itself. A bound that is
   * one step weaker lets a child of equal worth come back with its exact value, so that `bests` has them all.
   */
  loosen?(best: number): number
  readonly aids?: SearchAids<Node>
}

export interface BestChild<Node> {
  readonly child: Node
  /** The best play from the child on. */
  readonly line: readonly Node[]
}

interface Frame<Node> {
  node: Node
  children: readonly Node[]
  next: number
  alpha: number
  beta: number
  enteredAlpha: number
  enteredBeta: number
  best: number
  /** What the mover may leave the node at; `NaN` where it must move. */
  stand: number
  line: readonly Node[]
}

const NO_LINE: readonly never[] = []

/**
 * Alpha-beta with a stack of its own instead of recursion, so that it can pause after any number of nodes, listen,
 * and go on as if nothing had happened. A value inside of a node's window is exact, one outside of it a bound
 * (fail-soft: the best that was really found).
 */
export class TreeSearch<Node> {
  /** Nodes entered so far, the root included. */
  nodes = 0
  /** The root's value, once `run` has returned true. */
  value = Number.NaN
  /** The root's best child; all of equal worth where `loosen` is given. Empty where the root has no children. */
  bests: readonly BestChild<Node>[] = []

  readonly #tree: GameTree<Node>
  readonly #root: Node
  readonly #depth: number
  readonly #rootMaximizes: boolean
  readonly #prunes: boolean
  readonly #quietEnds: boolean
  readonly #loosen: ((best: number) => number) | undefined
  readonly #aids: SearchAids<Node>
  readonly #frames: Frame<Node>[] = []
  #top = -1
  #started = false

  constructor(tree: GameTree<Node>, root: Node, options: SearchOptions<Node>) {
    this.#tree = tree
    this.#root = root
    this.#depth = options.depth
    this.#rootMaximizes = options.maximizes ?? true
    this.#prunes = options.prunes ?? true
    this.#quietEnds = options.quietEnds ?? false
    this.#loosen = options.loosen
    this.#aids = options.aids ?? {}
  }

  /** Searches on for so many nodes at most; true once the root's value is known. */
  run(nodes = Infinity): boolean {
    const pauseAt = this.nodes + nodes
    if (!this.#started) {
      this.#started = true
      this.#visit(this.#root, 0, -Infinity, Infinity)
    }
    while (this.#top >= 0) {
      if (this.nodes >= pauseAt) return false
      const frame = this.#frames[this.#top]!
      if (frame.next === frame.children.length || (this.#prunes && frame.alpha >= frame.beta))
        this.#close(frame)
      else {
        const child = frame.children[frame.next++]!
        if (this.#prunes) this.#visit(child, this.#top + 1, frame.alpha, frame.beta)
        else this.#visit(child, this.#top + 1, -Infinity, Infinity)
      }
    }
    return true
  }

  #visit(node: Node, ply: number, alpha: number, beta: number): void {
    this.nodes++
    this.#aids.enter?.(node, ply, alpha, beta)
    if (this.#tree.terminal(node)) {
      this.#settle(ply, node, this.#tree.utility(node), 'end', 0, NO_LINE)
      return
    }
    if (ply >= this.#depth && !this.#quietEnds) {
      this.#settle(ply, node, this.#tree.utility(node), 'leaf', 0, NO_LINE)
      return
    }
    const known = ply > 0 ? this.#aids.recall?.(node, this.#left(ply), alpha, beta) : undefined
    if (known) {
      this.#settle(ply, node, known.value, 'known', 0, known.line)
      return
    }
    if (ply >= this.#depth) {
      this.#visitBeyond(node, ply, alpha, beta)
      return
    }
    const children = this.#tree.getChildren(node)
    if (children.length === 0) this.#settle(ply, node, this.#tree.utility(node), 'end', 0, NO_LINE)
    else this.#open(ply, node, children, alpha, beta, Number.NaN)
  }

  /** Beyond the set depth a mover need not take: it may also leave the node at what it is worth. */
  #visitBeyond(node: Node, ply: number, alpha: number, beta: number): void {
    const mayStand = this.#tree.mayStand?.(node) ?? true
    const stand = mayStand ? this.#tree.utility(node) : Number.NaN
    const isEnough = this.#maximizes(ply) ? stand >= beta : stand <= alpha
    if (isEnough && this.#prunes) {
      this.#settle(ply, node, stand, 'stood', 0, NO_LINE, stand)
      return
    }
    const children = this.#tree.getRestless!(node)
    if (children.length > 0) this.#open(ply, node, children, alpha, beta, stand)
    else this.#settle(ply, node, mayStand ? stand : this.#tree.utility(node), 'leaf', 0, NO_LINE)
  }

  #open(
    ply: number,
    node: Node,
    children: readonly Node[],
    enteredAlpha: number,
    enteredBeta: number,
    stand: number,
  ): void {
    const maximizes = this.#maximizes(ply)
    const best = Number.isNaN(stand) ? (maximizes ? -Infinity : Infinity) : stand
    const alpha = maximizes ? Math.max(enteredAlpha, best) : enteredAlpha
    const beta = maximizes ? enteredBeta : Math.min(enteredBeta, best)
    const frame = this.#frames[ply]
    this.#top = ply
    if (!frame) {
      const entered = { enteredAlpha, enteredBeta }
      this.#frames[ply] = { node, children, next: 0, alpha, beta, ...entered, best, stand, line: NO_LINE }
      return
    }
    frame.node = node
    frame.children = children
    frame.next = 0
    frame.alpha = alpha
    frame.beta = beta
    frame.enteredAlpha = enteredAlpha
    frame.enteredBeta = enteredBeta
    frame.best = best
    frame.stand = stand
    frame.line = NO_LINE
  }

  #close(frame: Frame<Node>): void {
    const ply = this.#top
    const unseen = frame.children.length - frame.next
    if (unseen > 0) this.#aids.noteCut?.(frame.children[frame.next - 1]!, this.#left(ply))
    this.#aids.remember?.(
      frame.node,
      this.#left(ply),
      frame.best,
      frame.enteredAlpha,
      frame.enteredBeta,
      frame.line,
    )
    this.#top = ply - 1
    this.#settle(ply, frame.node, frame.best, unseen > 0 ? 'cut' : 'inner', unseen, frame.line, frame.stand)
  }

  #settle(
    ply: number,
    node: Node,
    value: number,
    kind: NodeKind,
    unseen: number,
    line: readonly Node[],
    stand = Number.NaN,
  ): void {
    this.#aids.leave?.(ply, value, kind, unseen, stand)
    if (ply === 0) this.value = value
    else this.#offer(this.#frames[ply - 1]!, ply - 1, node, value, line)
  }

  #offer(parent: Frame<Node>, ply: number, child: Node, value: number, line: readonly Node[]): void {
    const sign = this.#maximizes(ply) ? 1 : -1
    if (ply === 0) this.#compareAtRoot(sign, parent.best, child, value, line)
    if (sign * value <= sign * parent.best) return
    parent.best = value
    if (sign > 0 ? value <= parent.alpha : value >= parent.beta) return
    parent.line = [child, ...line]
    const bound = ply === 0 && this.#loosen ? this.#loosen(value) : value
    if (sign > 0) parent.alpha = bound
    else parent.beta = bound
  }

  #compareAtRoot(sign: number, best: number, child: Node, value: number, line: readonly Node[]): void {
    if (this.bests.length === 0 || sign * value > sign * best) this.bests = [{ child, line }]
    else if (value === best && (this.#loosen || !this.#prunes)) this.bests = [...this.bests, { child, line }]
  }

  /** How much of the set depth is left. */
  #left(ply: number): number {
    return Math.max(0, this.#depth - ply)
  }

  #maximizes(ply: number): boolean {
    return this.#rootMaximizes === (ply % 2 === 0)
  }
}
