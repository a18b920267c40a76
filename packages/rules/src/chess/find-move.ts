import { type Move, moveFrom, movePromotion, moveTo } from '../move.ts'
import { readMove } from '../pgn/read-move.ts'
import { makeRole } from '../piece.ts'
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
    const read = readMove(state.position, text)
    return read.ok ? read.value : undefined
  }
  const wanted = bare(text)
  const move = state.moves().find((move) => bare(state.san(move)) === wanted)
  const squares = /^[PNBRQK]?([a-h][1-8])[-x]?([a-h][1-8])([qrbn]?)$/i.exec(wanted)
  if (move !== undefined || strict || !squares) return move
  return findBySquares(state, { from: squares[1]!, to: squares[2]!, promotion: squares[3]!.toLowerCase() })
}
