import { BLACK_PAWN_STEPS, isAttacked, steps, WHITE_PAWN_STEPS } from './attacks.ts'
import { countSquares, hasSquare, hiBit, loBit, lowestBit, lowestSquare, squaresOf } from './bits.ts'
import { type Board, HI, KING, PAWN, pieceAt, piecesOn, sideOf, WHITE } from './board.ts'
import { collectGoals, FROM, GOALS_HI, GOALS_LO, goals, NEXT, ROLE } from './goals.ts'
import {
  castledKing,
  castledRook,
  encodeCastling,
  encodeEnPassant,
  encodeMove,
  isCastling,
  isEnPassant,
  type Move,
  moveFrom,
  moverIndex,
  moveTo,
  promotionIndex,
  storedTo,
} from './move.ts'
import { type Color, opposite, type Piece, type Role, roles } from './piece.ts'
import type { Setup } from './setup.ts'
import type { Square } from './square.ts'
import type { Variant } from './variants/variant.ts'

/** A legal setup, never changed: `play` gives the next one. Made by `createPosition` from a Setup. */
export class Position implements Setup {
  constructor(
    readonly variant: Variant,
    readonly board: Board,
    readonly turn: Color,
    /** Rooks that may still castle, in halves: White's are all in the lower one, Black's in the upper. */
    readonly castlingLo: number,
    readonly castlingHi: number,
    /** The square a pawn has just jumped if an enemy pawn stands ready to take it there, or -1. */
    readonly epSquare: number,
    readonly halfmoves: number,
    readonly fullmoves: number,
  ) {}

  /** Rooks that may still castle. */
  get castling(): readonly Square[] {
    return squaresOf(this.castlingLo, this.castlingHi)
  }

  /** The en passant square, only where the capture is legal, so that equal positions are written alike. */
  get enPassant(): Square | undefined {
    if (this.epSquare < 0) return undefined
    const end = collectGoals(this)
    for (let entry = 0; entry < end; entry += NEXT)
      if (
        goals[entry + ROLE] === PAWN &&
        hasSquare(goals[entry + GOALS_LO]!, goals[entry + GOALS_HI]!, this.epSquare)
      )
        return this.epSquare
    return undefined
  }

  /** Half-moves since the first move, by the FEN's move number. */
  get ply(): number {
    return (this.fullmoves - 1) * 2 + sideOf(this.turn)
  }

  pieceAt(square: Square): Piece | undefined {
    return pieceAt(this.board, square)
  }

  pieces(): { square: Square; piece: Piece }[] {
    return piecesOn(this.board)
  }

  kingOf(color: Color): Square | undefined {
    const side = WHITE + sideOf(color)
    const lo = this.board[KING]! & this.board[side]!
    const hi = this.board[KING + HI]! & this.board[side + HI]!
    return (lo | hi) === 0 ? undefined : lowestSquare(lo, hi)
  }

  isAttacked(square: Square, by: Color): boolean {
    const side = sideOf(by)
    const attackersLo = this.board[WHITE + side]!
    const attackersHi = this.board[WHITE + side + HI]!
    const occupiedLo = attackersLo | this.board[WHITE + 1 - side]!
    const occupiedHi = attackersHi | this.board[WHITE + 1 - side + HI]!
    return isAttacked(this.board, square, side, attackersLo, attackersHi, occupiedLo, occupiedHi)
  }

  /** Never in a variant whose king may be taken. */
  isCheck(): boolean {
    if (this.variant.king === 'captured') return false
    return this.isAttacked(this.kingOf(this.turn)!, opposite(this.turn))
  }

  legalMoves(): Move[] {
    const moves: Move[] = []
    const end = collectGoals(this)
    for (let entry = 0; entry < end; entry += NEXT) {
      const role = goals[entry + ROLE]!
      const from = goals[entry + FROM]!
      for (let rest = goals[entry + GOALS_LO]!; rest !== 0; rest &= rest - 1)
        this.addMoves(moves, role, from, lowestBit(rest))
      for (let rest = goals[entry + GOALS_HI]!; rest !== 0; rest &= rest - 1)
        this.addMoves(moves, role, from, 32 + lowestBit(rest))
    }
    return moves
  }

  countLegalMoves(): number {
    const promotions = this.variant.pawns.promotions.length
    const lastRank = this.lastRank()
    let count = 0
    const end = collectGoals(this)
    for (let entry = 0; entry < end; entry += NEXT) {
      const squares = countSquares(goals[entry + GOALS_LO]!, goals[entry + GOALS_HI]!)
      const crowns = goals[entry + ROLE] === PAWN && goals[entry + FROM]! >> 3 === lastRank - this.forward()
      count += crowns ? squares * promotions : squares
    }
    return count
  }

  hasLegalMove(): boolean {
    return collectGoals(this) > 0
  }

  /** The legal move between two squares. Castling is found by the king's goal and by the rook it takes. */
  findMove(from: Square, to: Square, promotion?: Role): Move | undefined {
    const end = collectGoals(this)
    for (let entry = 0; entry < end; entry += NEXT) {
      if (goals[entry + FROM] !== from) continue
      const role = goals[entry + ROLE]!
      if (hasSquare(goals[entry + GOALS_LO]!, goals[entry + GOALS_HI]!, to))
        return this.encode(role, from, to, promotion)
      if (role !== KING || promotion !== undefined) return undefined
      const rook = this.castling.find(
        (square) =>
          hasSquare(goals[entry + GOALS_LO]!, goals[entry + GOALS_HI]!, square) &&
          castledKing(from, square) === to,
      )
      return rook === undefined ? undefined : encodeCastling(from, rook)
    }
    return undefined
  }

