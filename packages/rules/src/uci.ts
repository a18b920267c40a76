import { checkPosition } from './check-position.ts'
import { isCastling, type Move, moveFrom, movePromotion, moveTo, storedTo } from './move.ts'
import { makeRole, parseRole } from './piece.ts'
import type { Position } from './position.ts'
import { describeValue, err, type Fault, ok, type Result } from './result.ts'
import { makeSquare, parseSquare } from './square.ts'

export type MoveFault = Fault<
  'move-syntax' | 'move-illegal' | 'move-ambiguous' | 'promotion-missing' | 'promotion-impossible'
>

/** Whether a move is written as the king that takes its own rook. */
export const takesRook = (position: Position, move: Move): boolean =>
  isCastling(move) && position.variant.castling === 'chess960'

/** The move in UCI's letters: castling is e1g1, and in Chess960 the king taking its rook. */
export function makeUci(move: Move, position: Position): string {
  const promotion = movePromotion(move)
  return (
    makeSquare(moveFrom(move)) +
    makeSquare(takesRook(position, move) ? storedTo(move) : moveTo(move)) +
    (promotion ? makeRole(promotion) : '')
  )
}

/** Reads a move in UCI's letters; both ways of writing castling are understood. */
export function parseUci(position: Position, text: string): Result<Move, MoveFault> {
  checkPosition('parseUci', position)
  if (typeof text !== 'string') return err(notText(text))
  const from = parseSquare(text.slice(0, 2))
  const to = parseSquare(text.slice(2, 4))
  const promotion = text.length === 5 ? parseRole(text[4]!) : undefined
  const isComplete = text.length === 4 || (text.length === 5 && promotion !== undefined)
  if (from === undefined || to === undefined || !isComplete)
    return err(moveFault('move-syntax', `"${shorten(text)}" is no move like e2e4 or e7e8q`))
  const move = position.findMove(from, to, promotion)
  if (move !== undefined) return ok(move)
  if (
    promotion === undefined &&
    position.variant.pawns.promotions.some((role) => position.findMove(from, to, role))
  )
    return err(moveFault('promotion-missing', `${text} promotes a pawn: add the new piece, as in ${text}q`))
  return err(moveFault('move-illegal', `${text} is not legal here`))
}

export const moveFault = (code: MoveFault['code'], message: string): MoveFault => ({ code, message })

export const notText = (text: unknown): MoveFault =>
  moveFault('move-syntax', `a move is a text such as Nf3 or g1f3, not ${describeValue(text)}`)

/** Input quoted in a message stays readable, however long it was. */
export const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)
