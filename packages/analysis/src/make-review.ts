import { type Color, type Line, type Move, makeSan, makeUci } from '@rookery/rules'
import { accuracyOf, classOf, isError, type Loss, type MoveClass } from './classes.ts'
import { lossBetween } from './judge.ts'
import { explain } from './reason.ts'
import type { Review, ReviewedMove, Verdict } from './review.ts'

/** What follows from the verdicts on a game's positions, from that after `firstPly` moves to the last. */
export function makeReview(
  line: Line,
  verdicts: readonly Verdict[],
  firstPly: number,
  isComplete: boolean,
): Review {
  const moves = line.moves
    .slice(firstPly)
    .map((_, index) => reviewMove(line, firstPly + index, verdicts[index]!, verdicts[index + 1]!))
  const accuracy = { ...accuracyFor('white', moves), ...accuracyFor('black', moves) }
  return { firstPly, verdicts, moves, accuracy, isComplete }
}

const noLoss: Loss = { lossCp: 0, lossChance: 0 }

export function lossAt(move: Move, before: Verdict, after: Verdict): Loss & { readonly class: MoveClass } {
  const isChoice = before.kind === 'searched' && before.moves[0] === move
  // Two searches of one line differ a little: that is no loss of who played it.
  const loss = isChoice ? noLoss : lossBetween(before, after)
  return { ...loss, class: classOf(loss, isChoice) }
}

function reviewMove(line: Line, ply: number, before: Verdict, after: Verdict): ReviewedMove {
  const position = line.positions[ply]!
  const move = line.moves[ply]!
  const loss = lossAt(move, before, after)
  const san = makeSan(position, move)
  const needsReason = isError(loss.class) && before.kind === 'searched'
  return {
    color: position.turn,
    number: position.fullmoves,
    move,
    san,
    uci: makeUci(move, position),
    ...loss,
    ...(needsReason && { reason: explain(position, move, san, before, after) }),
  }
}

function accuracyFor(color: Color, moves: readonly ReviewedMove[]): Review['accuracy'] {
  const own = moves.filter((move) => move.color === color)
  const accuracy = accuracyOf(own.map(({ lossChance }) => lossChance))
  return accuracy === undefined ? {} : { [color]: accuracy }
}
