import { fileOf, isCastling, type Move, makeSan, moveTo, type Position } from '@rookery/rules'
import { makeCount, scoreFor } from '../score/index.ts'
import type { Thought, WeighedMove } from '../thought.ts'
import { english } from './english.ts'

/** Below it a person sees no difference, and one decimal shows none. */
const LEAST_PAWNS = 0.05

/** A move within a sentence: "Nf3", "castling". */
export const nameMove = (position: Position, move: Move): string =>
  isCastling(move)
    ? english.castling(2 * fileOf(moveTo(move)) < position.variant.files)
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
  const [own, other] = [scoreFor(score, position.turn), scoreFor(theirs!, position.turn)]
  const name = nameMove(position, move)
  if (own.end) return undefined
  if (other.end)
    return other.end.kind === 'mate' && other.end.moves < 0
      ? english.mateInstead(name, -other.end.moves)
      : undefined
  const say = bound === undefined ? english.better : english.betterAtLeast
  if (own.pawns === undefined || other.pawns === undefined) {
    const lead = own.value - other.value
    return lead > 0 && own.unit === 'points' ? say(english.points(makeCount(lead)), name) : undefined
  }
  const lead = own.pawns - other.pawns
  return lead < LEAST_PAWNS ? undefined : say(english.pawns(lead.toFixed(1)), name)
}
