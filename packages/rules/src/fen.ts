import { lowestBit } from './bits.ts'
import { boardOf, emptyMasks, HI, type Masks, masksOf, pieceAt, squaresWith, WHITE } from './board.ts'
import { createPosition, type SetupFault, type SetupOptions } from './create-position.ts'
import { type Color, roleLetters } from './piece.ts'
import type { Position } from './position.ts'
import { refuse } from './refuse.ts'
import { describeValue, err, type Fault, ok, type Result, unwrap } from './result.ts'
import { MAX_COUNT, type Setup } from './setup.ts'
import { fileOf, makeFile, makeSquare, parseSquare, rankOf, type Square, squareAt } from './square.ts'
import { standard } from './variants/standard.ts'
import { findVariantFault, type Variant } from './variants/variant.ts'

export type FenFault = Fault<
  | 'fen-type'
  | 'fen-variant'
  | 'fen-too-long'
  | 'fen-empty'
  | 'fen-rank-count'
  | 'fen-rank-width'
  | 'fen-piece'
  | 'fen-turn'
  | 'fen-castling'
  | 'fen-en-passant'
  | 'fen-halfmoves'
  | 'fen-fullmoves'
  | 'fen-extra-field'
>

/** Longer than any FEN; the bound keeps the work on hostile input small. */
const MAX_LENGTH = 256

interface Field {
  readonly text: string
  readonly at: number
}

/** Reads a FEN. Fields after the board may be missing; every fault is listed. */
export function parseFen(text: string, variant: Variant = standard): Result<Setup, FenFault> {
  const variantFault = findVariantFault(variant)
  if (variantFault) return err(fault('fen-variant', variantFault, 0))
  if (typeof text !== 'string')
    return err(fault('fen-type', `a FEN is a text, not ${describeValue(text)}`, 0))
  if (text.length > MAX_LENGTH)
    return err(
      fault(
        'fen-too-long',
        `a FEN has at most ${MAX_LENGTH} characters, this has ${text.length}`,
        MAX_LENGTH,
      ),
    )
  const fields = splitFields(text)
  const [boardField, turnField, castlingField, enPassantField, halfmovesField, fullmovesField, extra] = fields
  if (!boardField) return err(fault('fen-empty', 'the FEN is empty', 0))
  const faults: FenFault[] = []
  const masks = parseBoard(boardField, variant, faults)
  const turn = parseTurn(turnField, faults)
  const castling = parseCastling(castlingField, masks, variant, faults)
  const enPassant = parseEnPassant(enPassantField, variant, faults)
  const halfmoves = parseCounter(halfmovesField, 'fen-halfmoves', 'half-move clock', 0, faults)
  const fullmoves = parseCounter(fullmovesField, 'fen-fullmoves', 'move number', 1, faults)
  if (extra) faults.push(fault('fen-extra-field', `"${extra.text}" stands after the last field`, extra.at))
  if (faults.length > 0) return err(...faults)
  // Some programs count moves from 0; the first is 1.
  return ok({
    variant,
    board: boardOf(masks),
    turn,
    castling,
    enPassant,
    halfmoves,
    fullmoves: Math.max(1, fullmoves),
  })
}

/** `parseFen` and `createPosition` in one step. */
export function parsePosition(
  fen: string,
  variant: Variant = standard,
  options?: SetupOptions,
): Result<Position, FenFault | SetupFault> {
  const setup = parseFen(fen, variant)
  return setup.ok ? createPosition(setup.value, options) : setup
}

export const startPosition = (variant: Variant = standard): Position =>
  unwrap(parsePosition(variant?.startFen, variant))

function splitFields(text: string): Field[] {
  const fields: Field[] = []
  let start = -1
  for (let at = 0; at <= text.length; at++) {
    const isSpace = at === text.length || text.charCodeAt(at) <= 32
    if (isSpace && start >= 0) {
      fields.push({ text: text.slice(start, at), at: start })
      start = -1
    } else if (!isSpace && start < 0) start = at
  }
  return fields
}

function parseBoard({ text, at }: Field, { files, ranks, name }: Variant, faults: FenFault[]): Masks {
  const masks = emptyMasks()
  let rank = ranks - 1
  let file = 0
  const endRank = (index: number) => {
    if (rank >= 0 && file !== files)
      faults.push(
        fault('fen-rank-width', `rank ${rank + 1} must have ${files} squares, and has ${file}`, at + index),
      )
    rank--
    file = 0
  }
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 47) {
      endRank(index)
      continue
    }
    if (code > 48 && code <= 56) {
      file += code - 48
      continue
    }
    const role = roleLetters.indexOf(String.fromCharCode(code | 32))
    if (role < 0) {
      faults.push(
        fault('fen-piece', `"${text[index]}" is no piece and no number of empty squares`, at + index),
      )
      file++
      continue
    }
    if (rank >= 0 && file < files) {
      const square = rank * 8 + file
      const half = square < 32 ? 0 : HI
      const bit = 1 << (square & 31)
      masks[half + role]! |= bit
      masks[half + WHITE + (code >> 5) - 2]! |= bit
    }
    file++
  }
  endRank(text.length)
  if (rank !== -1)
    faults.push(
      fault('fen-rank-count', `the board of ${name} has ${ranks} ranks, not ${ranks - 1 - rank}`, at),
    )
  return masks
}

function parseTurn(field: Field | undefined, faults: FenFault[]): Color {
  if (!field || field.text === 'w') return 'white'
  if (field.text === 'b') return 'black'
  faults.push(fault('fen-turn', `the side to move is w or b, not "${field.text}"`, field.at))
  return 'white'
}

