import { readCoordinates } from '../coordinates.ts'
import { type Move, moveFrom, movePromotion, moveRole, moveTo, storedTo } from '../move.ts'
import { makeRole } from '../piece.ts'
import { parseMove } from '../san.ts'
import { makeSquare } from '../square.ts'
import { takesRook } from '../uci.ts'
import type { BoardState } from './board-state.ts'

export interface MoveSquares {
  readonly from: string
  readonly to: string
  readonly promotion?: string | undefined
}

/**
 * A move is found by its squares; `promotion` counts only where a pawn is promoted. Castling in Chess960 is found by the
 * rook's square, and by the king's goal where the king has no other move to it.
 */
export function findBySquares(state: BoardState, { from, to, promotion }: MoveSquares): Move | undefined {
  const fits = state.moves().filter((move) => {
    const role = movePromotion(move)
    return makeSquare(moveFrom(move)) === from && (role === undefined || makeRole(role) === promotion)
  })
  return (
    fits.find((move) => takesRook(state.position, move) && makeSquare(storedTo(move)) === to) ??
    fits.find((move) => !takesRook(state.position, move) && makeSquare(moveTo(move)) === to) ??
    fits.find((move) => makeSquare(moveTo(move)) === to)
  )
}

/** What does not tell one move from another. */
const bare = (san: string): string => san.replace('=', '').replace(/[+#]?[?!]{0,4}$/, '')

/** Strict is SAN with exactly the letters it needs; otherwise people's and machines' ways to write are understood. */
export function findByText(state: BoardState, text: string, strict: boolean): Move | undefined {
  if (!strict && state.isSound) {
    const read = parseMove(state.position, text)
    return read.ok ? read.value : undefined
  }
  const wanted = bare(text)
  const move = state.moves().find((move) => bare(state.san(move)) === wanted)
  if (move !== undefined || strict) return move
  const [, letter, squares] = /^([PNBRQK]?)([a-h][1-8].*)$/i.exec(wanted) ?? []
  const coordinates = readCoordinates(squares ?? '')
  const found = coordinates && findBySquares(state, coordinates)
  if (found === undefined || !letter) return found
  return makeRole(moveRole(found)) === letter.toLowerCase() ? found : undefined
}
