import { moveFrom, moveRole, type Move as RulesMove } from '../move.ts'
import { hasMatingMaterial } from '../outcome.ts'
import { variantByTag } from '../pgn/start-tags.ts'
import { samePosition } from '../position.ts'
import { refuse } from '../refuse.ts'
import { fileOf, rankOf } from '../square.ts'
import { chess960 } from '../variants/chess960.ts'
import { standard } from '../variants/standard.ts'
import type { Variant } from '../variants/variant.ts'
import { zobristKey } from '../zobrist.ts'
import { BoardState } from './board-state.ts'
import { attackersOf, boardRows, drawBoard, pieceOn, squaresOfPiece } from './board-views.ts'
import { type CastlingRights, castlingRooks, rooksFor } from './castling-rights.ts'
import { findBySquares, findByText, type MoveSquares } from './find-move.ts'
import { Headers } from './headers.ts'
import { MainlineReader } from './mainline-reader.ts'
import { Move, NULL_SAN } from './move.ts'
import {
  type Color,
  DEFAULT_POSITION,
  findColor,
  findRole,
  findSquare,
  nameColor,
  nameRole,
  nameSquare,
  type Piece,
  type PieceSymbol,
  type Square,
} from './names.ts'
import { completeFen, readFen } from './read-fen.ts'
import { writePgn } from './write-pgn.ts'

const variants = { standard, chess960 }

interface Step {
  readonly before: BoardState
  /** Undefined for a null move. */
  readonly move: RulesMove | undefined
}

interface MovesOptions {
  readonly verbose?: boolean | undefined
  readonly square?: Square | undefined
  readonly piece?: PieceSymbol | undefined
}

interface ChessOptions {
  readonly skipValidation?: boolean
  readonly chess960?: boolean
}

interface CommentedFen {
  fen: string
  comment: string
}

/**
 * A game that changes as it is played, with the names and shapes of chess.js. Like chess.js it throws an Error at an
 * illegal move, a bad FEN or an unreadable PGN; everything else in this library returns a Result.
 */
export class Chess {
  private variant: Variant
  private state: BoardState
  private steps: Step[] = []
  private headers = new Headers()
  /** By FEN. */
  private comments = new Map<string, string>()

  /** With `chess960` the game is one of Chess960, where a castling king takes its own rook. */
  constructor(fen: string = DEFAULT_POSITION, options: ChessOptions = {}) {
    if (typeof options !== 'object' || options === null) refuse('Chess', 'an object of options', options)
    const { skipValidation = false, chess960 = false } = options
    this.variant = chess960 ? variants.chess960 : variants.standard
    this.state = BoardState.empty(this.variant)
    this.load(fen, { skipValidation })
  }

  clear({ preserveHeaders = false } = {}): void {
    this.state = BoardState.empty(this.variant)
    this.steps = []
    this.comments = new Map()
    if (!preserveHeaders) this.headers = new Headers()
    if (this.isChess960()) this.headers.set('Variant', 'Chess960')
    this.headers.setStart(null)
  }

  load(fen: string, { skipValidation = false, preserveHeaders = false } = {}): void {
    const complete = completeFen(fen)
    const state = readFen(complete, this.variant, skipValidation)
    this.clear({ preserveHeaders })
    this.state = state
    this.headers.setStart(complete === DEFAULT_POSITION ? null : complete)
  }

  reset(): void {
    this.load(DEFAULT_POSITION)
  }

  fen({ forceEnpassantSquare = false } = {}): string {
    return forceEnpassantSquare ? this.state.fenWithEnPassant : this.state.fen
  }

  /** The same for the same position; the numbers are not those of chess.js. */
  hash(): string {
    return zobristKey(this.state.position).toString(16)
  }

  isChess960(): boolean {
    return this.variant === variants.chess960
  }

  turn(): Color {
    return nameColor(this.state.position.turn)
  }

  /** Gives the turn to the other side by a null move. */
  setTurn(color: Color): boolean {
    if (this.turn() === color) return false
    this.move(NULL_SAN)
    return true
  }

  moveNumber(): number {
    return this.state.position.fullmoves
  }

  get(square: Square): Piece | undefined {
    const at = findSquare(square)
    return at === undefined ? undefined : pieceOn(this.state.position, at)
  }

  /** False where there is no such piece or square, and for a second king. */
  put({ type, color }: Piece, square: Square): boolean {
    const role = findRole(type)
    const at = findSquare(square)
    if (!role || at === undefined) return false
    const king = this.state.position.kingOf(findColor(color))
    if (role === 'king' && king !== undefined && king !== at) return false
    this.edit(this.state.with(at, { role, color: findColor(color) }))
    return true
  }

