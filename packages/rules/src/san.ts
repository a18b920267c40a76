import { hasSquare } from './bits.ts'
import { KING, PAWN } from './board.ts'
import { checkPosition } from './check-position.ts'
import { readCoordinates } from './coordinates.ts'
import { collectGoals, FROM, GOALS_HI, GOALS_LO, goals, NEXT, ROLE } from './goals.ts'
import {
  encodeCastling,
  isCastling,
  type Move,
  moveFrom,
  movePromotion,
  moverIndex,
  moveTo,
  storedTo,
} from './move.ts'
import { makeRole, type Role, roleLetters, roles } from './piece.ts'
import { isCapture, type Position } from './position.ts'
import { refuse } from './refuse.ts'
import { err, ok, type Result } from './result.ts'
import { fileOf, makeFile, makeSquare, rankOf, type Square, squareAt } from './square.ts'
import { type MoveFault, moveFault, notText, parseUci, shorten } from './uci.ts'

/** Standard algebraic notation, with as few letters as tell the move from every other legal one. */
export function makeSan(position: Position, move: Move): string {
  checkPosition('makeSan', position)
  const body = makeSanBody(position, move)
  const next = position.play(move)
  if (!next.isCheck()) return body
  return body + (next.hasLegalMove() ? '+' : '#')
}

/** Moves that follow each other, each in the notation of the position it is played in. */
export function makeSans(start: Position, moves: readonly Move[]): string[] {
  if (!Array.isArray(moves)) refuse('makeSans', 'a list of moves', moves)
  let position = start
  return moves.map((move) => {
    const san = makeSan(position, move)
    position = position.play(move)
    return san
  })
}

function makeSanBody(position: Position, move: Move): string {
  if (isCastling(move)) return storedTo(move) > moveFrom(move) ? 'O-O' : 'O-O-O'
  const from = moveFrom(move)
  const goal = makeSquare(moveTo(move))
  const takes = isCapture(position, move) ? 'x' : ''
  if (moverIndex(move) === PAWN) {
    const promotion = movePromotion(move)
    return (
      (takes && makeFile(fileOf(from)) + takes) +
      goal +
      (promotion ? `=${makeRole(promotion).toUpperCase()}` : '')
    )
  }
  return roleLetters[moverIndex(move)]!.toUpperCase() + makeOrigin(position, move) + takes + goal
}

/** The file, else the rank, else both, where another piece of the same role could go to the same square. */
function makeOrigin(position: Position, move: Move): string {
  const from = moveFrom(move)
  let others = 0
  let onFile = 0
  let onRank = 0
  const end = collectGoals(position)
  for (let entry = 0; entry < end; entry += NEXT) {
    const other = goals[entry + FROM]!
    if (goals[entry + ROLE] !== moverIndex(move) || other === from || !reaches(entry, moveTo(move))) continue
    others++
    if (fileOf(other) === fileOf(from)) onFile++
    if (rankOf(other) === rankOf(from)) onRank++
  }
  if (others === 0) return ''
  if (onFile === 0) return makeFile(fileOf(from))
  return onRank === 0 ? String(rankOf(from) + 1) : makeSquare(from)
}

const reaches = (entry: number, square: Square): boolean =>
  hasSquare(goals[entry + GOALS_LO]!, goals[entry + GOALS_HI]!, square)

/** A move as written, before it is looked for on a board. -1 where nothing is said. */
interface Written {
  role: number
  file: number
  rank: number
  to: Square
  promotion: Role | undefined
}

const MAX_LENGTH = 24

/**
 * Reads a move as people write it: SAN with or without its marks, zeros for castling, a promotion with or
 * without `=`, long forms such as Ng1-f3, lower-case piece letters where no pawn move is meant. Two squares are those
 * squares whatever else they could mean: b1d2 never is a bishop that comes from the first rank.
 */
export function parseSan(position: Position, text: string): Result<Move, MoveFault> {
  checkPosition('parseSan', position)
  if (typeof text !== 'string') return err(notText(text))
  if (text.length > MAX_LENGTH) return err(unreadable(text))
  const bare = stripMarks(text)
  const squares = readCoordinates(bare)
  if (squares) return parseUci(position, squares.from + squares.to + squares.promotion)
  const wing = castlingWing(bare)
  if (wing !== undefined) return parseCastling(position, text, wing === 'king')
  const written = readWritten(bare, false)
  if (bare[0] !== 'b') return written ? findWritten(position, written, text) : err(unreadable(text))
  // A small b is the b-file before it is a bishop, but no pawn of the b-file is written as bb4.
  const asPawn = readWritten(bare, true)
  const pawn = asPawn && fileOf(asPawn.to) !== asPawn.file ? findWritten(position, asPawn, text) : undefined
  // Whatever is wrong with its promotion, a pawn was meant that can go there.
  if (pawn && (pawn.ok || pawn.faults[0]!.code !== 'move-illegal')) return pawn
  return (written && findWritten(position, written, text)) ?? pawn ?? err(unreadable(text))
}

