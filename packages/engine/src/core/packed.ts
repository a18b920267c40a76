import {
  type GameView,
  isCastling,
  isEnPassant,
  type Move,
  moveFrom,
  movePromotion,
  moveRole,
  moveTo,
  type Position,
  type Role,
  roles,
  type Square,
} from '@rookery/rules'
import type { PackedLine } from './line.ts'

const EMPTY = 12
const NO_SQUARE = 64
/** The core counts half-moves in sixteen bits, and the moves to come need room. No rule asks for more. */
const MAX_COUNT = 20_000
const CASTLING = 1
const EN_PASSANT = 2
const DOUBLE_STEP = 3
const PROMOTION = 4

export function packPosition(position: Position): PackedLine {
  const board = new Array<number>(64).fill(EMPTY)
  for (const { square, piece } of position.pieces())
    board[square] = roles.indexOf(piece.role) * 2 + (piece.color === 'white' ? 0 : 1)
  const rooks: [number, number, number, number] = [NO_SQUARE, NO_SQUARE, NO_SQUARE, NO_SQUARE]
  for (const rook of position.castling) {
    const isBlack = rook >= 32
    const king = position.kingOf(isBlack ? 'black' : 'white')!
    rooks[(isBlack ? 2 : 0) + (rook > king ? 0 : 1)] = rook
  }
  return {
    isMinichess: position.variant.id === 'minichess',
    board,
    turn: position.turn === 'white' ? 0 : 1,
    rooks,
    enPassant: position.enPassant ?? NO_SQUARE,
    halfmoves: Math.min(position.halfmoves, MAX_COUNT),
    ply: Math.min(position.ply, MAX_COUNT),
    moves: [],
  }
}

export function packLine(game: Pick<GameView, 'start' | 'moves'>): PackedLine {
  return { ...packPosition(game.start), moves: game.moves.map(packMove) }
}

/** The core's code of a move: from, to (castling: the rook), kind. */
export function packMove(move: Move): number {
  const from = moveFrom(move)
  if (isCastling(move)) return from | (((move >> 6) & 63) << 6) | (CASTLING << 12)
  return from | (moveTo(move) << 6) | (kindOf(move) << 12)
}

function kindOf(move: Move): number {
  if (isEnPassant(move)) return EN_PASSANT
  const promotion = movePromotion(move)
  if (promotion) return PROMOTION + roles.indexOf(promotion) - roles.indexOf('knight')
  return moveRole(move) === 'pawn' && Math.abs(moveFrom(move) - moveTo(move)) === 16 ? DOUBLE_STEP : 0
}

const promotionOf = (code: number): Role | undefined =>
  code >> 12 >= PROMOTION ? roles[roles.indexOf('knight') + ((code >> 12) & 3)] : undefined

/** The legal move that a code stands for, if it stands for one here. */
export function unpackMove(position: Position, code: number): Move | undefined {
  const from: Square = code & 63
  return position.findMove(from, (code >> 6) & 63, promotionOf(code))
}

/** The moves of a line of codes, as far as they can be played. */
export function unpackMoves(position: Position, codes: readonly number[]): Move[] {
  const moves: Move[] = []
  let current = position
  for (const code of codes) {
    const move = unpackMove(current, code)
    if (move === undefined) break
    moves.push(move)
    current = current.play(move)
  }
  return moves
}
