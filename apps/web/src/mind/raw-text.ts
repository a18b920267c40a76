import { countTold, thoughtToJson } from '@rookery/players'
import { makeFen, makeSan, type Position } from '@rookery/rules'
import type { KeptThought } from '../game/kept-thought.ts'

/** What is shown: everything but the tree, which is told by its size alone. */
export function makeRawText(player: string, thought: KeptThought, position: Position): string {
  const shown =
    'tree' in thought ? { ...thought, tree: `${countTold(thought.tree)} nodes, in the copied JSON` } : thought
  return JSON.stringify(withContext(player, thought, position, shown), undefined, 2)
}

/** What is copied: everything. On one line, because indentation would double a tree of 100,000 nodes. */
export function makeWholeText(player: string, thought: KeptThought, position: Position): string {
  const whole = 'tree' in thought ? thoughtToJson(thought) : thought
  return JSON.stringify(withContext(player, thought, position, whole))
}

const withContext = (player: string, { choice }: KeptThought, position: Position, thought: unknown) => ({
  player,
  position: makeFen(position),
  choice: makeSan(position, choice),
  thought,
})
