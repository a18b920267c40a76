import { createRandom, type Random } from '@rookery/rules'
import { type GameTree, TreeSearch } from '../search/index.ts'
import { nextBelow } from './next-below.ts'

export interface AlphaBetaChoice<Node> {
  /** Drawn from `equals`; `undefined` where the node has no children or the game is over there. */
  readonly child: Node | undefined
  /** Its value; of the node itself where there is no child. */
  readonly value: number
  /** All children of that value: the same that plain minimax finds. */
  readonly equals: readonly Node[]
}

/**
 * Alpha-beta for any game that can name children, ends and worth. `depth` is how many moves it looks ahead, zero or
 * less being to the end of the game. `utility` is from the side of whoever moves at `node`, and the sides move in turn.
 * Among children of equal worth one is drawn, the same one each time unless another `random` is given.
 *
 * ```ts
 * const { child, value } = alphaBeta(board, 0, { getChildren, terminal, utility })
 * ```
 */
export function alphaBeta<Node>(
  node: Node,
  depth: number,
  functions: GameTree<Node>,
  random: Random = createRandom(0),
): AlphaBetaChoice<Node> {
  const search = new TreeSearch(functions, node, {
    depth: depth > 0 ? depth : Infinity,
    loosen: nextBelow,
  })
  search.run()
  const equals = search.bests.map(({ child }) => child)
  return { child: equals[random.below(equals.length)], value: search.value, equals }
}
