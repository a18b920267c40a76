import {
  childrenAt,
  exactnessAt,
  isRavenThought,
  maximizesAt,
  moveAt,
  readEngineScore,
  type Score,
  type SearchThought,
  type SearchTree,
  scoreFor,
  type Thought,
  type Voice,
  type WeighedMove,
} from '@rookery/players'
import { isCapture, type Move, type Position } from '@rookery/rules'

type Line = readonly [Move, ...Move[]]

/** A way that the game does not go, and why, as far as the mind saw it. */
export interface Branch {
  /** A move that the mind had instead of its own, or an answer to its move that the other side had. */
  readonly kind: 'instead' | 'if'
  /** From the position that was thought about. */
  readonly line: Line
  readonly score: Score
  readonly bound: WeighedMove['bound']
  /** What speaks against it, or what the mind would answer it with and why: a clause. */
  readonly reason: string | undefined
}

/** More would be no story. */
const mostBranches = 3
/** Moves whose reasons are looked for. */
const mostAsked = 8
/** What of a branch can be told. */
const shownPlies = 6

/** The best play from a node on, by what the search found there. */
export function bestLine(tree: SearchTree, from: number, plies = shownPlies): Move[] {
  const moves: Move[] = []
  for (let node = from; moves.length < plies; ) {
    const sign = maximizesAt(tree, node) ? 1 : -1
    let best: number | undefined
    for (const child of childrenAt(tree, node))
      if (best === undefined || sign * (tree.value[child]! - tree.value[best]!) > 0) best = child
    // Beyond the set depth nobody has to take.
    const isLeft = best === undefined || sign * (tree.stand[node]! - tree.value[best]!) >= 0
    if (best === undefined || isLeft) break
    moves.push(moveAt(tree, best))
    node = best
  }
  return moves
}

/** The branches of a tree that mattered most: own moves that look good and are not, and answers that fail. */
export function findTreeBranches(thought: SearchThought, position: Position, voice: Voice): Branch[] {
  const { tree, depth } = thought.details
  const roots = new Map(childrenAt(tree, 0).map((node) => [moveAt(tree, node), node]))
  const own = thought.weighed
    .filter(({ move }) => move !== thought.choice && roots.has(move))
    .slice(0, mostAsked)
    .map((each) =>
      tellOwn(each, [each.move, ...bestLine(tree, roots.get(each.move)!)], position, voice, depth),
    )
  const answers = findAnswers(thought, position, voice, roots.get(thought.choice))
  const shownAnswers = pickBest(answers, 2, (branch) => temptation(branch, position))
  return [
    ...shownAnswers,
    ...pickBest(own, mostBranches - shownAnswers.length, (branch) => temptation(branch, position)),
  ]
}

/** The other lines of a mind that tells its lines and no tree. */
export function findLineBranches(thought: Thought, position: Position, voice: Voice): Branch[] {
  if (!isRavenThought(thought)) return []
  return thought.details.lines
    .filter(({ moves }) => moves.length > 0 && moves[0] !== thought.choice)
    .slice(0, mostBranches - 1)
    .map(({ moves, score, wdl, depth }) => {
      const weighed = { move: moves[0]!, score: readEngineScore(score, position.turn, wdl) }
      return tellOwn(weighed, [moves[0]!, ...moves.slice(1, shownPlies)], position, voice, depth)
    })
}

function tellOwn(
  { score, bound }: WeighedMove,
  line: Line,
  position: Position,
  voice: Voice,
  depth: number,
): Branch {
  const { fears, does } = voice.reasons(line, position, depth, score)
  return { kind: 'instead', line, score: score!, bound, reason: fears ?? does }
}

/** What the other side could answer instead of what is expected, if the mind saw what it would do then. */
function findAnswers(
  thought: SearchThought,
  position: Position,
  voice: Voice,
  chosen: number | undefined,
): Branch[] {
  if (chosen === undefined) return []
  const { tree, depth } = thought.details
  const after = position.play(thought.choice)
  return childrenAt(tree, chosen)
    .filter((node) => moveAt(tree, node) !== thought.line[1])
    .sort((a, b) => Number(isCapture(after, moveAt(tree, b))) - Number(isCapture(after, moveAt(tree, a))))
    .slice(0, mostAsked)
    .flatMap((node): Branch[] => {
      const answer = moveAt(tree, node)
      const [then, ...rest] = bestLine(tree, node)
      if (then === undefined) return []
      const score = voice.treeScore(tree.value[node]!, thought, position)
      const { does } = voice.reasons([then, ...rest], after.play(answer), depth - 2, score)
      if (does === undefined) return []
      const exactness = exactnessAt(tree, node)
      return [
        {
          kind: 'if',
          line: [thought.choice, answer, then, ...rest],
          score,
          bound: exactness === 'exact' ? undefined : exactness,
          reason: does,
        },
      ]
    })
}

/** What a person would ask about first: captures, then what has a reason, then what is nearest to what was expected. */
function temptation({ kind, line, reason }: Branch, position: Position): number {
  const [at, move] = kind === 'if' ? [position.play(line[0]), line[1]!] : [position, line[0]]
  return 2 * Number(isCapture(at, move)) + Number(reason !== undefined)
}

/** The best by a measure, in their order. */
function pickBest<Item>(items: readonly Item[], most: number, measure: (item: Item) => number): Item[] {
  const ranked = items.map((item, index) => ({ item, index, rank: measure(item) }))
  return ranked
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item)
}

/** By how many pawns a branch is worse for the mind than what it chose; undefined where one of them ends the game. */
export function lossOf(branch: Branch, thought: Thought, { turn }: Position): number | undefined {
  const own = thought.score && scoreFor(thought.score, turn).pawns
  const other = scoreFor(branch.score, turn).pawns
  return own === undefined || other === undefined ? undefined : own - other
}
