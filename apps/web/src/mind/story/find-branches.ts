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
import { isCapture, type Move, makeSan, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/story'

type Line = readonly [Move, ...Move[]]

/** A way that the game does not go, and why, as far as the mind saw it. */
export interface Branch {
  /** A move that the mind had instead of its own, or an answer to its move that the other side had. */
  readonly kind: 'instead' | 'if'
  /** From the position that was thought about. */
  readonly line: Line
  /** How many of its moves are expected: an answer to the first move comes after one. */
  readonly ply: number
  readonly score: Score
  readonly bound: WeighedMove['bound']
  /** What speaks against it, or what the mind would answer it with and why: a clause. */
  readonly reason: string | undefined
}

/** More would be no story, and less neither. */
export const mostBranches = 3
const leastBranches = 2
/** Moves whose reasons are looked for. */
const mostAsked = 8
/** So much less is nearly as good, and so much less is far from it. */
const nearPawns = 0.5
const farPawns = 2.5
/** Answers to the mind's second and third move of the line. */
export const laterPlies = [3, 5] as const
const mostLater = 1
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
  const chosen = choiceOf(thought, position, voice, depth)
  yield
  const own: Branch[] = []
  for (const each of asked) {
    const line = [each.move, ...bestLine(tree, roots.get(each.move)!)] as const
    own.push(tellOwn(each, line, chosen, position, voice, depth))
    yield
  }
  const answers = yield* walkAnswers(thought, position, voice, 1)
  const measure = (branch: Branch) => temptation(branch, thought, position)
  const later: Branch[] = []
  for (const ply of laterPlies) {
    const found = yield* walkAnswers(thought, position, voice, ply)
    later.push(
      ...pickBest(
        found.filter((branch) => isForcing(branch, position)),
        mostLater - later.length,
        measure,
      ),
    )
  }
  const shownAnswers = [...pickBest(answers, 2 - later.length, measure), ...later]
  const [natural, others] = [true, false].map((isNatural) =>
    own.filter((branch) => isWorthTelling(branch, thought, position) === isNatural),
  )
  const shown = [...shownAnswers, ...pickBest(natural!, mostBranches - shownAnswers.length, measure)]
  const all = [...shown, ...pickBest(others!, leastBranches - shown.length, measure)]
  // A number without a reason is told only where there would be no story without it.
  const told = all.filter(({ reason }) => reason !== undefined)
  return told.length >= leastBranches ? told : all
}

/** What a mind chose, and what speaks for it. */
export interface Chosen {
  readonly thought: Thought
  readonly does: string | undefined
}

export function choiceOf(thought: Thought, position: Position, voice: Voice, depth: number): Chosen {
  const [, ...rest] = thought.line
  const { does } = voice.reasons([thought.choice, ...rest], position, depth, thought.score)
  return { thought, does }
}

/** The other lines of a mind that tells its lines and no tree. */
export function findLineBranches(thought: Thought, position: Position, voice: Voice): Branch[] {
  if (!isRavenThought(thought)) return []
  const chosen = choiceOf(thought, position, voice, thought.details.depth)
  return thought.details.lines
    .filter(({ moves: [move] }) => move !== undefined && move !== thought.choice && !isGift(position, move))
    .slice(0, mostBranches - 1)
    .map((line) => {
      const { moves, depth } = line
      const weighed = { move: moves[0]!, score: readLineScore(line, position) }
      return tellOwn(weighed, [moves[0]!, ...moves.slice(1, shownPlies)], chosen, position, voice, depth)
    })
}

export function tellOwn(
  { score, bound }: WeighedMove,
  line: Line,
  chosen: Chosen,
  position: Position,
  voice: Voice,
  depth: number,
): Branch {
  // A bound is no score that a line could be held against.
  const { fears, does } = voice.reasons(line, position, depth, bound === undefined ? score : undefined)
  const branch = { kind: 'instead', line, ply: 0, score: score!, bound } as const
  // What speaks for a move is no reason why it was not played.
  const reason =
    fears ?? tellLack(branch, does, chosen, position) ?? tellAgainst(branch, position, voice, depth)
  return { ...branch, reason }
}

/** What the other side answers a move with, and what speaks for that. */
function tellAgainst(
  { line: [move, answer, ...rest], score, bound }: Pick<Branch, 'line' | 'score' | 'bound'>,
  position: Position,
  voice: Voice,
  depth: number,
): string | undefined {
  if (answer === undefined) return undefined
  const after = position.play(move)
  const { does } = voice.reasons([answer, ...rest], after, depth - 1, bound ? undefined : score)
  return does && say('answer', { answer: makeSan(after, answer), reason: does })
}