/** SAN or UCI, whichever it is. */
export const parseMove = parseSan

const unreadable = (text: string): MoveFault =>
  moveFault('move-syntax', `"${shorten(text)}" cannot be read as a move`)

/** Without the signs after the move: check, mate, judgement, en passant. */
function stripMarks(text: string): string {
  const trimmed = text.trim()
  let end = trimmed.length
  while (end > 0 && '+#!?'.includes(trimmed[end - 1]!)) end--
  const bare = trimmed.slice(0, end)
  if (bare.endsWith('e.p.')) return bare.slice(0, -4).trimEnd()
  return bare.endsWith('ep') ? bare.slice(0, -2) : bare
}

function castlingWing(text: string): 'king' | 'queen' | undefined {
  const first = text[0]
  if (first !== 'O' && first !== '0' && first !== 'o') return undefined
  const letters = text.replaceAll('0', 'O').replaceAll('o', 'O').replaceAll('-', '')
  return letters === 'OO' ? 'king' : letters === 'OOO' ? 'queen' : undefined
}

function parseCastling(position: Position, text: string, kingside: boolean): Result<Move, MoveFault> {
  const end = collectGoals(position)
  const king = position.kingOf(position.turn)
  const rooks = position.castling.filter(
    (rook) => king !== undefined && rankOf(rook) === rankOf(king) && rook > king === kingside,
  )
  for (let entry = 0; entry < end; entry += NEXT)
    if (goals[entry + ROLE] === KING)
      for (const rook of rooks) if (reaches(entry, rook)) return ok(encodeCastling(king!, rook))
  return err(moveFault('move-illegal', `${text} is not legal here`))
}

/** `lowerIsFile`: whether a small b at the start is the b-file rather than a bishop. */
function readWritten(text: string, lowerIsFile: boolean): Written | undefined {
  let at = 0
  let end = text.length
  let promotion: Role | undefined
  const last = text[end - 1]
  if (last === ')') end--
  const promoted = roles[roleLetters.indexOf((text[end - 1] ?? ' ').toLowerCase())]
  if (promoted && end >= 3) {
    promotion = promoted
    end--
    if ('=/('.includes(text[end - 1]!)) end--
    else if (last === ')') return undefined
  } else if (last === ')') return undefined

  const rank = text.charCodeAt(end - 1) - 49
  const file = text.charCodeAt(end - 2) - 97
  if (!(rank >= 0 && rank < 8 && file >= 0 && file < 8)) return undefined
  end -= 2

  let role = PAWN
  const letter = text[0]!
  const named = end > 0 ? roleLetters.indexOf(letter.toLowerCase()) : -1
  const isUpper = letter < 'a'
  if (named >= 0 && (isUpper || !lowerIsFile || letter !== 'b')) {
    role = named
    at = 1
  }
  const written: Written = { role, file: -1, rank: -1, to: squareAt(file, rank), promotion }
  const fromFile = text.charCodeAt(at) - 97
  if (at < end && fromFile >= 0 && fromFile < 8) {
    written.file = fromFile
    at++
  }
  const fromRank = text.charCodeAt(at) - 49
  if (at < end && fromRank >= 0 && fromRank < 8) {
    written.rank = fromRank
    at++
  }
  if (at < end && 'x-:'.includes(text[at]!)) at++
  return at === end ? written : undefined
}

/** A goal of the king that stands for castling, which is not written as a square. */
const isOwnRook = (position: Position, square: Square): boolean =>
  position.pieceAt(square)?.color === position.turn

function findWritten(position: Position, written: Written, text: string): Result<Move, MoveFault> {
  let found = -1
  const end = collectGoals(position)
  for (let entry = 0; entry < end; entry += NEXT) {
    const from = goals[entry + FROM]!
    if (goals[entry + ROLE] !== written.role || !reaches(entry, written.to)) continue
    if (written.role === KING && isOwnRook(position, written.to)) continue
    if (written.file >= 0 && fileOf(from) !== written.file) continue
    if (written.rank >= 0 && rankOf(from) !== written.rank) continue
    if (found >= 0) return err(moveFault('move-ambiguous', `${text} can be played by more than one piece`))
    found = from
  }
  if (found < 0)
    return findLongCastling(position, written) ?? err(moveFault('move-illegal', `${text} is not legal here`))
  const move = position.encode(written.role, found, written.to, written.promotion)
  if (move !== undefined) return ok(move)
  if (written.promotion === undefined)
    return err(moveFault('promotion-missing', `${text} does not say what the pawn becomes`))
  return err(moveFault('promotion-impossible', `${text}: no ${written.promotion} can be made there`))
}

/** Castling as the king's two squares, Ke1-g1. */
function findLongCastling(
  position: Position,
  { role, file, rank, to, promotion }: Written,
): Result<Move, MoveFault> | undefined {
  if (role !== KING || file < 0 || rank < 0) return undefined
  const move = position.findMove(squareAt(file, rank), to, promotion)
  return move !== undefined && isCastling(move) ? ok(move) : undefined
}
