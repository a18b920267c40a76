import { BLACK_PAWN_STEPS, isAttacked, steps, WHITE_PAWN_STEPS } from './attacks.ts'
import { countSquares, hasSquare, hiBit, loBit, lowestBit, lowestSquare, squaresOf } from './bits.ts'
import {
  type Board,
  boardOf,
  countPieces,
  HI,
  KING,
  type Masks,
  PAWN,
  type PlacedPiece,
  pieceAt,
  piecesOn,
  sideOf,
  WHITE,
} from './board.ts'
import { checkPosition } from './check-position.ts'
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
import { SquareSet } from './square-set.ts'
import type { Variant } from './variants/variant.ts'

/**
 * A legal setup, never changed: `play` gives the next one. Made by `createPosition` from a Setup. What is marked as internal
 * is left out of the published types, and the class is published as a type only, so that nobody can make one unchecked.
 */
export class Position implements Setup {
  readonly variant: Variant
  /** @internal */
  readonly masks: Masks
  readonly turn: Color
  /**
   * Rooks that may still castle, in halves: White's are all in the lower one, Black's in the upper.
   * @internal
   */
  readonly castlingLo: number
  /** @internal */
  readonly castlingHi: number
  /**
   * The square a pawn has just jumped if an enemy pawn stands ready to take it there, or -1.
   * @internal
   */
  readonly epSquare: number
  readonly halfmoves: number
  readonly fullmoves: number

  /** @internal */
  constructor(
    variant: Variant,
    masks: Masks,
    turn: Color,
    castlingLo: number,
    castlingHi: number,
    epSquare: number,
    halfmoves: number,
    fullmoves: number,
  ) {
    this.variant = variant
    this.masks = masks
    this.turn = turn
    this.castlingLo = castlingLo
    this.castlingHi = castlingHi
    this.epSquare = epSquare
    this.halfmoves = halfmoves
    this.fullmoves = fullmoves
  }

  /**
   * Not the class, which would make positions that nobody has checked.
   * @internal
   */
  // biome-ignore lint/complexity/useLiteralKeys: a getter may not have that name without brackets.
  get ['constructor'](): ObjectConstructor {
    return Object
  }

  get board(): Board {
    return boardOf(this.masks)
  }

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
    return pieceAt(this.masks, square)
  }

  pieces(): PlacedPiece[] {
    return piecesOn(this.board)
  }

  /** The squares of all pieces, of a colour's, or of a colour's with this role. */
  squares(color?: Color, role?: Role): SquareSet {
    if (color === undefined) return this.squares('white').union(this.squares('black'))
    const side = WHITE + sideOf(color)
    const lo = this.masks[side]!
    const hi = this.masks[side + HI]!
    if (role === undefined) return SquareSet.halves(lo, hi)
    const index = roles.indexOf(role)
    return SquareSet.halves(lo & this.masks[index]!, hi & this.masks[index + HI]!)
  }

  /** How many pieces a colour has, or how many with this role. */
  count(color: Color, role?: Role): number {
    return countPieces(this.masks, color, role)
  }

  isOccupied(square: Square): boolean {
    return hasSquare(
      this.masks[WHITE]! | this.masks[WHITE + 1]!,
      this.masks[WHITE + HI]! | this.masks[WHITE + 1 + HI]!,
      square,
    )
  }

  kingOf(color: Color): Square | undefined {
    const side = WHITE + sideOf(color)
    const lo = this.masks[KING]! & this.masks[side]!
    const hi = this.masks[KING + HI]! & this.masks[side + HI]!
    return (lo | hi) === 0 ? undefined : lowestSquare(lo, hi)
  }

  isAttacked(square: Square, by: Color): boolean {
    const side = sideOf(by)
    const attackersLo = this.masks[WHITE + side]!
    const attackersHi = this.masks[WHITE + side + HI]!
    const occupiedLo = attackersLo | this.masks[WHITE + 1 - side]!
    const occupiedHi = attackersHi | this.masks[WHITE + 1 - side + HI]!
    return isAttacked(this.masks, square, side, attackersLo, attackersHi, occupiedLo, occupiedHi)
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
      const isPromotion =
        goals[entry + ROLE] === PAWN && goals[entry + FROM]! >> 3 === lastRank - this.forward()
      count += isPromotion ? squares * promotions : squares
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

  /**
   * The move of a piece to one of its goals, unless the promotion is wrong or missing there.
   * @internal
   */
  encode(role: number, from: Square, to: Square, promotion: Role | undefined): Move | undefined {
    const isPromotion = role === PAWN && to >> 3 === this.lastRank()
    if (!isPromotion) return promotion === undefined ? this.encodePlain(role, from, to) : undefined
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
    const masks = this.masks.slice()
    let { castlingLo, castlingHi } = this
    let halfmoves = this.halfmoves + 1
    let epSquare = -1

    if (isCastling(move)) {
      toggle(masks, from, KING, own)
      toggle(masks, to, 3, own)
      toggle(masks, castledKing(from, to), KING, own)
      toggle(masks, castledRook(from, to), 3, own)
    } else {
      const half = to < 32 ? 0 : HI
      const bit = 1 << (to & 31)
      if ((masks[half + enemy]! & bit) !== 0) {
        let taken = 0
        while ((masks[half + taken]! & bit) === 0) taken++
        masks[half + taken]! ^= bit
        masks[half + enemy]! ^= bit
        halfmoves = 0
      }
      toggle(masks, from, role, own)
      toggle(masks, to, promotionIndex(move) || role, own)
      if (role === PAWN) {
        halfmoves = 0
        const step = to - from
        if (isEnPassant(move)) toggle(masks, to - this.forward() * 8, PAWN, enemy)
        else if (step === 16 || step === -16) {
          const jumped = (from + to) >> 1
          const takers = 2 * jumped + (side === 0 ? WHITE_PAWN_STEPS : BLACK_PAWN_STEPS)
          const lo = steps[takers]! & masks[PAWN]! & masks[enemy]!
          const hi = steps[takers + 1]! & masks[PAWN + HI]! & masks[enemy + HI]!
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
      masks,
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
    return hasSquare(this.masks[side]!, this.masks[side + HI]!, square)
  }
}

function toggle(masks: number[], square: Square, role: number, side: number): void {
  const half = square < 32 ? 0 : HI
  const bit = 1 << (square & 31)
  masks[half + role]! ^= bit
  masks[half + side]! ^= bit
}

export function capturedPiece(position: Position, move: Move): Piece | undefined {
  checkPosition('capturedPiece', position)
  if (isCastling(move)) return undefined
  const to = moveTo(move)
  return position.pieceAt(isEnPassant(move) ? (moveFrom(move) & 56) | (to & 7) : to)
}

export const isCapture = (position: Position, move: Move): boolean =>
  capturedPiece(position, move) !== undefined

/** In the sense of FIDE's repetition: pieces, turn, castling rights, and en passant where it is legal. */
export function samePosition(a: Position, b: Position): boolean {
  checkPosition('samePosition', a)
  checkPosition('samePosition', b)
  if (a.turn !== b.turn || a.castlingLo !== b.castlingLo || a.castlingHi !== b.castlingHi) return false
  for (let index = 0; index < a.masks.length; index++) if (a.masks[index] !== b.masks[index]) return false
  return a.epSquare === b.epSquare ? true : a.enPassant === b.enPassant
}
