import { makeCommands } from '../game/annotations.ts'
import { type Game, type GameNode, sevenTagRoster } from '../game/index.ts'
import { refuse } from '../refuse.ts'
import { LineWriter } from './line-writer.ts'

/** A game in PGN's export format. */
export function makePgn(game: Game): string {
  if (!(game?.tags instanceof Map)) refuse('makePgn', 'a Game, as parsePgn gives it', game)
  return `${makeTags(game)}\n${makeMovetext(game)}\n`
}

/** The seven tags of the roster in their order, then all others in the order of their names. */
function makeTags({ tags }: Game): string {
  const roster = sevenTagRoster.map(([name]) => name)
  const others = [...tags.keys()].filter((name) => !roster.includes(name)).sort()
  return [...roster, ...others].map((name) => `[${name} "${escapeTag(tags.get(name)!)}"]\n`).join('')
}

const escapeTag = (value: string): string => value.replace(/[\\"]/g, '\\$&')

type Task =
  | { readonly kind: 'move'; readonly node: GameNode }
  | { readonly kind: 'variation'; readonly node: GameNode }
  | { readonly kind: 'close' }

/** Walks the tree with a stack of its own, so that no depth of variations is too deep. */
function makeMovetext(game: Game): string {
  const writer = new LineWriter()
  writeRemarks(writer, game.root)
  let needsNumber = true
  const tasks: Task[] = []
  const goOn = (node: GameNode) => {
    const next = node.children[0]
    if (next) tasks.push({ kind: 'move', node: next })
  }
  goOn(game.root)
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (task.kind === 'close') {
      writer.close(')')
      needsNumber = true
      continue
    }
    const { kind, node } = task
    if (kind === 'variation') writer.open('(')
    writeMove(writer, node, kind === 'variation', needsNumber)
    needsNumber = writeRemarks(writer, node)
    goOn(node)
    if (kind === 'variation') continue
    // The alternatives to a move stand behind it, before its line goes on.
    const siblings = node.parent!.children
    for (let index = siblings.length - 1; index > 0; index--)
      tasks.push({ kind: 'close' }, { kind: 'variation', node: siblings[index]! })
  }
  writer.word(game.result)
  return writer.toString()
}

/** An introduction stands before the number at the start of a variation, otherwise behind the number. */
function writeMove(writer: LineWriter, node: GameNode, startsVariation: boolean, needsNumber: boolean): void {
  const { turn, fullmoves } = node.parent!.position
  const introductions = node.commentsBefore
  if (startsVariation) for (const text of introductions) writer.comment(text.split(' '))
  if (turn === 'white') writer.word(`${fullmoves}.`)
  else if (needsNumber || startsVariation || introductions.length > 0) writer.word(`${fullmoves}...`)
  if (!startsVariation) for (const text of introductions) writer.comment(text.split(' '))
  writer.word(node.san)
}

/** What follows a move; says whether a comment was among it. */
function writeRemarks(writer: LineWriter, node: GameNode): boolean {
  for (const nag of node.nags) writer.word(`$${nag}`)
  const commands = makeCommands(node)
  const [first, ...others] = node.comments
  if (commands.length === 0 && first === undefined) return false
  writer.comment(first === undefined ? commands : [...commands, ...first.split(' ')])
  for (const text of others) writer.comment(text.split(' '))
  return true
}
