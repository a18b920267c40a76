import {
  childrenAt,
  exactnessAt,
  isGift,
  isRavenThought,
  maximizesAt,
  moveAt,
  readLineScore,
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

/** More would be no story, and less neither. */
const mostBranches = 3
const leastBranches = 2
/** Moves whose reasons are looked for. */
const mostAsked = 8
/** So much less is nearly as good, and so much less is far from it. */
const nearPawns = 0.5
const farPawns = 2.5
/** What of a branch can be told. */
export const shownPlies = 6
/** Less is no difference that a person sees. */
export const leastPawns = 0.05

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
  const walk = walkTreeBranches(thought, position, voice)
  for (;;) {
    const step = walk.next()
    if (step.done) return step.value
  }
}

/** The same, move by move: to find the reasons of all of them takes longer than a page may stand still. */
export function* walkTreeBranches(
  thought: SearchThought,
  position: Position,
  voice: Voice,
): Generator<undefined, Branch[]> {
  const { tree, depth } = thought.details
  const roots = new Map(childrenAt(tree, 0).map((node) => [moveAt(tree, node), node]))
  const asked = thought.weighed
    .filter(({ move }) => move !== thought.choice && roots.has(move) && !isGift(position, move))
    .slice(0, mostAsked)
  const own: Branch[] = []
  for (const each of asked) {
    const line = [each.move, ...bestLine(tree, roots.get(each.move)!)] as const
    own.push(tellOwn(each, line, thought, position, voice, depth))
    yield
  }
  const answers = yield* walkAnswers(thought, position, voice, roots.get(thought.choice))
  const measure = (branch: Branch) => temptation(branch, thought, position)
  const shownAnswers = pickBest(answers, 2, measure)
  const [natural, others] = [true, false].map((isNatural) =>
    own.filter((branch) => isWorthTelling(branch, thought, position) === isNatural),
  )
  const shown = [...shownAnswers, ...pickBest(natural!, mostBranches - shownAnswers.length, measure)]
  return [...shown, ...pickBest(others!, leastBranches - shown.length, measure)]
}

/** The other lines of a mind that tells its lines and no tree. */
export function findLineBranches(thought: Thought, position: Position, voice: Voice): Branch[] {
  if (!isRavenThought(thought)) return []
  return thought.details.lines
    .filter(({ moves: [move] }) => move !== undefined && move !== thought.choice && !isGift(position, move))
    .slice(0, mostBranches - 1)
    .map((line) => {
      const { moves, depth } = line
      const weighed = { move: moves[0]!, score: readLineScore(line, position) }
      return tellOwn(weighed, [moves[0]!, ...moves.slice(1, shownPlies)], thought, position, voice, depth)
    })
}

export function tellOwn(
  { score, bound }: WeighedMove,
  line: Line,
  thought: Thought,
  position: Position,
  voice: Voice,
  depth: number,
): Branch {
  // A bound is no score that a line could be held against.
  const { fears, does } = voice.reasons(line, position, depth, bound === undefined ? score : undefined)
  const branch = { kind: 'instead', line, score: score!, bound } as const
  // What speaks for a move is no reason why it was not played.
  const isNear = (lossOf(branch, thought, position) ?? nearPawns) < nearPawns
  return { ...branch, reason: fears ?? (isNear ? does : undefined) }
}

/** What the other side could answer instead of what is expected, if the mind saw what it would do then. */
function* walkAnswers(
  thought: SearchThought,
  position: Position,
  voice: Voice,
  chosen: number | undefined,
): Generator<undefined, Branch[]> {
  if (chosen === undefined) return []
  const { tree, depth } = thought.details
  const after = position.play(thought.choice)
  const asked = childrenAt(tree, chosen)
    .filter((node) => moveAt(tree, node) !== thought.line[1] && !isGift(after, moveAt(tree, node)))
    .sort((a, b) => Number(isCapture(after, moveAt(tree, b))) - Number(isCapture(after, moveAt(tree, a))))
    .slice(0, mostAsked)
  const found: Branch[] = []
  for (const node of asked) {
    const answer = moveAt(tree, node)
    const [then, ...rest] = bestLine(tree, node)
    if (then === undefined) continue
    const score = voice.treeScore(tree.value[node]!, thought, position)
    const exactness = exactnessAt(tree, node)
    const bound = exactness === 'exact' ? undefined : exactness
    found.push(
      ...tellAnswer([thought.choice, answer, then, ...rest], score, bound, position, voice, depth - 1),
    )
    yield
  }
  return found
}

/** An answer of the other side and what the mind does then, where that has a reason; `depth` is what was seen from the answer on. */
export function tellAnswer(
  line: readonly [Move, Move, Move, ...Move[]],
  score: Score,
  bound: Branch['bound'],
  position: Position,
  voice: Voice,
  depth: number,
): Branch[] {
  const [choice, answer, then, ...rest] = line
  const at = position.play(choice).play(answer)
  const { does } = voice.reasons([then, ...rest], at, depth - 1, bound ? undefined : score)
  return does === undefined ? [] : [{ kind: 'if', line, score, bound, reason: does }]
}

/** A capture or a check: what a person tries. */
function isForcing({ kind, line }: Pick<Branch, 'kind' | 'line'>, position: Position): boolean {
  const [at, move] = kind === 'if' ? [position.play(line[0]), line[1]!] : [position, line[0]]
  return isCapture(at, move) || at.play(move).isCheck()
}

/** Hardly anybody asks about a quiet move that loses a piece. */
const isWorthTelling = (branch: Branch, thought: Thought, position: Position): boolean =>
  isForcing(branch, position) || (lossOf(branch, thought, position) ?? 0) < farPawns

/** What a person would ask about first: captures and checks, what is nearly as good, then what has a reason. */
function temptation(branch: Branch, thought: Thought, position: Position): number {
  const loss = lossOf(branch, thought, position)
  const isNear = branch.bound === undefined && loss !== undefined && Math.abs(loss) < nearPawns
  return 2 * Number(isForcing(branch, position)) + 2 * Number(isNear) + Number(branch.reason !== undefined)
}

/** The best by a measure, in their order. */
function pickBest<Item>(items: readonly Item[], most: number, measure: (item: Item) => number): Item[] {
  const ranked = items.map((item, index) => ({ item, index, rank: measure(item) }))
  return ranked
    .sort((a, b) => b.rank - a.rank || a.index - b.index)
    .slice(0, Math.max(0, most))
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item)
}

/** By how many pawns a branch is worse for the mind than what it chose; undefined where one of them ends the game. */
export function lossOf(
  branch: Pick<Branch, 'score'>,
  thought: Thought,
  { turn }: Position,
): number | undefined {
  const own = thought.score && scoreFor(thought.score, turn).pawns
  const other = scoreFor(branch.score, turn).pawns
  return own === undefined || other === undefined ? undefined : own - other
}

export const isBetter = (branch: Branch, thought: Thought, position: Position): boolean =>
  (lossOf(branch, thought, position) ?? 0) < -leastPawns
