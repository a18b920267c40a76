import { capitalise } from '@rookery/play'
import { makeScore, type ScoreView, scoreFor, type Thought, whoseView } from '@rookery/players'
import { makeSans, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/story'
import { type Branch, isBetter, leastPawns, lossOf } from './find-branches.ts'

/** "If exd5, then Qxd5", "Instead of d5: Nc6". */
export function tellTitle({ kind, line }: Branch, choice: string, position: Position): string {
  const [first, second, third] = makeSans(position, line)
  return kind === 'if'
    ? say('if', { answer: second!, next: third! })
    : say('instead', { choice, move: first! })
}

/** How the branch goes on after its title. */
export function tellRest({ kind, line }: Branch, position: Position): string | undefined {
  const sans = makeSans(position, line).slice(kind === 'if' ? 3 : 1)
  return sans.length === 0 ? undefined : say('rest', { moves: sans.join(' ') })
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
  const told = { pawns: Math.round(10 * Math.abs(loss)) / 10, mind: name }
  if (isBetter(branch, thought, position)) return say('better', told)
  if (branch.bound !== undefined)
    return loss < leastPawns ? say('noBetter', { mind: name }) : say('atLeastWorse', told)
  return loss < leastPawns ? say('asGood', { mind: name }) : say('worse', told)
}

function tellValue({ score, bound }: Branch, view: ScoreView): string {
  const told = { worth: makeScore(score, view.side), side: whoseView(view) }
  if (scoreFor(score, view.side).end || bound === undefined) return say('value', told)
  const isAtLeast = (bound === 'at least') === (score.side === view.side)
  return say(isAtLeast ? 'atLeast' : 'atMost', told)
}
