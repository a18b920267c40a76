import type { Evaluation, Game, GameNode, Move, Position } from '@rookery/rules'
import type { MoveClass } from './classes.ts'
import { commentOf, earlierVerdicts, isBareLine } from './earlier-verdict.ts'
import type { Review, ReviewedMove, Verdict } from './review.ts'
import { endOfLine, whiteSign } from './text.ts'

/** What marks an inaccuracy or worse in a file: ?!, ? or ??. */
export const errorNags: Readonly<Partial<Record<MoveClass, number>>> = {
  inaccuracy: 6,
  mistake: 2,
  blunder: 4,
}

/**
 * Writes a review of this game into it: evaluations, and for each inaccuracy or worse its sign, the reason and the better
 * line. What an earlier review wrote about these moves gives way; what people wrote stays, except evaluations and signs that the review
 * replaces.
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
    const nag = errorNags[move.class]
    if (nag === undefined || !move.reason) continue
    node.removeNag(nag)
    removeComment(node, commentOf(move))
  }
}

function removeComment(node: GameNode, comment: string): void {
  const kept = node.comments.filter((text) => text !== comment)
  const before = [...node.commentsBefore]
  node.clearComments()
  for (const text of kept) node.addComment(text)
  for (const text of before) node.addCommentBefore(text)
}

function annotateMove(node: GameNode, move: ReviewedMove, after: Verdict): void {
  const nag = errorNags[move.class]
  const text = nag !== undefined && move.reason ? commentOf(move) : undefined
  const best = text === undefined ? [] : move.reason!.best.moves
  removeEarlier(node, text, best)
  node.evaluation = evaluationOf(after, node.position)
  if (nag === undefined || text === undefined) return
  for (const sign of Object.values(errorNags)) node.removeNag(sign)
  node.addNag(nag)
  if (!node.comments.includes(text)) node.addComment(text)
  // Where somebody has shown the better move already, the variation stays as they left it.
  if (node.parent!.childWith(best[0]!)) return
  let better = node.parent!
  for (const next of best) better = better.play(next)
}

/** Takes out what an earlier review wrote about a move, but for what will be written again. */
function removeEarlier(node: GameNode, text: string | undefined, best: readonly Move[]): void {
  for (const { comment, class: name, better } of earlierVerdicts(node)) {
    if (comment !== text) {
      removeComment(node, comment)
      node.removeNag(errorNags[name]!)
    }
    const line = node.parent!.childWith(better)
    if (line && isBareLine(line) && movesOf(line).join() !== best.join()) line.remove()
  }
}

function movesOf(line: GameNode): Move[] {
  const moves: Move[] = []
  for (let node: GameNode | undefined = line; node; node = node.children[0]) moves.push(node.move!)
  return moves
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
