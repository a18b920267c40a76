// What tables of endings say of the position, by its moves where no table is for the side to move.
import { isPromotion, KING, MINI_PLY_LIMIT, NO_SQUARE, PAWN } from '../board/bits'
import { make, unmake } from '../board/make'
import { canTakeKing } from '../board/minichess'
import { ENTRY_SIZE, moveOf } from '../board/move-list'
import { generateAll, generateNoisy } from '../board/moves'
import {
  gamePly,
  halfmoves,
  inCheck,
  isMinichess,
  ofColor,
  ofRole,
  pieces,
  state,
  turn,
} from '../board/position'
import { findTable, hasEndings, isForMover, readTable } from '../endings/table'
import { MATE, NO_SCORE, TABLE_WIN } from '../evaluation/score'
import { MAX_PLY } from '../memory'
import { ENDING_TABLES, has } from './features'
import { listAt } from './frame'
import { isCapture } from './history'

// Codes as in tables/table.ts: else odd is lost and even is won, one more than the half-moves.
const DRAWN: i32 = 0
const MATED: i32 = 1
const WINS_AT_ONCE: i32 = 2
const UNKNOWN: i32 = 255

const MOST_MEN: i32 = 4
/** Moves and tables take turns until an answer stands in a table; no chain of captures and promotions is longer. */
export const LONGEST_CHAIN: i32 = 10
const FIFTY_MOVES: i32 = 100
/** More than the half-moves of any ending. */
const CHANGE_WORTH: i32 = 250

// How a search uses the tables.
export const NOT_AT_ALL: i32 = 0
/** What they know need not be searched. */
export const AS_ENDS: i32 = 1
/** The root is known already, and their scores at the leaves show the way. */
export const AS_GUIDE: i32 = 2

let use: i32 = NOT_AT_ALL

export function useTables(as: i32): void {
  use = has(ENDING_TABLES) && hasEndings() ? as : NOT_AT_ALL
}

/** Then no move may be left out for what the position seems to be worth without the tables. */
//@inline
export function isGuided(): bool {
  return use === AS_GUIDE
}

//@inline
function countMen(): i32 {
  return i32(popcnt(ofColor(0) | ofColor(1)))
}

/** Whether the tables that are in use may know the position. */
//@inline
export function isEnding(): bool {
  return has(ENDING_TABLES) && hasEndings() && countMen() <= MOST_MEN
}

export function isWon(code: i32): bool {
  return code !== DRAWN && code !== UNKNOWN && (code & 1) === 0
}

/** What a move makes of the code after it. A capture or a promotion begins a new count, but not in minichess. */
function codeBefore(code: i32, begins: bool): i32 {
  if (code === DRAWN || code === UNKNOWN) return code
  return (begins && !isMinichess() ? 2 - (code & 1) : code) + 1
}

/** The code of the position; `left` bounds how far moves are tried. */
function endingCode(list: i32, left: i32): i32 {
  if (isMinichess()) {
    if (!pieces(turn, KING)) return MATED
    if (canTakeKing(turn)) return WINS_AT_ONCE
  }
  if (countMen() === 2) return DRAWN
  const table = findTable()
  if (table === 0 || left === 0 || state.castlingRights !== 0) return UNKNOWN
  const isTold = isForMover(table) && i32(state.enPassantSquare) === NO_SQUARE
  if (isTold && isMinichess()) return readTable(table)
  const first = listAt(list)
  const end = isTold ? generateNoisy(first) : generateAll(first)
  if (!isTold && end === first) return inCheck() && !isMinichess() ? MATED : DRAWN
  let quickest = 0
  let slowest = 0
  let draws = false
  let isSure = true
  for (let at = first; at < end; at += ENTRY_SIZE) {
    const code = codeOfMove(moveOf(at), list + 1, left - 1)
    if (code === UNKNOWN) isSure = false
    else if (code === DRAWN) draws = true
    else if (code & 1) slowest = max(slowest, code)
    else if (quickest === 0 || code < quickest) quickest = code
  }
  if (isTold) {
    if (quickest !== 0) return quickest
    if (!isSure) return UNKNOWN
    const told = readTable(table)
    return draws && (told & 1) !== 0 ? DRAWN : told
  }
  if (quickest !== 0) return quickest
  if (!isSure) return UNKNOWN
  return draws ? DRAWN : slowest
}

/** The code of the position, as a move that leads on from it has it. */
export function codeOfMove(m: i32, list: i32, left: i32): i32 {
  const begins = isCapture(m) || isPromotion(m)
  make(m)
  const code = codeBefore(endingCode(list, left), begins)
  unmake(m)
  return code
}

/**
 * The score that a code stands for, or NO_SCORE where a limit of moves may come first. Nearer goals are worth more, and so are
 * endings with less men or pawns, to which those with more lead.
 */
export function scoreOfCode(code: i32, ply: i32): i32 {
  if (code === UNKNOWN) return NO_SCORE
  // At minichess's last ply the men are counted, so that nothing is surely drawn.
  if (code === DRAWN) return isMinichess() ? NO_SCORE : 0
  const plies = code - 1
  let score = 0
  if (isMinichess()) {
    if (gamePly() + plies > MINI_PLY_LIMIT) return NO_SCORE
    score = MATE - ply - plies
  } else if (code === MATED) score = MATE - ply
  else {
    if (halfmoves() + plies > FIFTY_MOVES) return NO_SCORE
    score = TABLE_WIN - ply - plies - CHANGE_WORTH * (countMen() + i32(popcnt(ofRole(PAWN))))
  }
  return code & 1 ? -score : score
}

/** What the tables that are in use say of the position: a code, or UNKNOWN. */
export function tellEnding(): i32 {
  return endingCode(0, LONGEST_CHAIN)
}

/** The score of the position by the tables, or NO_SCORE. */
function endingScore(ply: i32): i32 {
  if (countMen() > MOST_MEN || ply >= MAX_PLY - LONGEST_CHAIN) return NO_SCORE
  return scoreOfCode(endingCode(ply, LONGEST_CHAIN), ply)
}

/** The score at which a search need not look further, or NO_SCORE. */
//@inline
export function scoreAtEnd(ply: i32): i32 {
  return use === AS_ENDS ? endingScore(ply) : NO_SCORE
}

//@inline
export function scoreAtLeaf(ply: i32): i32 {
  return use === NOT_AT_ALL ? NO_SCORE : endingScore(ply)
}
