import {
  type Color,
  castlingRook,
  type Move,
  makeRole,
  makeSan,
  makeSquare,
  makeUci,
  moveFacts,
  moveFrom,
  type Piece,
  type Position,
  type Role,
  type Square,
  samePosition,
} from '@rookery/rules'
import { namedShapes, noDrawings, type OwnShapes } from './drawings.ts'
import { findLegalMove, type PlainMove, playedSquares, promotionsBetween, targetsFrom } from './legal.ts'
import { isSamePiece, movePiece, placementOf, samePlacement } from './placement.ts'
import { isPreMove } from './pre-move.ts'
import { type BoardState, colorAhead, isMovable, type Placement } from './state.ts'
import { tell } from './words.ts'

/** In Chess960 the squares of the king may be those of a plain step, or one and the same: this says that it is castling. */
export interface CastlingDetail {
  readonly side: 'king' | 'queen'
  readonly rookFrom: string
  readonly rookTo: string
}

export interface MoveDetail {
  /** Where the piece stood; of castling, the king. */
  readonly from: string
  /** Where it stands now; of castling, the king, whichever square it was put on. */
  readonly to: string
  readonly castling: CastlingDetail | undefined
  readonly promotion: Role | undefined
  readonly piece: Piece
  /** As engines write it. */
  readonly uci: string
  /** As people write it, the rules' own number for it, and the position after it: where the rules know the move. */
  readonly san: string | undefined
  readonly move: Move | undefined
  readonly position: Position | undefined
  /** It was queued ahead of its turn. */
  readonly isPremove: boolean
}

export interface BoardEvents {
  /** A piece was put down; unless the page prevents the default, the board shows it there. */
  readonly move: MoveDetail
  /** A piece was picked up, or put back. */
  readonly select: { readonly square: string | undefined; readonly targets: readonly string[] }
  /** A move was queued ahead of its turn, or called off. */
  readonly premove: { readonly from: string; readonly to: string } | null
  readonly 'draw-shapes': OwnShapes
  /** A square was pressed by click, tap or key; unless the page prevents the default, the board acts. */
  readonly press: { readonly square: string; readonly piece: Piece | undefined }
  /** Where every move is free, a piece was dropped beside the board. */
  readonly remove: { readonly from: string; readonly piece: Piece }
  /** An attribute or a property could not be read; the board goes on with what it had. */
  readonly fault: { readonly option: string; readonly message: string }
}

/** The state and a way to tell the page; `emit` is false where the page prevented the default. */
export interface Board {
  readonly state: BoardState
  emit<Type extends keyof BoardEvents>(type: Type, detail: BoardEvents[Type]): boolean
}

export function select({ state, emit }: Board, square: Square | undefined): void {
  state.promotion = undefined
  if (state.selected === square) return
  state.selected = square
  const piece = square === undefined ? undefined : state.placement.pieces.get(square)
  if (square !== undefined && piece)
    state.words = tell(state, 'pickedUp', { square: makeSquare(square), piece })
  const targets = square === undefined ? [] : [...targetsFrom(state, square).keys()].map(makeSquare)
  emit('select', { square: square === undefined ? undefined : makeSquare(square), targets })
}

/** What a click, a tap or Enter on a square does. */
export function press(board: Board, square: Square): void {
  const { state } = board
  const { selected, preMove } = state
  if (!board.emit('press', { square: makeSquare(square), piece: state.placement.pieces.get(square) })) return
  if (selected !== undefined && selected !== square && putDown(board, selected, square)) return
  if (isMovable(state, square) && square !== selected && square !== preMove?.from) pickUp(board, square)
  else cancel(board)
}

export function pickUp(board: Board, square: Square): void {
  callOffPreMove(board)
  select(board, square)
}

/** Puts a piece on a square, as a move or a pre-move; false when it may not go there. */
export function putDown(board: Board, from: Square, to: Square): boolean {
  const { state } = board
  const piece = state.placement.pieces.get(from)
  if (!piece || !isMovable(state, from)) return false
  if (piece.color === colorAhead(state)) {
    if (!isPreMove(state.placement, { from, to })) return false
    select(board, undefined)
    state.preMove = { from, to }
    const named = { from: makeSquare(from), to: makeSquare(to) }
    state.words = tell(state, 'premove', { ...named, role: piece.role })
    board.emit('premove', named)
    return true
  }
  const choices = promotionsBetween(state, from, to)
  if (!choices) return false
  if (choices.length > 1) {
    select(board, from)
    state.promotion = { from, to, color: piece.color, choices }
    return true
  }
  play(board, { from, to, promotion: choices[0] })
  return true
}

export function choosePromotion(board: Board, promotion: Role): void {
  const asked = board.state.promotion
  if (asked) play(board, { from: asked.from, to: asked.to, promotion })
}

