import { childrenAt, exactnessAt, maximizesAt, type SearchTree } from '@rookery/players'

/** The children that are told, those worth most to whoever moves there first; of equals, exact values before bounds. */
export function sortedChildren(tree: SearchTree, node: number): number[] {
  const children = childrenAt(tree, node)
  const sign = maximizesAt(tree, node) ? 1 : -1
  // By insertion, which is quickest for so few: a tree of 100,000 nodes has thousands of such lists.
  for (let place = 1; place < children.length; place++) {
    const child = children[place]!
    const worth = sign * tree.value[child]!
    let at = place
    while (at > 0 && isBefore(tree, child, worth, children[at - 1]!, sign)) {
      children[at] = children[at - 1]!
      at--
    }
    children[at] = child
  }
  return children
}

function isBefore(tree: SearchTree, child: number, worth: number, other: number, sign: number): boolean {
  const difference = worth - sign * tree.value[other]!
  if (difference !== 0) return difference > 0
  return exactnessAt(tree, child) === 'exact' && exactnessAt(tree, other) !== 'exact'
}