  /** The move of a piece to one of its goals, unless the promotion is wrong or missing there. */
  encode(role: number, from: Square, to: Square, promotion: Role | undefined): Move | undefined {
    const isCrowning = role === PAWN && to >> 3 === this.lastRank()
    if (!isCrowning) return promotion === undefined ? this.encodePlain(role, from, to) : undefined
    if (promotion === undefined || !this.variant.pawns.promotions.includes(promotion)) return undefined
    return encodeMove(PAWN, from, to, roles.indexOf(promotion))
  }

  /** The position after a move, which is trusted to be legal here. */
  play(move: Move): Position {
    const side = sideOf(this.turn)
    const own = WHITE + side
    const enemy = WHITE + 1 - side
    const from = moveFrom(move)
    const to = storedTo(move)
    const role = moverIndex(move)
    const board = this.board.slice()
    let { castlingLo, castlingHi } = this
    let halfmoves = this.halfmoves + 1
    let epSquare = -1

    if (isCastling(move)) {
      toggle(board, from, KING, own)
      toggle(board, to, 3, own)
      toggle(board, castledKing(from, to), KING, own)
      toggle(board, castledRook(from, to), 3, own)
    } else {
      const half = to < 32 ? 0 : HI
      const bit = 1 << (to & 31)
      if ((board[half + enemy]! & bit) !== 0) {
        let taken = 0
        while ((board[half + taken]! & bit) === 0) taken++
        board[half + taken]! ^= bit
        board[half + enemy]! ^= bit
        halfmoves = 0
      }
      toggle(board, from, role, own)
      toggle(board, to, promotionIndex(move) || role, own)
      if (role === PAWN) {
        halfmoves = 0
        const step = to - from
        if (isEnPassant(move)) toggle(board, to - this.forward() * 8, PAWN, enemy)
        else if (step === 16 || step === -16) {
          const jumped = (from + to) >> 1
          const takers = 2 * jumped + (side === 0 ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS)
          const lo = steps[takers]! & board[PAWN]! & board[enemy]!
          const hi = steps[takers + 1]! & board[PAWN + HI]! & board[enemy + HI]!
          if ((lo | hi) !== 0) epSquare = jumped
        }
      }
    }

    if ((castlingLo | castlingHi) !== 0) {
      const touchedLo = loBit(from) | loBit(to)
      const touchedHi = hiBit(from) | hiBit(to)
      castlingLo = role === KING && side === 0 ? 0 : castlingLo & ~touchedLo
      castlingHi = role === KING && side === 1 ? 0 : castlingHi & ~touchedHi
    }
    return new Position(
      this.variant,
      board,
      side === 0 ? 'black' : 'white',
      castlingLo,
      castlingHi,
      epSquare,
      halfmoves,
      this.fullmoves + side,
    )
  }

  private forward(): number {
    return this.turn === 'white' ? 1 : -1
  }

  private lastRank(): number {
    return this.turn === 'white' ? this.variant.ranks - 1 : 0
  }

  private addMoves(moves: Move[], role: number, from: Square, to: Square): void {
    if (role === PAWN && to >> 3 === this.lastRank())
      for (const promotion of this.variant.pawns.promotions)
        moves.push(encodeMove(PAWN, from, to, roles.indexOf(promotion)))
    else moves.push(this.encodePlain(role, from, to))
  }

  private encodePlain(role: number, from: Square, to: Square): Move {
    if (role === PAWN && to === this.epSquare && (from & 7) !== (to & 7)) return encodeEnPassant(from, to)
    if (role === KING && hasSquare(this.castlingLo, this.castlingHi, to) && this.isOwn(to))
      return encodeCastling(from, to)
    return encodeMove(role, from, to)
  }

  private isOwn(square: Square): boolean {
    const side = WHITE + sideOf(this.turn)
    return hasSquare(this.board[side]!, this.board[side + HI]!, square)
  }
}

function toggle(board: number[], square: Square, role: number, side: number): void {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  board[half + role]! ^= bit
  board[half + side]! ^= bit
}

export function capturedPiece(position: Position, move: Move): Piece | undefined {
  if (isCastling(move)) return undefined
  const to = moveTo(move)
  return position.pieceAt(isEnPassant(move) ? (moveFrom(move) & 56) | (to & 7) : to)
}

export const isCapture = (position: Position, move: Move): boolean =>
  capturedPiece(position, move) !== undefined

/** In the sense of FIDE's repetition: pieces, turn, castling rights, and en passant where it is legal. */
export function samePosition(a: Position, b: Position): boolean {
  if (a.turn !== b.turn || a.castlingLo !== b.castlingLo || a.castlingHi !== b.castlingHi) return false
  for (let index = 0; index < a.board.length; index++) if (a.board[index] !== b.board[index]) return false
  return a.epSquare === b.epSquare ? true : a.enPassant === b.enPassant
}
