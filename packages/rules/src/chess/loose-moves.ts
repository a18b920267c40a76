import { KING, KNIGHT, PAWN, pieceIndexAt, QUEEN, sideOf } from '../board.ts'
import { castledKing, castledRook, encodeCastling, encodeEnPassant, encodeMove, type Move } from '../move.ts'
import { type Color, opposite } from '../piece.ts'
import type { Position } from '../position.ts'
import { fileOf, rankOf, type Square, squareAt } from '../square.ts'

type Step = readonly [file: number, rank: number]

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]
const SLANTED: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
]
const JUMPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
]

/** By role: pawn, knight, bishop, rook, queen, king. */
const stepsOf: readonly (readonly Step[])[] = [
  [],
  JUMPS,
  SLANTED,
  STRAIGHT,
  [...STRAIGHT, ...SLANTED],
  [...STRAIGHT, ...SLANTED],
]

/**
 * The moves on boards that are no chess position, and that users of chess.js play on all the same: without kings,
 * with too many queens, with the wrong side in check. A king that is there must not be left in check.
 */
export function looseMoves(position: Position): Move[] {
  const moves: Move[] = []
  for (let from = 0; from < 64; from++) {
    const index = pieceIndexAt(position.masks, from)
    if (index < 0 || Math.floor(index / 6) !== sideOf(position.turn)) continue
    const role = index % 6
    if (role === PAWN) addPawnMoves(position, from, moves)
    else addPieceMoves(position, role, from, moves)
  }
  addCastling(position, moves)
  return moves.filter((move) => !isKingAttacked(position.play(move), position.turn))
}

export function isKingAttacked(position: Position, color: Color): boolean {
  const king = position.kingOf(color)
  return king !== undefined && position.isAttacked(king, opposite(color))
}

function step(from: Square, [file, rank]: Step): Square | undefined {
  const toFile = fileOf(from) + file
  const toRank = rankOf(from) + rank
  return toFile >= 0 && toFile < 8 && toRank >= 0 && toRank < 8 ? squareAt(toFile, toRank) : undefined
}

function addPieceMoves(position: Position, role: number, from: Square, moves: Move[]): void {
  const slides = role !== KNIGHT && role !== KING
  for (const direction of stepsOf[role]!) {
    let to = step(from, direction)
    while (to !== undefined && position.pieceAt(to)?.color !== position.turn) {
      moves.push(encodeMove(role, from, to))
      to = slides && !position.pieceAt(to) ? step(to, direction) : undefined
    }
  }
}

function addPawnMoves(position: Position, from: Square, moves: Move[]): void {
  const forward = position.turn === 'white' ? 1 : -1
  const add = (to: Square) => {
    if (rankOf(to) % 7 !== 0) moves.push(encodeMove(PAWN, from, to))
    else for (let role = KNIGHT; role <= QUEEN; role++) moves.push(encodeMove(PAWN, from, to, role))
  }
  const ahead = step(from, [0, forward])
  if (ahead !== undefined && !position.pieceAt(ahead)) {
    add(ahead)
    const isHome = rankOf(from) === (position.turn === 'white' ? 1 : 6)
    if (isHome && !position.pieceAt(ahead + forward * 8)) add(ahead + forward * 8)
  }
  for (const side of [-1, 1]) {
    const to = step(from, [side, forward])
    if (to === undefined) continue
    if (position.pieceAt(to)?.color === opposite(position.turn)) add(to)
    else if (to === position.epSquare) moves.push(encodeEnPassant(from, to))
  }
}

function addCastling(position: Position, moves: Move[]): void {
  const king = position.kingOf(position.turn)
  if (king === undefined) return
  for (const rook of position.castling) {
    if (rankOf(rook) !== rankOf(king)) continue
    const kingsWay = wayBetween(king, castledKing(king, rook))
    const isFree = [...kingsWay, ...wayBetween(rook, castledRook(king, rook))].every(
      (square) => square === king || square === rook || !position.pieceAt(square),
    )
    const isSafe = kingsWay.every((square) => !position.isAttacked(square, opposite(position.turn)))
    if (isFree && isSafe) moves.push(encodeCastling(king, rook))
  }
}

/** The squares of one rank from one to another, both with them. */
const wayBetween = (a: Square, b: Square): Square[] =>
  Array.from({ length: Math.abs(a - b) + 1 }, (_, step) => Math.min(a, b) + step)
