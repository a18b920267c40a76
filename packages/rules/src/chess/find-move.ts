import { readCoordinates } from '../coordinates.ts'
import { type Move, moveFrom, movePromotion, moveRole, moveTo } from '../move.ts'
import { makeRole } from '../piece.ts'
import { parseMove } from '../san.ts'
import { makeSquare } from '../square.ts'
import type { BoardState } from './board-state.ts'

export interface MoveSquares {
  readonly from: string
  readonly to: string
  readonly promotion?: string | undefined
}

/** A move is found by its squares; `promotion` counts only where a pawn is crowned. */
export const findBySquares = (state: BoardState, { from, to, promotion }: MoveSquares): Move | undefined =>
  state.moves().find((move) => {
    const role = movePromotion(move)
    return (
      makeSquare(moveFrom(move)) === from &&
      makeSquare(moveTo(move)) === to &&
      (role === undefined || makeRole(role) === promotion)
    )
  })

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