/** What a move that has nothing to be feared lacks beside the chosen one, where the two lines show it. */
function tellLack(
  branch: Pick<Branch, 'line' | 'score'>,
  does: string | undefined,
  { thought, does: best }: Chosen,
  position: Position,
): string | undefined {
  const { line } = branch
  const loss = lossOf(branch, thought, position)
  const choice = makeSan(position, thought.choice)
  const taken = capturesOf(line, position)
  if (loss === undefined)
    return isWon(thought.score, position) && !branch.score.end ? say('won', { choice }) : undefined
  if (loss >= leastPawns) {
    if (line.some((move, ply) => ply > 0 && ply % 2 === 0 && move === thought.choice))
      return say('later', { choice })
    // What both lines take, no comparison of their first moves explains.
    const isPlain =
      !isCapture(position, thought.choice) || !taken.some((isTaken, ply) => isTaken && ply % 2 === 0)
    return best !== undefined && best !== does && isPlain ? say('than', { choice, reason: best }) : undefined
  }
  const isCalm = ![...taken, ...capturesOf(thought.line, position)].includes(true)
  return isCalm && Math.abs(loss) < leastPawns ? say('calm') : undefined
}

function isWon(score: Score | undefined, { turn }: Position): boolean {
  const end = score && scoreFor(score, turn).end
  return end !== undefined && end.kind !== 'draw' && end.moves > 0
}

/** Which moves of a line take something. */
function capturesOf(line: readonly Move[], position: Position): boolean[] {
  let at = position
  return line.map((move) => {
    const isTaken = isCapture(at, move)
    at = at.play(move)
    return isTaken
  })
}

/** The node after so many moves of the expected line, as far as the tree has it. */
function nodeAfter({ line, details: { tree } }: SearchThought, plies: number): number | undefined {
  let at: number | undefined = 0
  for (const move of line.slice(0, plies))
    at = at === undefined ? undefined : childrenAt(tree, at).find((node) => moveAt(tree, node) === move)
  return line.length < plies ? undefined : at
}

/**
 * What the other side could answer instead of what is expected, after so many moves of the line, if the mind saw what it would do
 * then.
 */
function* walkAnswers(
  thought: SearchThought,
  position: Position,
  voice: Voice,
  ply: number,
): Generator<undefined, Branch[]> {
  const from = nodeAfter(thought, ply)
  if (from === undefined) return []
  const { tree, depth } = thought.details
  const before = thought.line.slice(0, ply)
  const after = before.reduce((at, move) => at.play(move), position)
  const asked = childrenAt(tree, from)
    .filter((node) => moveAt(tree, node) !== thought.line[ply] && !isGift(after, moveAt(tree, node)))
    .sort((a, b) => Number(isCapture(after, moveAt(tree, b))) - Number(isCapture(after, moveAt(tree, a))))
    .slice(0, mostAsked)
  const found: Branch[] = []
  for (const node of asked) {
    const [then, ...rest] = bestLine(tree, node)
    if (then === undefined) continue
    const score = voice.treeScore(tree.value[node]!, thought, position)
    const exactness = exactnessAt(tree, node)
    const bound = exactness === 'exact' ? undefined : exactness
    const line = [thought.choice, ...before.slice(1), moveAt(tree, node), then, ...rest] as const
    found.push(...tellAnswer(line, ply, score, bound, position, voice, depth - ply))
    yield
  }
  return found
}

/**
 * An answer of the other side, after so many expected moves, and what the mind does then, where that has a reason; `depth` is what
 * was seen from the answer on.
 */
export function tellAnswer(
  line: Line,
  ply: number,
  score: Score,
  bound: Branch['bound'],
  position: Position,
  voice: Voice,
  depth: number,
): Branch[] {
  const at = line.slice(0, ply + 1).reduce((reached, move) => reached.play(move), position)
  const [then, ...rest] = line.slice(ply + 1)
  if (then === undefined) return []
  const { does } = voice.reasons([then, ...rest], at, depth - 1, bound ? undefined : score)
  return does === undefined ? [] : [{ kind: 'if', line, ply, score, bound, reason: does }]
}

/** A capture or a check: what a person tries. */
function isForcing({ line, ply }: Pick<Branch, 'line' | 'ply'>, position: Position): boolean {
  const at = line.slice(0, ply).reduce((reached, move) => reached.play(move), position)
  return isCapture(at, line[ply]!) || at.play(line[ply]!).isCheck()
}

/** Hardly anybody asks about a quiet move that loses a piece. */
const isWorthTelling = (branch: Branch, thought: Thought, position: Position): boolean =>
  isForcing(branch, position) || (lossOf(branch, thought, position) ?? 0) < farPawns

/** What a person would ask about first: what has a reason, then captures and checks and what is nearly as good. */
function temptation(branch: Branch, thought: Thought, position: Position): number {
  const loss = lossOf(branch, thought, position)
  const isNear = branch.bound === undefined && loss !== undefined && Math.abs(loss) < nearPawns
  return (
    2 * Number(isForcing(branch, position)) + 2 * Number(isNear) + 3 * Number(branch.reason !== undefined)
  )
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
