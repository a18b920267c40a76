import { type Color, opposite } from '@rookery/rules'
import { checkThought } from '../thought.ts'
import { turnLeaf } from '../voice/index.ts'
import type { SearchThought } from './thought.ts'
import type { Exactness, SearchTree } from './tree.ts'

/** A loop, because V8's `map` takes many times as long for the numbers of a large tree. */
function turned(values: Float64Array): Float64Array {
  const others = new Float64Array(values.length)
  for (let index = 0; index < values.length; index++) others[index] = 0 - values[index]!
  return others
}

/** Who looked for the highest value now looks for the lowest, so the bounds change places. */
const turnTree = (tree: SearchTree): SearchTree => ({
  ...tree,
  rootMaximizes: !tree.rootMaximizes,
  alpha: turned(tree.beta),
  beta: turned(tree.alpha),
  value: turned(tree.value),
  stand: turned(tree.stand),
})

const turnedExactness: Readonly<Record<Exactness, Exactness>> = {
  exact: 'exact',
  'at least': 'at most',
  'at most': 'at least',
}

/** The same thought with all that its search counted seen from this side, whichever the mind counts from. */
export function turnThought<Own>(thought: SearchThought<Own>, side: Color): SearchThought<Own> {
  checkThought(thought)
  const { details } = thought
  if (details.perspective === side) return thought
  return {
    ...thought,
    details: {
      ...details,
      perspective: opposite(details.perspective),
      value: 0 - details.value,
      moves: details.moves.map(({ move, value, exactness }) => ({
        move,
        value: 0 - value,
        exactness: turnedExactness[exactness],
      })),
      leaf: turnLeaf(details.leaf),
      tree: turnTree(details.tree),
    },
  }
}
