import { kindAt, type SearchTree } from '@rookery/players'

/** So many nodes are written between two pauses: a few milliseconds' worth. */
const slice = 4000

/** The text of a tree's nested objects, written node by node so that the page can breathe in between. */
export async function makeTreeJson(tree: SearchTree, rest: () => Promise<void>): Promise<string> {
  const parts: string[] = []
  /** Where the nodes end whose lists of children are still open. */
  const ends: number[] = []
  let isFirst = true
  for (let node = 0; node < tree.ply.length; node++) {
    while (ends.length > 0 && ends.at(-1)! <= node) {
      parts.push(']}')
      ends.pop()
      isFirst = false
    }
    if (!isFirst) parts.push(',')
    parts.push(makeNode(tree, node), ',"children":[')
    ends.push(node + tree.size[node]!)
    isFirst = true
    if (node % slice === slice - 1) await rest()
  }
  parts.push(']}'.repeat(ends.length))
  return parts.join('')
}

function makeNode(tree: SearchTree, node: number): string {
  const bound = (value: number) => (Number.isFinite(value) ? value : null)
  const { move, alpha, beta, value, unseen, stand, walked } = tree
  return JSON.stringify({
    move: node === 0 ? null : move[node]!,
    alpha: bound(alpha[node]!),
    beta: bound(beta[node]!),
    value: value[node]!,
    kind: kindAt(tree, node),
    unseen: unseen[node]!,
    stand: bound(stand[node]!),
    walked: walked[node]!,
  }).slice(0, -1)
}
