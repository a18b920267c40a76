import { countTold, hasTree, isSearched, ownThought, type SearchTree, type Thought } from '@rookery/players'
import { makeFen, makeSan, type Position } from '@rookery/rules'
import { makeTreeJson } from './tree-json.ts'

/** What is shown: everything but the tree, which is told by its size alone. */
export function makeRawText(player: string, thought: Thought, position: Position): string {
  const tree = treeOf(thought)
  const told = tree && `${countTold(tree)} nodes, in the copied JSON`
  return JSON.stringify(
    withContext(player, thought, position, thought),
    (name, value) => (name === 'tree' && told ? told : value),
    2,
  )
}

/** Stands in the text for the tree until that is written. */
const treeMark = 'the tree stands here'

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * What is copied: everything. On one line, because indentation would double a tree of 100,000 nodes; and with pauses, because one of
 * that size takes longer to write than the page may stand still.
 */
export async function makeWholeText(
  player: string,
  thought: Thought,
  position: Position,
  rest: () => Promise<void> = breathe,
): Promise<string> {
  const tree = treeOf(thought)
  const text = JSON.stringify(withContext(player, thought, position, thought), (name, value) =>
    name === 'tree' && tree ? treeMark : value,
  )
  if (!tree) return text
  const treeText = await makeTreeJson(tree, rest)
  return text.replace(`"${treeMark}"`, () => treeText)
}

function treeOf(thought: Thought): SearchTree | undefined {
  const own = ownThought(thought)
  return isSearched(own) && hasTree(own) ? own.details.tree : undefined
}

const withContext = (player: string, { choice }: Thought, position: Position, thought: unknown) => ({
  player,
  position: makeFen(position),
  choice: makeSan(position, choice),
  thought,
})
