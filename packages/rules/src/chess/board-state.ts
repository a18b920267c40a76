import { hiBit, loBit } from '../bits.ts'
import { createBoard, masksOf, pieceAt, piecesOn } from '../board.ts'
import { createPosition } from '../create-position.ts'
import { makeFen } from '../fen.ts'
import { isEnPassant, type Move } from '../move.ts'
import { opposite, type Piece } from '../piece.ts'
import { Position } from '../position.ts'
import { makeSan } from '../san.ts'
import type { Setup } from '../setup.ts'
import { rankOf, type Square } from '../square.ts'
import type { Variant } from '../variants/variant.ts'
import { isKingAttacked, looseMoves } from './loose-moves.ts'
import { looseSan } from './loose-san.ts'
import { inKnownOrder } from './move-order.ts'

/** A board as `Chess` holds it: nearly always a position, but anything a user may put together. Never changed. */
export class BoardState {
  private list: readonly Move[] | undefined
  private text: string | undefined

  private constructor(
    readonly position: Position,
    /** Whether it is a legal position, on which the fast generator can be trusted. */
    readonly isSound: boolean,
    /** As it was set, whether or not a pawn can capture there. */
    private readonly givenEnPassant: Square | undefined,
  ) {}

  static from(setup: Setup): BoardState {
    const { variant, board, turn, enPassant, halfmoves, fullmoves } = setup
    const sound = createPosition(setup, { tidy: true })
    if (sound.ok) return new BoardState(sound.value, true, enPassant)
    const rooks = setup.castling.filter((rook) => mayCastle(setup, rook))
    const lo = rooks.reduce((bits, rook) => bits | loBit(rook), 0)
    const hi = rooks.reduce((bits, rook) => bits | hiBit(rook), 0)
    return new BoardState(
      new Position(variant, masksOf(board), turn, lo, hi, -1, halfmoves, fullmoves),
      false,
      enPassant,
    )
  }

  static empty(variant: Variant): BoardState {
    return BoardState.from({
      variant,
      board: createBoard([]),
      turn: 'white',
      castling: [],
      enPassant: undefined,
      halfmoves: 0,
      fullmoves: 1,
    })
  }

  get fen(): string {
    this.text ??= makeFen(
      this.isSound ? this.position : { ...this.setup(), enPassant: this.looseEnPassant() },
    )
    return this.text
  }

  /** The FEN with the en passant square even where no pawn can capture there. */
  get fenWithEnPassant(): string {
    return makeFen(this.setup())
  }

  setup(): Setup {
    const { variant, board, turn, castling, epSquare, halfmoves, fullmoves } = this.position
    const enPassant = epSquare < 0 ? this.givenEnPassant : epSquare
    return { variant, board, turn, castling, enPassant, halfmoves, fullmoves }
  }

  moves(): readonly Move[] {
    this.list ??= inKnownOrder(this.isSound ? this.position.legalMoves() : looseMoves(this.position))
    return this.list
  }

  hasMoves(): boolean {
    return this.isSound ? this.position.hasLegalMove() : this.moves().length > 0
  }

  isCheck(): boolean {
    return isKingAttacked(this.position, this.position.turn)
  }

  san(move: Move): string {
    if (this.isSound) return makeSan(this.position, move)
    const next = this.play(move)
    const mark = !next.isCheck() ? '' : next.hasMoves() ? '+' : '#'
    return looseSan(this.position, move, this.moves()) + mark
  }

  play(move: Move): BoardState {
    const next = this.position.play(move)
    return new BoardState(next, this.isSound || createPosition(next).ok, undefined)
  }

  /** The same board with the other side to move. */
  pass(): BoardState {
    const { turn, halfmoves, fullmoves } = this.position
    return BoardState.from({
      ...this.setup(),
      turn: opposite(turn),
      enPassant: undefined,
      halfmoves: halfmoves + 1,
      fullmoves: fullmoves + (turn === 'black' ? 1 : 0),
    })
  }

  /** With a piece put on a square, or the square emptied. Nothing can be said about en passant after that. */
  with(square: Square, piece: Piece | undefined): BoardState {
    const others = piecesOn(this.position.board).filter((placed) => placed.square !== square)
    const board = createBoard(piece ? [...others, { square, piece }] : others)
    return BoardState.from({ ...this.setup(), board, enPassant: undefined })
  }

  /** Rights that king and rook do not allow are left out. */
  withCastling(castling: readonly Square[]): BoardState {
    return BoardState.from({ ...this.setup(), castling })
  }

  private looseEnPassant(): Square | undefined {
    return this.moves().some(isEnPassant) ? this.position.epSquare : undefined
  }
}

function mayCastle({ variant, board }: Setup, rook: Square): boolean {
  const color = rankOf(rook) === 0 ? 'white' : 'black'
  const stands = (square: Square, role: string) => {
    const piece = pieceAt(masksOf(board), square)
    return piece?.role === role && piece.color === color
  }
  const kings = variant.castling === 'chess960' ? [1, 2, 3, 4, 5, 6] : [4]
  return stands(rook, 'rook') && kings.some((file) => stands((rook & 56) | file, 'king'))
}
