/**
 * All that a search needs to know of a game. A node is a state of it; its children are the states that one move
 * leads to, and the two sides move in turn.
 */
export interface GameTree<Node> {
  getChildren(node: Node): readonly Node[]
  /** Whether the game is over here. */
  terminal(node: Node): boolean
  /** What the node is worth, always from the same side: that of whoever moves at the root, unless agreed otherwise. */
  utility(node: Node): number
  /** Where lines are to end quietly: whether the mover of a node beyond the set depth may leave it at its utility, ... */
  mayStand?(node: Node): boolean
  /** ... and the children that are looked at there all the same; none where the node is quiet. */
  getRestless?(node: Node): readonly Node[]
}

/** A value that was found earlier, with the moves that lead to it where it is exact. */
export interface Recalled<Node> {
  readonly value: number
  readonly line: readonly Node[]
}

/** What may help a search on its way, or watch it. None of it changes the value of the root. */
export interface SearchAids<Node> {
  /** Called for each node, before anything else is asked about it. */
  enter?(node: Node, ply: number, alpha: number, beta: number): void
  /**
   * Called when the value of the node that was entered last at this ply is known. `unseen`: children cut off; `stand`: what
   * its mover could have left it at, `NaN` where it could not.
   */
  leave?(ply: number, value: number, kind: NodeKind, unseen: number, stand: number): void
  /** A value for this depth (0 where only restless moves are looked at) that is exact, or a bound outside of the window. */
  recall?(node: Node, depth: number, alpha: number, beta: number): Recalled<Node> | undefined
  remember?(
    node: Node,
    depth: number,
    value: number,
    alpha: number,
    beta: number,
    line: readonly Node[],
  ): void
  /** The child was so good for its mover that its remaining siblings need not be seen. */
  noteCut?(child: Node, depth: number): void
}

/**
 * `leaf`: valued at the set depth, or where a line is quiet; `end`: the game is over; `inner`: all children seen; `cut`: not
 * all; `known`: recalled; `stood`: beyond the set depth, and so good for its mover as it stands that no child was seen.
 */
export const nodeKinds = ['leaf', 'end', 'inner', 'cut', 'known', 'stood'] as const
export type NodeKind = (typeof nodeKinds)[number]
