import {
  type Color,
  createBoard,
  type Fault,
  fileOf,
  makeBoard,
  makeSquare,
  opposite,
  type Piece,
  type Position,
  parsePosition,
  piecesOn,
  type Result,
  rankOf,
  type Setup,
  type Square,
  squareAt,
  startPosition,
  type Variant,
} from '@rookery/rules'

/** A board in the making, which need not be a position. */
export interface Draft {
  readonly variant: Variant
  readonly pieces: ReadonlyMap<Square, Piece>
  readonly turn: Color
  /** Squares of the rooks that may castle. */
  readonly castling: readonly Square[]
  readonly enPassant: Square | undefined
  readonly halfmoves: number
  readonly fullmoves: number
}

export type DraftAction =
  | { readonly kind: 'put'; readonly square: Square; readonly piece: Piece | undefined }
  | { readonly kind: 'carry'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'turn'; readonly color: Color }
  | { readonly kind: 'castling'; readonly rook: Square; readonly isAllowed: boolean }
  | { readonly kind: 'en-passant'; readonly square: Square | undefined }
  | { readonly kind: 'variant'; readonly variant: Variant }
  | { readonly kind: 'clear' | 'start' | 'mirror' | 'swap-colors' }
  | { readonly kind: 'load'; readonly setup: Setup }

export function draftOf(setup: Setup): Draft {
  const { variant, board, turn, castling, enPassant, halfmoves, fullmoves } = setup
  const pieces = new Map(piecesOn(board).map(({ square, piece }) => [square, piece]))
  return { variant, pieces, turn, castling, enPassant, halfmoves, fullmoves }
}

export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.kind) {
    case 'put':
      return withPieces(draft, setAt(draft.pieces, action.square, action.piece))
    case 'carry': {
      const piece = draft.pieces.get(action.from)
      if (!piece || action.from === action.to) return draft
      return withPieces(draft, setAt(setAt(draft.pieces, action.from, undefined), action.to, piece))
    }
    case 'turn':
      return { ...draft, turn: action.color, enPassant: undefined }
    case 'castling': {
      const others = draft.castling.filter((rook) => rook !== action.rook)
      return { ...draft, castling: action.isAllowed ? [...others, action.rook] : others }
    }
    case 'en-passant':
      return { ...draft, enPassant: action.square }
    case 'variant':
      return draftOf(startPosition(action.variant))
    case 'clear':
      return { ...draft, pieces: new Map(), castling: [], enPassant: undefined }
    case 'start':
      return draftOf(startPosition(draft.variant))
    case 'mirror':
      return turned(draft, (square) => squareAt(draft.variant.files - 1 - fileOf(square), rankOf(square)))
    case 'swap-colors':
      return swapColors(draft)
    case 'load':
      return draftOf(action.setup)
  }
}

/** Rights that the pieces no longer bear out go with them. */
function withPieces(draft: Draft, pieces: ReadonlyMap<Square, Piece>): Draft {
  const next = { ...draft, pieces }
  return {
    ...next,
    castling: next.castling.filter((rook) => castlingRooks(next).includes(rook)),
    enPassant:
      next.enPassant !== undefined && enPassantSquares(next).includes(next.enPassant)
        ? next.enPassant
        : undefined,
  }
}

function setAt(
  pieces: ReadonlyMap<Square, Piece>,
  square: Square,
  piece: Piece | undefined,
): ReadonlyMap<Square, Piece> {
  const next = new Map(pieces)
  if (piece) next.set(square, piece)
  else next.delete(square)
  return next
}

function turned(draft: Draft, goal: (square: Square) => Square): Draft {
  const pieces = new Map([...draft.pieces].map(([square, piece]) => [goal(square), piece]))
  const enPassant = draft.enPassant === undefined ? undefined : goal(draft.enPassant)
  return withPieces({ ...draft, enPassant, castling: draft.castling.map(goal) }, pieces)
}

function swapColors(draft: Draft): Draft {
  const goal = (square: Square) => squareAt(fileOf(square), draft.variant.ranks - 1 - rankOf(square))
  const pieces = new Map(
    [...draft.pieces].map(([square, { color, role }]) => [goal(square), { color: opposite(color), role }]),
  )
  const enPassant = draft.enPassant === undefined ? undefined : goal(draft.enPassant)
  const swapped = { ...draft, turn: opposite(draft.turn), enPassant, castling: draft.castling.map(goal) }
  return withPieces(swapped, pieces)
}

/** The rooks with which castling could be allowed as the pieces stand. */
export function castlingRooks({ variant, pieces }: Draft): Square[] {
  if (variant.castling === 'none') return []
  return [...pieces]
    .filter(([square, { color, role }]) => {
      const home = color === 'white' ? 0 : variant.ranks - 1
      if (role !== 'rook' || rankOf(square) !== home) return false
      const king = [...pieces].find(([, other]) => other.color === color && other.role === 'king')?.[0]
      if (king === undefined || rankOf(king) !== home) return false
      if (variant.castling === 'chess960') return true
      return fileOf(king) === 4 && (fileOf(square) === 0 || fileOf(square) === 7)
    })
    .map(([square]) => square)
    .sort((a, b) => a - b)
}

/** The squares that a pawn of the side not to move can just have jumped over. */
export function enPassantSquares({ variant, pieces, turn }: Draft): Square[] {
  if (!variant.pawns.doubleStep) return []
  const rank = turn === 'white' ? variant.ranks - 3 : 2
  const back = turn === 'white' ? -1 : 1
  return Array.from({ length: variant.files }, (_, file) => squareAt(file, rank)).filter((square) => {
    const pawn = pieces.get(squareAt(fileOf(square), rank + back))
    const behind = squareAt(fileOf(square), rank - back)
    return pawn?.role === 'pawn' && pawn.color !== turn && !pieces.has(square) && !pieces.has(behind)
  })
}

/** What the draft says as a FEN, whether or not it is a position. */
export function makeDraftFen(draft: Draft): string {
  const { variant, pieces, turn, castling, enPassant, halfmoves, fullmoves } = draft
  const board = createBoard([...pieces].map(([square, piece]) => ({ square, piece })))
  const passing = enPassant === undefined ? '-' : makeSquare(enPassant)
  return [
    makeBoard({ variant, board }),
    turn === 'white' ? 'w' : 'b',
    makeCastling(variant, pieces, castling),
    passing,
    halfmoves,
    fullmoves,
  ].join(' ')
}

/** File letters name any rook; the usual four letters are for the usual corners. */
function makeCastling(
  variant: Variant,
  pieces: ReadonlyMap<Square, Piece>,
  castling: readonly Square[],
): string {
  const letters = [...castling]
    .map((rook) => {
      const file = makeSquare(rook).charAt(0)
      const usual = fileOf(rook) === 0 ? 'q' : 'k'
      const letter = variant.castling === 'chess960' ? file : usual
      return pieces.get(rook)?.color === 'white' ? letter.toUpperCase() : letter
    })
    .sort()
  return letters.length > 0 ? letters.join('') : '-'
}

/** The position that the draft is, or every reason why it is none. */
export const draftPosition = (draft: Draft): Result<Position, Fault> =>
  parsePosition(makeDraftFen(draft), draft.variant)