/** `KQkq` names the outermost rook of a side (X-FEN), a file's letter names that file's rook (Shredder-FEN). */
function parseCastling(
  field: Field | undefined,
  masks: Masks,
  variant: Variant,
  faults: FenFault[],
): readonly Square[] {
  const rooks: Square[] = []
  if (!field || field.text === '-') return rooks
  for (let index = 0; index < field.text.length; index++) {
    const letter = field.text[index]!
    const color: Color = letter < 'a' ? 'white' : 'black'
    const wing = letter.toLowerCase()
    const rank = color === 'white' ? 0 : variant.ranks - 1
    const rook =
      wing === 'k' || wing === 'q'
        ? outermostRook(masks, color, rank, wing === 'k')
        : wing >= 'a' && wing <= 'h'
          ? squareAt(wing.charCodeAt(0) - 97, rank)
          : undefined
    if (rook === undefined || variant.castling === 'none')
      faults.push(fault('fen-castling', castlingMessage(letter, variant), field.at + index))
    else if (!rooks.includes(rook)) rooks.push(rook)
  }
  return rooks.sort((a, b) => a - b)
}

const castlingMessage = (letter: string, variant: Variant): string =>
  variant.castling === 'none'
    ? `there is no castling in ${variant.name}, "-" stands there`
    : `"${letter}" is no castling right`

/** The corner where there is no such rook: what the FEN claims, for `createPosition` to refuse. */
function outermostRook(masks: Masks, color: Color, rank: number, kingside: boolean): Square {
  const corner = squareAt(kingside ? 7 : 0, rank)
  const [king] = squaresWith(masks, color, 'king')
  if (king === undefined || rankOf(king) !== rank) return corner
  const step = kingside ? -1 : 1
  for (let square = corner; square !== king; square += step) {
    const piece = pieceAt(masks, square)
    if (piece?.role === 'rook' && piece.color === color) return square
  }
  return corner
}

function parseEnPassant(field: Field | undefined, variant: Variant, faults: FenFault[]): Square | undefined {
  if (!field || field.text === '-') return undefined
  const square = parseSquare(field.text)
  if (square !== undefined && fileOf(square) < variant.files && rankOf(square) < variant.ranks) return square
  faults.push(fault('fen-en-passant', `en passant is "-" or a square, not "${field.text}"`, field.at))
  return undefined
}

function parseCounter(
  field: Field | undefined,
  code: FenFault['code'],
  name: string,
  missing: number,
  faults: FenFault[],
): number {
  if (!field) return missing
  if (/^\d{1,9}$/.test(field.text)) return Number(field.text)
  faults.push(fault(code, `the ${name} is a number of at most 9 digits, not "${field.text}"`, field.at))
  return missing
}

const fault = (code: FenFault['code'], message: string, at: number): FenFault => ({ code, message, at })

export interface FenOptions {
  /** `xfen` writes KQkq where they are clear, also for Chess960; `shredder` always writes files. */
  readonly castling?: 'xfen' | 'shredder'
}

export const makeFen = (setup: Setup, options: FenOptions = {}): string =>
  `${makeFenKey(setup, options)} ${Math.min(setup.halfmoves, MAX_COUNT)} ${Math.min(setup.fullmoves, MAX_COUNT)}`

/** The FEN without its two clocks: what makes two positions the same. */
export function makeFenKey(setup: Setup, options: FenOptions = {}): string {
  const board = makeBoard(setup)
  const enPassant = setup.enPassant === undefined ? '-' : makeSquare(setup.enPassant)
  return `${board} ${setup.turn[0]} ${makeCastling(setup, options)} ${enPassant}`
}

/** Piece letters by square while a board is written. */
const letters = /* @__PURE__ */ new Uint8Array(64)

export function makeBoard(setup: Pick<Setup, 'board' | 'variant'>): string {
  if (!Array.isArray(setup?.board)) refuse('makeFen', 'a Setup or a Position', setup)
  const { board, variant } = setup
  const masks = masksOf(board)
  letters.fill(0)
  for (let role = 0; role < 6; role++) {
    const letter = roleLetters.charCodeAt(role)
    for (let half = 0; half < 16; half += HI)
      for (let rest = masks[half + role]!; rest !== 0; rest &= rest - 1)
        letters[half * 4 + lowestBit(rest)] =
          (rest & -rest & masks[half + WHITE]!) !== 0 ? letter - 32 : letter
  }
  let text = ''
  for (let rank = variant.ranks - 1; rank >= 0; rank--) {
    let empty = 0
    for (let square = rank * 8; square < rank * 8 + variant.files; square++) {
      if (letters[square] === 0) {
        empty++
        continue
      }
      if (empty > 0) text += empty
      empty = 0
      text += String.fromCharCode(letters[square]!)
    }
    if (empty > 0) text += empty
    if (rank > 0) text += '/'
  }
  return text
}

function makeCastling({ board, castling }: Setup, options: FenOptions): string {
  if (castling.length === 0) return '-'
  const masks = masksOf(board)
  let white = ''
  let black = ''
  for (let index = castling.length - 1; index >= 0; index--) {
    const rook = castling[index]!
    const color: Color = rankOf(rook) === 0 ? 'white' : 'black'
    const [king] = squaresWith(masks, color, 'king')
    const kingside = king === undefined ? fileOf(rook) > 3 : rook > king
    const isClear =
      options.castling !== 'shredder' && outermostRook(masks, color, rankOf(rook), kingside) === rook
    const letter = isClear ? (kingside ? 'k' : 'q') : makeFile(fileOf(rook))
    if (color === 'white') white += letter.toUpperCase()
    else black += letter
  }
  return white + black
}
