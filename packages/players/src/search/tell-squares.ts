import {
  capturedPiece,
  fileOf,
  isCastling,
  type Move,
  makeSquare,
  moveFrom,
  moveTo,
  type Piece,
  type Position,
  rankOf,
  type Square,
} from '@rookery/rules'
import { say } from '@rookery/words/voices/search'
import { LEAST_PAWNS } from '../score/index.ts'

/** What a piece of the side that thinks is worth by its square, in pawns. */
export type SquareSense = (piece: Piece, square: Square) => number

/** The piece of a line's first move, on a better square than it came from. */
export interface SquareGain {
  readonly piece: Piece
  readonly from: Square
  readonly square: Square
  readonly pawns: number
  readonly way: 'up' | 'middle' | 'away' | 'none'
  /** It is there after the first move. */
  readonly isThere: boolean
}

/** What the piece of the first move gains by its square along the line; where it goes there by a detour, by its first step. */
export function findSquareGain(
  position: Position,
  line: readonly Move[],
  worth: SquareSense,
): SquareGain | undefined {
  const [from, to] = [moveFrom(line[0]!), moveTo(line[0]!)]
  const journey = journeys(position, line).find((each) => each.from === from)
  if (!journey) return undefined
  const isDetour =
    journey.square !== to &&
    position.legalMoves().some((move) => moveFrom(move) === from && moveTo(move) === journey.square)
  return gainOf(position, line, from, isDetour ? to : journey.square, worth)
}

function gainOf(
  position: Position,
  line: readonly Move[],
  from: Square,
  square: Square,
  worth: SquareSense,
): SquareGain | undefined {
  const piece = position.pieceAt(from)!
  const pawns = worth(piece, square) - worth(piece, from)
  if (pawns < LEAST_PAWNS) return undefined
  return {
    piece,
    from,
    square,
    pawns,
    way: wayBetween(position, piece, from, square),
    isThere: square === moveTo(line[0]!),
  }
}

export function tellSquareGain({ piece, from, square, pawns, way, isThere }: SquareGain): string {
  const told = { piece: piece.role, square: makeSquare(square), gain: pawns, way }
  return isThere ? say('squareGain', { ...told, from: makeSquare(from) }) : say('squareAhead', told)
}

/** What a person sees of two squares: a pawn goes up the board, and all others to its middle or away from it. */
function wayBetween({ variant }: Position, { role }: Piece, from: Square, square: Square): SquareGain['way'] {
  if (role === 'pawn') return 'up'
  const away = (at: Square) =>
    Math.abs(2 * fileOf(at) - variant.files + 1) + Math.abs(2 * rankOf(at) - variant.ranks + 1)
  const steps = away(square) - away(from)
  return steps === 0 ? 'none' : steps < 0 ? 'middle' : 'away'
}

/** From where to where the pieces go that move along a line and stand at its end, in the order in which they set out. */
function journeys(start: Position, line: readonly Move[]): { from: Square; square: Square }[] {
  const found: { from: Square; square: Square; isGone: boolean }[] = []
  let position = start
  for (const [ply, move] of line.entries()) {
    if (ply % 2 === 1 && capturedPiece(position, move))
      for (const each of found) if (each.square === moveTo(move)) each.isGone = true
    position = position.play(move)
    if (ply % 2 === 1 || isCastling(move)) continue
    const known = found.find(({ square, isGone }) => square === moveFrom(move) && !isGone)
    if (known) known.square = moveTo(move)
    else found.push({ from: moveFrom(move), square: moveTo(move), isGone: false })
  }
  return found.filter(
    ({ from, square, isGone }) => !isGone && position.pieceAt(square) === start.pieceAt(from),
  )
}
