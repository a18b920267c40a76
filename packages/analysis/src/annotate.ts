import { type Color, type Evaluation, type Game, type GameNode, opposite } from '@rookery/rules'
import { inEnglish } from '@rookery/words'
import type { MoveClass } from './classes.ts'
import type { Review, ReviewedMove, Verdict } from './review.ts'
import { whiteSign } from './text.ts'

const nags: Readonly<Partial<Record<MoveClass, number>>> = { inaccuracy: 6, mistake: 2, blunder: 4 }

/**
 * Writes a review of this game into it: evaluations, and for each inaccuracy or worse its sign, the reason and the better
 * line. What people wrote stays, except evaluations and signs that the review replaces.
 */
export function annotate(game: Game, review: Review): void {
  let ply = 0
  for (const node of [...game.mainline()].slice(review.firstPly)) {
    annotateMove(node, review.moves[ply]!, review.verdicts[ply + 1]!)
    ply++
  }
}

function annotateMove(node: GameNode, move: ReviewedMove, after: Verdict): void {
  node.evaluation = evaluationOf(after, opposite(move.color))
  const nag = nags[move.class]
  if (nag === undefined || !move.reason) return
  for (const sign of Object.values(nags)) node.removeNag(sign)
  node.addNag(nag)
  // The file is for anybody.
  const reason = inEnglish(() => move.reason!.text)
  const text = `${move.class[0]!.toUpperCase()}${move.class.slice(1)}. ${reason}`
  if (!node.comments.includes(text)) node.addComment(text)
  let better = node.parent!
  for (const best of move.reason.best.moves) better = better.play(best)
}

function evaluationOf(verdict: Verdict, turn: Color): Evaluation | undefined {
  if (verdict.kind === 'over') return undefined
  const { score, depth } = verdict
  const sign = whiteSign(turn)
  return score.kind === 'mate'
    ? { kind: 'mate', mateIn: sign * score.moves, depth }
    : { kind: 'score', scoreCp: sign * score.cp || 0, depth }
}
