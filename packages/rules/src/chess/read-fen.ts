import { type Board, createBoard, type PlacedPiece } from '../board.ts'
import { parseFen } from '../fen.ts'
import { parsePiece } from '../piece.ts'
import { describeValue } from '../result.ts'
import { type Square, squareAt } from '../square.ts'
import { chess960 } from '../variants/chess960.ts'
import type { Variant } from '../variants/variant.ts'
import { BoardState } from './board-state.ts'
import { findSquare } from './names.ts'
import { validateFen } from './validate-fen.ts'

/** What is usually left out at the end of a FEN. */
const usualEnd = ['-', '-', '0', '1']

const castlingRooks: readonly (readonly [letter: string, rook: Square])[] = [
  ['K', 7],
  ['Q', 0],
  ['k', 63],
  ['q', 56],
]

export function completeFen(fen: string): string {
  if (typeof fen !== 'string') throw new TypeError(`a FEN is a text, not ${describeValue(fen)}`)
  const fields = fen.split(/\s+/)
  return fields.length < 2 || fields.length >= 6
    ? fen
    : [...fields, ...usualEnd.slice(fields.length - 2)].join(' ')
}

/** Throws where the FEN is refused, with chess.js's message. */
export function readFen(fen: string, variant: Variant, skipValidation: boolean): BoardState {
  const { ok, error } = skipValidation ? { ok: true } : validateFen(fen, { chess960: variant === chess960 })
  if (!ok) throw new Error(error)
  const [board = '', turn, castling = '-', enPassant = '-', halfmoves = '0', fullmoves = '1'] =
    fen.split(/\s+/)
  return BoardState.from({
    variant,
    board: readBoard(board),
    turn: turn === 'b' ? 'black' : 'white',
    castling: variant === chess960 ? rooksByFile(fen) : rooksInCorners(castling),
    enPassant: findSquare(enPassant),
    halfmoves: Number.parseInt(halfmoves, 10) || 0,
    fullmoves: Number.parseInt(fullmoves, 10) || 1,
  })
}

const rooksInCorners = (castling: string): Square[] =>
  castlingRooks.filter(([letter]) => castling.includes(letter)).map(([, rook]) => rook)

/** Of Chess960, by wing or by file. */
function rooksByFile(fen: string): readonly Square[] {
  const setup = parseFen(fen, chess960)
  return setup.ok ? setup.value.castling : []
}

function readBoard(text: string): Board {
  const pieces: PlacedPiece[] = []
  text.split('/').forEach((row, index) => {
    let file = 0
    for (const char of row) {
      const piece = parsePiece(char)
      if (piece && file < 8 && index < 8) pieces.push({ square: squareAt(file, 7 - index), piece })
      file += piece ? 1 : Number(char) || 0
    }
  })
  return createBoard(pieces)
}
