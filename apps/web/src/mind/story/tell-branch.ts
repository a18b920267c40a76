import { capitalise } from '@rookery/play'
import { makeScore, nameView, type ScoreView, scoreFor, type Thought } from '@rookery/players'
import { makeSans, type Position } from '@rookery/rules'
import { type Branch, lossOf } from './find-branches.ts'

/** Less is no difference that a person sees. */
const leastPawns = 0.05

/** "If exd5, then Qxd5", "Instead of d5: Nc6". */
export function tellTitle({ kind, line }: Branch, choice: string, position: Position): string {
  const [first, second, third] = makeSans(position, line)
  return kind === 'if' ? `If ${second}, then ${third}` : `Instead of ${choice}: ${first}`
}

/** How the branch goes on after its title. */
export function tellRest({ kind, line }: Branch, position: Position): string | undefined {
  const sans = makeSans(position, line).slice(kind === 'if' ? 3 : 1)
  return sans.length === 0 ? undefined : `Then ${sans.join(' ')}.`
}

export const tellWhy = ({ reason }: Branch): string | undefined =>
  reason === undefined ? undefined : `${capitalise(reason)}.`

/** What it came to, in a sentence. */
export function tellWorth(
  branch: Branch,
  thought: Thought,
  position: Position,
  name: string,
  view: ScoreView,
): string {
  const loss = branch.kind === 'instead' ? lossOf(branch, thought, position) : undefined
  if (loss === undefined) return tellValue(branch, view)
  const pawns = loss.toFixed(1) === '1.0' ? '1 pawn' : `${Math.abs(loss).toFixed(1)} pawns`
  if (loss < -leastPawns) return `That is ${pawns} better for ${name}.`
  if (branch.bound !== undefined)
    return loss < leastPawns ? `${name} found it no better.` : `That is at least ${pawns} worse for ${name}.`
  return loss < leastPawns ? `To ${name} it is just as good.` : `That is ${pawns} worse for ${name}.`
}

function tellValue({ score, bound }: Branch, view: ScoreView): string {
  const worth = makeScore(score, view.side)
  if (scoreFor(score, view.side).end || bound === undefined)
    return `It comes to ${worth} for ${nameView(view)}.`
  const isAtLeast = (bound === 'at least') === (score.side === view.side)
  return isAtLeast
    ? `It comes to at least ${worth} for ${nameView(view)}.`
    : `It comes to at most ${worth} for ${nameView(view)}.`
}
