import { isSearched, type LeafValue, ownThought, turnLeaf, type Voice } from '@rookery/players'
import { type Color, Line, type Move } from '@rookery/rules'
import type { SecondOpinion } from '../stage/second-opinion.ts'

/**
 * What a searcher's evaluation says of a position in its tree, from one side. A search of one half-move with a single root move
 * ends in the position after that move, so its leaf is the answer. Undefined where there is no move to ask about.
 */
export async function explainNode(
  voice: Voice,
  second: SecondOpinion,
  game: Line,
  moves: readonly Move[],
  perspective: Color,
  signal: AbortSignal,
): Promise<LeafValue | undefined> {
  const asked = questionOf(game, moves)
  if (!asked) return undefined
  const choice = await second.plain.ask(asked.before, { depth: 1, rootMoves: [asked.move] }, signal)
  const thought = choice && ownThought(choice.thought)
  if (!thought || !isSearched(thought)) return undefined
  const { leaf, perspective: side } = thought.details
  // A mind whose values depend on who moved at the root, which here need not be the one that was asked, is asked itself.
  const isOver = leaf.standing !== 'open' && thought.line.length === 1
  if (voice.explainLeaf && !isOver)
    return voice.explainLeaf(asked.before.play(asked.move).position, perspective)
  return side === perspective ? leaf : turnLeaf(leaf)
}

function questionOf(game: Line, moves: readonly Move[]): { before: Line; move: Move } | undefined {
  const path = [...game.moves, ...moves]
  const move = path.at(-1)
  if (move === undefined) return undefined
  const before = path.slice(0, -1).reduce((line, each) => line.play(each), Line.from(game.start))
  return { before, move }
}
