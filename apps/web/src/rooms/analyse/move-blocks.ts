import type { Game, GameNode } from '@rookery/rules'

export type MoveToken =
  | { readonly kind: 'move'; readonly node: GameNode; readonly number: string }
  | { readonly kind: 'comment'; readonly node: GameNode; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly node: GameNode }
  /** A variation that is not written out; picking it goes there. */
  | { readonly kind: 'fold'; readonly node: GameNode; readonly number: string }

/** A stretch of the main line, or one variation of it with all that branches off inside. */
export interface MoveBlock {
  readonly isMain: boolean
  readonly tokens: readonly MoveToken[]
}

interface OpenBlock extends MoveBlock {
  readonly tokens: MoveToken[]
}

type Task =
  | { readonly kind: 'move' | 'variation'; readonly node: GameNode; readonly depth: number }
  | { readonly kind: 'close'; readonly node: GameNode; readonly depth: number }

/** With more moves than this, only the variations on the way to the shown move are written out, */
const wholeLimit = 1500
/** and only so many tokens around it. */
const windowLength = 1200

/** The tree of a game as text to walk in. */
export function moveBlocks(game: Game, current: GameNode): MoveBlock[] {
  const isWhole = hasAtMost(game, wholeLimit)
  const path = pathTo(current)
  const blocks: OpenBlock[] = []
  const tasks: Task[] = []
  const goOn = (node: GameNode, depth: number) => {
    const next = node.children[0]
    if (next) tasks.push({ kind: 'move', node: next, depth })
  }
  const blockAt = (depth: number, begins: boolean): OpenBlock => {
    const isMain = depth === 0
    const last = blocks.at(-1)
    if (last?.isMain === isMain && !begins) return last
    const block = { isMain, tokens: [] }
    blocks.push(block)
    return block
  }

  for (const text of game.root.comments)
    blockAt(0, false).tokens.push({ kind: 'comment', node: game.root, text })
  goOn(game.root, 0)
  let needsNumber = true
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    const { kind, node, depth } = task
    const begins = kind === 'variation'
    const { tokens } = blockAt(depth, begins && depth === 1)
    if (kind === 'close') {
      if (depth > 1) tokens.push({ kind: 'close', node })
      needsNumber = true
      continue
    }
    if (begins && depth > 1) tokens.push({ kind: 'open', node })
    for (const text of node.commentsBefore) tokens.push({ kind: 'comment', node, text })
    const number = numberOf(node, needsNumber || begins || node.commentsBefore.length > 0)
    if (begins && !isWhole && !path.has(node)) {
      tokens.push({ kind: 'fold', node, number })
      continue
    }
    tokens.push({ kind: 'move', node, number })
    for (const text of node.comments) tokens.push({ kind: 'comment', node, text })
    needsNumber = node.comments.length > 0
    goOn(node, depth)
    if (begins) continue
    const siblings = node.parent!.children
    for (let index = siblings.length - 1; index > 0; index--) {
      const sibling = siblings[index]!
      tasks.push({ kind: 'close', node: sibling, depth: depth + 1 })
      tasks.push({ kind: 'variation', node: sibling, depth: depth + 1 })
    }
  }
  return isWhole ? blocks : around(blocks, current)
}

function numberOf(node: GameNode, isNeeded: boolean): string {
  const { turn, fullmoves } = node.parent!.position
  if (turn === 'white') return `${fullmoves}.`
  return isNeeded ? `${fullmoves}…` : ''
}

function hasAtMost(game: Game, limit: number): boolean {
  let count = 0
  for (const _ of game.nodes()) if (++count > limit) return false
  return true
}

function pathTo(node: GameNode): Set<GameNode> {
  const path = new Set<GameNode>()
  for (let at: GameNode | undefined = node; at; at = at.parent) path.add(at)
  return path
}

/** The blocks cut down to the tokens around the shown move. */
function around(blocks: readonly MoveBlock[], current: GameNode): MoveBlock[] {
  let before = 0
  let place = 0
  for (const { tokens } of blocks) {
    const at = tokens.findIndex(({ kind, node }) => kind === 'move' && node === current)
    if (at >= 0) place = before + at
    before += tokens.length
  }
  const from = Math.max(0, place - windowLength / 2)
  const kept: MoveBlock[] = []
  let start = 0
  for (const { isMain, tokens } of blocks) {
    const part = tokens.slice(Math.max(0, from - start), Math.max(0, from + windowLength - start))
    if (part.length > 0) kept.push({ isMain, tokens: part })
    start += tokens.length
  }
  return kept
}
