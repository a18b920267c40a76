import type { Score } from '@rookery/engine'
import {
  type Color,
  type Reason as EndReason,
  isCapture,
  type Move,
  moveTo,
  type Position,
  type Role,
} from '@rookery/rules'
import type { Verdict } from './review.ts'
import { writeForWhite } from './text.ts'

/** The end of a long line is guesswork. */
const MAX_PLIES = 12

/** A line in numbers, all from the side of who made the move in question. */
export interface LineFacts {
  readonly moves: readonly Move[]
  /** What the line wins (or, negative, loses) in pawns: minor pieces are 3, a rook 5, a queen 9. */
  readonly materialPawns: number
  /** Absent where the line's first move ends the game. */
  readonly score?: Score
  readonly end?: EndReason
}

export interface Reason {
  readonly best: LineFacts
  readonly played: LineFacts
  /** A mate in so many moves was there and is not any more. */
  readonly missedMateIn?: number
  /** The opponent now mates in so many moves, and did not before. */
  readonly allowedMateIn?: number
  /** One sentence; its scores are from White's side, as everywhere in notation. */
  readonly text: string
}

const WORTH: Readonly<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9, king: 0 }

function balance(position: Position, side: Color): number {
  let sum = 0
  for (const { piece } of position.pieces()) sum += WORTH[piece.role] * (piece.color === side ? 1 : -1)
  return sum
}

const canBeTakenBack = (position: Position, taking: Move): boolean =>
  position.legalMoves().some((move) => moveTo(move) === moveTo(taking) && isCapture(position, move))

/** A line may stop amid an exchange, so it counts up to its last point where nothing just taken can be taken back. */
function materialAfter(start: Position, moves: readonly Move[]): number {
  const side = start.turn
  let position = start
  let settled = balance(start, side)
  const before = settled
  for (const move of moves) {
    const isTaking = isCapture(position, move)
    position = position.play(move)
    if (!isTaking || !canBeTakenBack(position, move)) settled = balance(position, side)
  }
  return settled - before
}

const flip = (score: Score): Score =>
  score.kind === 'cp' ? { kind: 'cp', cp: 0 - score.cp } : { kind: 'mate', moves: 0 - score.moves }

type Searched = Verdict & { readonly kind: 'searched' }

/** Why `move` is worse than the best line of the position that it was played in. */
export function explain(
  position: Position,
  move: Move,
  san: string,
  before: Searched,
  after: Verdict,
): Reason {
  const side = position.turn
  const bestMoves = before.moves.slice(0, MAX_PLIES)
  const best: LineFacts = {
    moves: bestMoves,
    materialPawns: materialAfter(position, bestMoves),
    score: before.score,
  }
  const moves = after.kind === 'over' ? [move] : [move, ...after.moves].slice(0, MAX_PLIES)
  const played: LineFacts = {
    moves,
    materialPawns: materialAfter(position, moves),
    ...(after.kind === 'over' ? { end: after.reason } : { score: flip(after.score) }),
  }
  const [bestMate, playedMate] = [mateOf(best), mateOf(played)]
  return {
    best,
    played,
    ...(bestMate > 0 && playedMate <= 0 ? { missedMateIn: bestMate } : {}),
    ...(playedMate < 0 && bestMate >= 0 ? { allowedMateIn: -playedMate } : {}),
    text: `Better is ${before.sans[0]}, which ${describe(best, side)}; ${san} ${describe(played, side)}.`,
  }
}

const mateOf = ({ score }: LineFacts): number => (score?.kind === 'mate' ? score.moves : 0)

function describe({ score, end, materialPawns }: LineFacts, side: Color): string {
  if (!score) return `ends the game by ${end}`
  if (score.kind === 'mate')
    return score.moves > 0 ? `mates in ${score.moves}` : `allows mate in ${-score.moves}`
  return `${describeMaterial(materialPawns)} (${writeForWhite(score, side)})`
}

function describeMaterial(pawns: number): string {
  if (pawns === 0) return 'leaves the material as it is'
  const size = Math.abs(pawns)
  return `${pawns > 0 ? 'wins' : 'loses'} ${size === 1 ? 'a pawn' : `material worth ${size} pawns`}`
}
