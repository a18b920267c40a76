import type { Evaluation, Game, GameNode, Position } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import type { MoveClass } from './classes.ts'
import type { Review, ReviewedMove, Verdict } from './review.ts'
import { endOfLine, whiteSign } from './text.ts'

const nags: Readonly<Partial<Record<MoveClass, number>>> = { inaccuracy: 6, mistake: 2, blunder: 4 }

/**
 * Writes a review of this game into it: evaluations, and for each inaccuracy or worse its sign, the reason and the better
 * line. What people wrote stays, except evaluations and signs that the review replaces.
 */
export function annotate(game: Game, review: Review): void {
  for (const [index, node] of reviewedNodes(game, review).entries())
    annotateMove(node, review.moves[index]!, review.verdicts[index + 1]!)
}

/** The game may have gone on since. */
const reviewedNodes = (game: Game, { firstPly, moves }: Review): GameNode[] =>
  [...game.mainline()].slice(firstPly, firstPly + moves.length)

/** Takes the signs and reasons of a review out of a game again, before a corrected one is written; its better lines stay. */
export function takeBack(game: Game, review: Review): void {
  for (const [index, node] of reviewedNodes(game, review).entries()) {
    const move = review.moves[index]!
    const nag = nags[move.class]
    if (nag === undefined || !move.reason) continue
    node.removeNag(nag)
    const kept = node.comments.filter((text) => text !== commentOf(move))
    const before = [...node.commentsBefore]
    node.clearComments()
    for (const text of kept) node.addComment(text)
    for (const text of before) node.addCommentBefore(text)
  }
}

/** The file is for anybody. */
const commentOf = ({ class: name, reason }: ReviewedMove): string =>
  `${name[0]!.toUpperCase()}${name.slice(1)}. ${inEnglish(() => reason!.text)}`

function annotateMove(node: GameNode, move: ReviewedMove, after: Verdict): void {
  node.evaluation = evaluationOf(after, node.position)
  const nag = nags[move.class]
  if (nag === undefined || !move.reason) return
  for (const sign of Object.values(nags)) node.removeNag(sign)
  node.addNag(nag)
  const text = commentOf(move)
  if (!node.comments.includes(text)) node.addComment(text)
  let better = node.parent!
  for (const best of move.reason.best.moves) better = better.play(best)
}

/** A win on count is no mate, and no number of pawns: PGN has no sign for it. */
function evaluationOf(verdict: Verdict, position: Position): Evaluation | undefined {
  if (verdict.kind === 'over' || endOfLine(verdict, position)?.kind === 'count') return undefined
  const { score, depth } = verdict
  const sign = whiteSign(position.turn)
  return score.kind === 'mate'
    ? { kind: 'mate', mateIn: sign * score.moves, depth }
    : { kind: 'score', scoreCp: sign * score.cp || 0, depth }
}