  remove(square: Square): Piece | undefined {
    const at = findSquare(square)
    if (at === undefined) return undefined
    const piece = this.get(square)
    this.edit(this.state.with(at, undefined))
    return piece
  }

  findPiece(piece: Piece): Square[] {
    return squaresOfPiece(this.state.position, piece)
  }

  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][] {
    return boardRows(this.state.position)
  }

  ascii(): string {
    return drawBoard(this.state.position)
  }

  squareColor(square: Square): 'light' | 'dark' | null {
    const at = findSquare(square)
    if (at === undefined) return null
    return (fileOf(at) + rankOf(at)) % 2 === 0 ? 'dark' : 'light'
  }

  attackers(square: Square, attackedBy: Color = this.turn()): Square[] {
    const at = findSquare(square)
    return at === undefined ? [] : attackersOf(this.state.position, at, attackedBy)
  }

  isAttacked(square: Square, attackedBy: Color): boolean {
    const at = findSquare(square)
    return at !== undefined && this.state.position.isAttacked(at, findColor(attackedBy))
  }

  getCastlingRights(color: Color): CastlingRights {
    const { k, q } = castlingRooks(this.state.position, findColor(color))
    return { k: k !== undefined, q: q !== undefined }
  }

  /** False where king and rook do not allow what was asked for. */
  setCastlingRights(color: Color, rights: Partial<CastlingRights>): boolean {
    const wanted = { ...this.getCastlingRights(color), ...rights }
    this.state = this.state.withCastling(rooksFor(this.state.position, findColor(color), wanted))
    const given = this.getCastlingRights(color)
    return given.k === wanted.k && given.q === wanted.q
  }

  isCheck(): boolean {
    return this.state.isCheck()
  }

  inCheck(): boolean {
    return this.isCheck()
  }

  isCheckmate(): boolean {
    return this.isCheck() && !this.state.hasMoves()
  }

  isStalemate(): boolean {
    return !this.isCheck() && !this.state.hasMoves()
  }

  isInsufficientMaterial(): boolean {
    const { position } = this.state
    return (['white', 'black'] as const).every(
      (color) => position.kingOf(color) !== undefined && !hasMatingMaterial(position, color),
    )
  }

  /** In the sense of FIDE: an en passant square counts only where the capture is legal. */
  isThreefoldRepetition(): boolean {
    const { position } = this.state
    return this.steps.filter(({ before }) => samePosition(before.position, position)).length >= 2
  }

  isDrawByFiftyMoves(): boolean {
    return this.state.position.halfmoves >= 100
  }

  isDraw(): boolean {
    return (
      this.isDrawByFiftyMoves() ||
      this.isStalemate() ||
      this.isInsufficientMaterial() ||
      this.isThreefoldRepetition()
    )
  }

  isGameOver(): boolean {
    return this.isCheckmate() || this.isDraw()
  }

  moves(): string[]
  moves(options: MovesOptions & { verbose: true }): Move[]
  moves(options: MovesOptions & { verbose?: false }): string[]
  moves(options: MovesOptions): string[] | Move[]
  moves({ verbose = false, square, piece }: MovesOptions = {}): string[] | Move[] {
    const moves = this.state
      .moves()
      .filter((move) => square === undefined || nameSquare(moveFrom(move)) === square.toLowerCase())
      .filter((move) => piece === undefined || nameRole(moveRole(move)) === piece.toLowerCase())
    return verbose
      ? moves.map((move) => new Move(this.state, move))
      : moves.map((move) => this.state.san(move))
  }

  /** Takes SAN (or what people write for it), squares, or null for a null move; throws where it is not legal. */
  move(move: string | MoveSquares | null, { strict = false } = {}): Move {
    if (move === null || move === NULL_SAN) {
      if (this.isCheck()) throw new Error('Null move not allowed when in check')
      return this.playNull()
    }
    const found =
      typeof move === 'string' ? findByText(this.state, move, strict) : findBySquares(this.state, move)
    if (found === undefined)
      throw new Error(`Invalid move: ${typeof move === 'string' ? move : JSON.stringify(move)}`)
    const played = new Move(this.state, found)
    this.play(found)
    return played
  }

  undo(): Move | null {
    const step = this.steps.pop()
    if (!step) return null
    this.state = step.before
    return new Move(step.before, step.move)
  }

  history(): string[]
  history(options: { verbose: true }): Move[]
  history(options: { verbose?: false }): string[]
  history(options: { verbose?: boolean }): string[] | Move[]
  history({ verbose = false }: { verbose?: boolean } = {}): string[] | Move[] {
    return verbose
      ? this.steps.map(({ before, move }) => new Move(before, move))
      : this.steps.map(({ before, move }) => sanOf(before, move))
  }

  perft(depth: number): number {
    return countLines(this.state, depth)
  }

  pgn({ newline = '\n', maxWidth = 0 } = {}): string {
    const states = [...this.steps.map(({ before }) => before), this.state]
    return writePgn({
      headers: this.headers.present(),
      startComment: this.comments.get(states[0]!.fen),
      plies: this.steps.map(({ before, move }, index) => ({
        san: sanOf(before, move),
        color: nameColor(before.position.turn),
        moveNumber: before.position.fullmoves,
        comment: this.comments.get(states[index + 1]!.fen),
      })),
      newline,
      maxWidth,
    })
  }

  loadPgn(pgn: string, { strict = false, newlineChar = '\r?\n' } = {}): void {
    const text = newlineChar === '\r?\n' ? pgn : pgn.replace(new RegExp(newlineChar, 'g'), '\n')
    const { tags, plies, result } = MainlineReader.read(text)
    this.variant = isChess960Tag(tags) ? variants.chess960 : variants.standard
    this.reset()
    for (const [name, value] of tags) this.headers.set(name, value)
    const fen = strict ? strictFen(tags) : [...tags].find(([name]) => name.toLowerCase() === 'fen')?.[1]
    if (fen) this.load(fen, { preserveHeaders: true })
    for (const { san, comment } of plies) {
      if (san !== '') {
        const move = findByText(this.state, san, strict)
        if (move === undefined) throw new Error(`Invalid move in PGN: ${san}`)
        this.play(move)
      }
      if (comment !== undefined) this.comments.set(this.state.fen, comment)
    }
    if (result) this.headers.set('Result', result)
  }

  /** Sets tags given as name, value, name, value; returns all, with null for those that are not set. */
  header(...namesAndValues: string[]): Record<string, string | null> {
    for (let index = 0; index + 1 < namesAndValues.length; index += 2)
      this.headers.set(namesAndValues[index]!, namesAndValues[index + 1])
    return this.headers.withPlaceholders()
  }

  setHeader(name: string, value: string): Record<string, string> {
    this.headers.set(name, value)
    return this.getHeaders()
  }

  removeHeader(name: string): boolean {
    if (!this.headers.has(name)) return false
    this.headers.set(name, undefined)
    return true
  }

  getHeaders(): Record<string, string> {
    return this.headers.present()
  }

  getComment(): string | undefined {
    return this.comments.get(this.state.fen)
  }

  setComment(comment: string): void {
    this.comments.set(this.state.fen, comment.replaceAll('{', '[').replaceAll('}', ']'))
  }

  removeComment(): string | undefined {
    const comment = this.getComment()
    this.comments.delete(this.state.fen)
    return comment
  }

  /** The comments of the game as it stands, in its order; those of moves taken back are gone. */
  getComments(): CommentedFen[] {
    const fens = [...this.steps.map(({ before }) => before.fen), this.state.fen]
    this.comments = new Map(
      fens.filter((fen) => this.comments.has(fen)).map((fen) => [fen, this.comments.get(fen)!]),
    )
    return [...this.comments].map(([fen, comment]) => ({ fen, comment }))
  }

  removeComments(): CommentedFen[] {
    const removed = this.getComments()
    this.comments = new Map()
    return removed
  }

  /** The older names. */
  deleteComment(): string | undefined {
    return this.removeComment()
  }

  deleteComments(): CommentedFen[] {
    return this.removeComments()
  }

  private play(move: RulesMove): void {
    this.steps.push({ before: this.state, move })
    this.state = this.state.play(move)
  }

  private playNull(): Move {
    const played = new Move(this.state, undefined)
    this.steps.push({ before: this.state, move: undefined })
    this.state = this.state.pass()
    return played
  }

  private edit(state: BoardState): void {
    this.state = state
    if (this.steps.length === 0) this.headers.setStart(state.fen === DEFAULT_POSITION ? null : state.fen)
  }
}

const sanOf = (state: BoardState, move: RulesMove | undefined): string =>
  move === undefined ? NULL_SAN : state.san(move)

function countLines(state: BoardState, depth: number): number {
  if (depth <= 1) return state.moves().length
  return state.moves().reduce((nodes, move) => nodes + countLines(state.play(move), depth - 1), 0)
}

/** Every variant but Chess960 is taken for standard chess, as chess.js does. */
function isChess960Tag(tags: ReadonlyMap<string, string>): boolean {
  const tag = [...tags].find(([name]) => name.toLowerCase() === 'variant')?.[1]
  return tag !== undefined && variantByTag(tag) === variants.chess960
}

function strictFen(tags: ReadonlyMap<string, string>): string | undefined {
  if (tags.get('SetUp') !== '1') return undefined
  const fen = tags.get('FEN')
  if (fen === undefined) throw new Error('Invalid PGN: FEN tag must be supplied with SetUp tag')
  return fen
}
