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
  /** Called when the value of the node that was entered last at this ply is known. `unseen`: children cut off. */
  leave?(ply: number, value: number, kind: NodeKind, unseen: number): void
  /** A value for this depth that is exact, or a bound that lies outside of the window. */
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

/** `leaf`: valued at the set depth; `end`: the game is over; `inner`: all children seen; `cut`: not all; `known`: recalled. */
export const nodeKinds = ['leaf', 'end', 'inner', 'cut', 'known'] as const
export type NodeKind = (typeof nodeKinds)[number]