/** Everything in hand goes back, and a pre-move is forgotten; false when there was nothing. */
export function cancel(board: Board): boolean {
  const { state } = board
  const isHeld = state.selected !== undefined || state.drag !== undefined || state.stroke !== undefined
  state.drag = undefined
  state.stroke = undefined
  select(board, undefined)
  return callOffPreMove(board) || isHeld
}

function callOffPreMove({ state, emit }: Board): boolean {
  if (!state.preMove) return false
  state.preMove = undefined
  state.words = tell(state, 'premoveCancelled', {})
  emit('premove', null)
  return true
}

export function wipeDrawings({ state, emit }: Board): void {
  const { arrows, circles } = state.drawn
  if (arrows.length + circles.length === 0) return
  state.drawn = noDrawings
  emit('draw-shapes', namedShapes(noDrawings))
}

function play(board: Board, asked: PlainMove, isPremove = false): void {
  const { state } = board
  const { position, pieces } = state.placement
  const isFree = state.wishes.moves.kind === 'free'
  const move = isFree ? undefined : findLegalMove(state.placement, asked)
  const after = move === undefined ? undefined : position!.play(move)
  const { from, to, promotion } = move === undefined ? asked : playedSquares(move)
  select(board, undefined)
  const isShown = board.emit('move', {
    from: makeSquare(from),
    to: makeSquare(to),
    castling: move === undefined ? undefined : castlingOf(move),
    promotion,
    piece: pieces.get(from)!,
    uci: move === undefined ? plainUci(asked) : makeUci(move, position!),
    san: move === undefined ? undefined : makeSan(position!, move),
    move,
    position: after,
    isPremove,
  })
  if (!isShown) return
  const next = after ? placementOf(after) : movePiece(state.placement, asked, isFree)
  adopt(board, next, { ahead: colorAhead(state), move, squares: [from, to] })
}

function castlingOf(move: Move): CastlingDetail | undefined {
  const rooks = castlingRook(move)
  if (!rooks) return undefined
  const { from, to } = rooks
  return {
    side: from > moveFrom(move) ? 'king' : 'queen',
    rookFrom: makeSquare(from),
    rookTo: makeSquare(to),
  }
}

const plainUci = ({ from, to, promotion }: PlainMove): string =>
  makeSquare(from) + makeSquare(to) + (promotion ? makeRole(promotion) : '')

/** How another position came about. */
interface Step {
  /** The side that could move ahead of its turn until now. */
  readonly ahead: Color | undefined
  readonly move?: Move | undefined
  readonly squares?: readonly [Square, Square]
}

/** Another position is on the board: by a move of the person, or because the page says so. */
export function adopt(board: Board, next: Placement, { ahead, ...played }: Step): void {
  const { state } = board
  const before = state.placement
  const isSame = samePlacement(before, next)
  state.placement = next
  if (isSame) return
  if (!state.wishes.still) tellStep(state, before, next, played)
  const { selected, drag } = state
  const stays = (square: Square) => isSamePiece(before.pieces.get(square), next.pieces.get(square))
  // A piece picked up ahead of its turn stays in hand when the turn comes.
  const isHandedOver = selected !== undefined && ahead === next.turn && stays(selected)
  if (drag && !(stays(drag.from) && isMovable(state, drag.from))) state.drag = undefined
  if (!isHandedOver) select(board, undefined)
  wipeDrawings(board)
  playPreMove(board)
}

function tellStep(
  state: BoardState,
  before: Placement,
  next: Placement,
  { move: played, squares }: Omit<Step, 'ahead'>,
): void {
  const move = played ?? findPlayed(before, next)
  const { from, to } = move === undefined ? { from: squares?.[0], to: squares?.[1] } : playedSquares(move)
  state.seenMove = from === undefined || to === undefined ? [] : [from, to]
  state.seenFacts = move === undefined ? undefined : moveFacts(before.position!, move)
  if (state.wishes.announce && state.seenFacts) state.words = tell(state, 'move', state.seenFacts)
}

function findPlayed(
  { position: before, variant }: Placement,
  { position: after }: Placement,
): Move | undefined {
  if (!before || !after || before.turn === after.turn || variant.id !== after.variant.id) return undefined
  return before.legalMoves().find((move) => samePosition(before.play(move), after))
}

function playPreMove(board: Board): void {
  const { state } = board
  const { preMove, placement, wishes } = state
  if (!preMove || wishes.premoves !== 'play' || wishes.interactive[0] !== placement.turn) return
  const { from, to } = preMove
  const isOwn = placement.pieces.get(from)?.color === placement.turn
  const choices = isOwn ? promotionsBetween(state, from, to) : undefined
  state.preMove = undefined
  board.emit('premove', null)
  if (choices)
    play(board, { from, to, promotion: choices.find((role) => role === 'queen') ?? choices[0] }, true)
}
