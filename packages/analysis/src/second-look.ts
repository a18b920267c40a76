import type { Engine, Score } from '@rookery/engine'
import { type Line, type Move, makeSan } from '@rookery/rules'
import { INACCURACY } from './classes.ts'
import { judge, type ReviewLimits } from './judge.ts'
import type { Verdict } from './review.ts'

type Searched = Verdict & { readonly kind: 'searched' }

/** So many first choices may turn out to be wrong. */
const MAX_CHOICES = 3
/** How much longer a second look is than the first. */
const LONGER = 4

/** Looks longer at a position, where nothing later in the game can tell what the first search has not seen. */
export async function lookLonger(
  engine: Engine,
  line: Line,
  verdict: Verdict,
  limits: ReviewLimits,
  signal: AbortSignal | undefined,
): Promise<Verdict> {
  const longer = 'nodes' in limits ? { nodes: LONGER * limits.nodes } : { timeMs: LONGER * limits.timeMs }
  return (await judge(engine, line, longer, signal)) ?? verdict
}

interface Look {
  /** On the position in which the move was played. */
  readonly before: Searched
  /** On the position that it led to. */
  readonly after: Verdict
}

/**
 * The verdicts before and after a move, once the first choice has been looked at from the next position too, as the
 * move that was played is: a shallow search takes a trap for its best move. `after` is settled itself.
 */
export async function settle(
  engine: Engine,
  line: Line,
  played: Move,
  look: Look,
  limits: ReviewLimits,
  signal: AbortSignal | undefined,
): Promise<Look> {
  const { before } = look
  const isDoubtful = (verdict: Searched, seen: Searched) => verdict.chance - seen.chance >= INACCURACY
  const seen = seenThrough(line, played, look.after)
  // What was played came out better than all that the search had seen.
  if (isDoubtful(seen, before)) return { ...look, before: seen }
  if (!isDoubtful(before, seen)) return look
  // The opponent may have missed the answer.
  const after = await lookLonger(engine, line.play(played), look.after, limits, signal)
  const tried = new Map([[played, seenThrough(line, played, after)]])
  let choice = before
  while (tried.size <= MAX_CHOICES) {
    const move = choice.moves[0]!
    const proved = tried.get(move) ?? (await lookThrough(engine, line, move, limits, signal))
    if (!proved) return look
    if (!isDoubtful(choice, proved)) return { before: [choice, ...tried.values()].reduce(better), after }
    tried.set(move, proved)
    const rootMoves = line.position.legalMoves().filter((other) => !tried.has(other))
    const next =
      rootMoves.length > 0 ? await judge(engine, line, { ...limits, rootMoves }, signal) : undefined
    if (next?.kind !== 'searched') break
    choice = next
  }
  return { before: [...tried.values()].reduce(better), after }
}

const better = (a: Searched, b: Searched): Searched => (b.chance > a.chance ? b : a)

async function lookThrough(
  engine: Engine,
  line: Line,
  move: Move,
  limits: ReviewLimits,
  signal: AbortSignal | undefined,
): Promise<Searched | undefined> {
  const next = await judge(engine, line.play(move), limits, signal)
  return next && seenThrough(line, move, next)
}

/** The verdict on a position by one of its moves and the verdict on where that leads. */
function seenThrough({ position }: Line, move: Move, after: Verdict): Searched {
  const isOver = after.kind === 'over'
  return {
    kind: 'searched',
    chance: 1 - after.chance,
    score: isOver ? scoreOfEnd(after.chance) : earlier(after.score),
    depth: isOver ? 1 : after.depth + 1,
    moves: isOver ? [move] : [move, ...after.moves],
    sans: [makeSan(position, move), ...(isOver ? [] : after.sans)],
  }
}

/** `chance` is that of the side that has no move any more. */
const scoreOfEnd = (chance: number): Score =>
  chance === 0.5 ? { kind: 'cp', cp: 0 } : { kind: 'mate', moves: chance === 0 ? 1 : -1 }

/** The same score a half-move earlier, from the other side; a mate is one move farther for who gives it. */
function earlier(score: Score): Score {
  if (score.kind === 'cp') return { kind: 'cp', cp: 0 - score.cp }
  return { kind: 'mate', moves: score.moves < 0 ? 1 - score.moves : 0 - score.moves }
}
