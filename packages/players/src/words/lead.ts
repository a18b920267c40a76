import { fileOf, isCastling, type Move, makeSan, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { isDecided, scoreFor } from '../score/index.ts'
import type { Thought, WeighedMove } from '../thought.ts'

/** Below it a person sees no difference, and one decimal shows none. */
const LEAST_PAWNS = 0.05

/** Less than a pawn that a move is worse by at least says nothing of what it is really worth. */
const LEAST_BOUND = 1

/** A move within a sentence: "Nf3", "castling". */
export const nameMove = (position: Position, move: Move): string =>
  isCastling(move)
    ? say('castling', { isLong: 2 * fileOf(moveTo(move)) < position.variant.files })
    : makeSan(position, move)

/** By how much a thought's choice is better than the best other move: "that is 2.1 pawns better than castling". */
export function tellLead({ choice, score, weighed }: Thought, position: Position): string | undefined {
  const others = weighed.filter(({ move, score: other }) => move !== choice && other)
  const next = others.find(({ bound }) => bound === undefined) ?? others[0]
  return score && next ? tellBetween(score, next, position) : undefined
}

function tellBetween(
  score: NonNullable<Thought['score']>,
  { move, score: theirs, bound }: WeighedMove,
  position: Position,
): string | undefined {
  const [own, next] = [scoreFor(score, position.turn), scoreFor(theirs!, position.turn)]
  const other = nameMove(position, move)
  if (own.end) return undefined
  if (next.end)
    return next.end.kind === 'mate' && next.end.moves < 0
      ? say('mateInstead', { other, moves: -next.end.moves })
      : undefined
  // A won ending is not so many pawns better than anything.
  if (isDecided(own) || isDecided(next)) return undefined
  const better = bound === undefined ? 'better' : 'betterAtLeast'
  if (own.pawns === undefined || next.pawns === undefined) {
    const lead = own.value - next.value
    return lead > 0 && own.unit === 'points'
      ? say(better, { amount: say('points', { lead }), other })
      : undefined
  }
  const lead = own.pawns - next.pawns
  // A bound is no more than where the search stopped to ask.
  return lead < (bound === undefined ? LEAST_PAWNS : LEAST_BOUND)
    ? undefined
    : say(better, { amount: say('pawns', { lead: Math.round(10 * lead) / 10 }), other })
}
