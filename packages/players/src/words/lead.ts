import { type Color, fileOf, isCastling, type Move, makeSan, moveTo, type Position } from '@rookery/rules'
import { say } from '@rookery/words/voices/reasons'
import { isDecided, LEAST_PAWNS, type Score, scoreFor } from '../score/index.ts'
import type { Thought, WeighedMove } from '../thought.ts'

/** Less than a pawn that a move is worse by at least says nothing of what it is really worth. */
const LEAST_BOUND = 1

/** A move within a sentence: "Nf3", "castling". */
export const nameMove = (position: Position, move: Move): string =>
  isCastling(move)
    ? say('castling', { isLong: 2 * fileOf(moveTo(move)) < position.variant.files })
    : makeSan(position, move)

/**
 * By how much a thought's choice is better than the best other move: "that is 2.1 pawns better than castling". A move of which only a bound
 * is known may be better than those whose score is known, so nothing is said to be next as long as it is not below them.
 */
export function tellLead({ choice, score, weighed }: Thought, position: Position): string | undefined {
  const { turn } = position
  const others = weighed.filter(({ move, score: other }) => move !== choice && other)
  const [next] = [...others].sort((a, b) => mostOf(b, turn) - mostOf(a, turn) || isBounded(a) - isBounded(b))
  if (!score || !next || mostOf(next, turn) === Number.POSITIVE_INFINITY) return undefined
  const isComplete = others.length + 1 === position.countLegalMoves()
  return next.bound !== undefined && !isComplete
    ? undefined
    : tellBetween(scoreFor(score, turn), next, position, isComplete)
}

/** What a move is worth to the mover at most. */
function mostOf({ score, bound }: WeighedMove, turn: Color): number {
  const isAtLeast = bound !== undefined && (bound === 'at least') === (score!.side === turn)
  return isAtLeast ? Number.POSITIVE_INFINITY : scoreFor(score!, turn).value
}

/** Of two that are worth the same at most, one that is worth as much comes first. */
const isBounded = ({ bound }: WeighedMove): number => Number(bound !== undefined)

function tellBetween(
  own: Score,
  { move, score, bound }: WeighedMove,
  position: Position,
  isComplete: boolean,
): string | undefined {
  const next = scoreFor(score!, position.turn)
  const other = nameMove(position, move)
  if (own.end) return undefined
  if (next.end) {
    const isMated = next.end.kind === 'mate' && next.end.moves < 0
    if (!isMated) return undefined
    return isComplete ? say('mateElse') : say('mateInstead', { other, moves: -next.end.moves })
  }
  // A won ending is not so many pawns better than anything.
  if (isDecided(own) || isDecided(next)) return undefined
  const better = (amount: string) =>
    bound === undefined ? say('better', { amount, other }) : say('betterThanAny', { amount })
  if (own.pawns === undefined || next.pawns === undefined) {
    const lead = own.value - next.value
    return lead > 0 && own.unit === 'points' ? better(say('points', { lead })) : undefined
  }
  const lead = own.pawns - next.pawns
  if (bound === undefined)
    return lead < LEAST_PAWNS ? undefined : better(say('pawns', { lead: Math.round(10 * lead) / 10 }))
  // A bound is no more than where the search stopped to ask.
  return lead < LEAST_BOUND ? undefined : better(say('pawns', { lead: floorTenths(lead) }))
}

/** What is at least so much is not rounded up. */
const floorTenths = (pawns: number): number => Math.floor(10 * pawns + 1e-6) / 10
