import { capitalise } from '@rookery/play'
import { makeScore, type ScoreView, scoreFor, type Thought, whoseView } from '@rookery/players'
import { type Move, makeSan, makeSans, type Position } from '@rookery/rules'
import { say } from '@rookery/words/web/story'
import { type Branch, isBetter, leastPawns, lossOf } from './find-branches.ts'

/** "If exd5, then Qxd5", "If exd5 after 5. Nf3, then Qxd5", "Instead of d5: Nc6". */
export function tellTitle({ kind, line, ply }: Branch, choice: string, position: Position): string {
  const sans = makeSans(position, line)
  if (kind === 'instead') return say('instead', { choice, move: sans[0]! })
  const told = { answer: sans[ply]!, next: sans[ply + 1]! }
  if (ply === 1) return say('if', told)
  const at = line.slice(0, ply - 1).reduce((reached, move) => reached.play(move), position)
  return say('laterIf', { ...told, after: makeNumbered(at, line[ply - 1]!) })
}

/** A move with its number: "12… Nf6". */
export const makeNumbered = (position: Position, move: Move): string =>
  `${position.fullmoves}${position.turn === 'white' ? '.' : '…'} ${makeSan(position, move)}`

/** How the branch goes on after its title. */
export function tellRest({ kind, line, ply }: Branch, position: Position): string | undefined {
  const sans = makeSans(position, line)
  const moves = sans.slice(ply + (kind === 'if' ? 2 : 1)).join(' ')
  if (moves === '') return undefined
  // Its reason may end with a move of the line that is better.
  return kind === 'if' ? say('rest', { moves }) : say('restOf', { move: sans[ply]!, moves })
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
    return loss < leastPawns
      ? say('noBetter', { ...worthOf(branch, view), isAtLeast: isAtLeast(branch, view), mind: name })
      : say('atLeastWorse', told)
  return loss < leastPawns ? say('asGood', { mind: name }) : say('worse', told)
}

function tellValue(branch: Branch, view: ScoreView): string {
  const told = worthOf(branch, view)
  if (scoreFor(branch.score, view.side).end || branch.bound === undefined) return say('value', told)
  return say(isAtLeast(branch, view) ? 'atLeast' : 'atMost', told)
}

const worthOf = ({ score }: Branch, view: ScoreView) => ({
  worth: makeScore(score, view.side),
  side: whoseView(view),
})

const isAtLeast = ({ score, bound }: Branch, view: ScoreView): boolean =>
  (bound === 'at least') === (score.side === view.side)
