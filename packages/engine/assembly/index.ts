// The core's door: what the host calls.
import { initAttacks } from './board/attacks'
import { make } from './board/make'
import { ENTRY_SIZE } from './board/move-list'
import { generateAll } from './board/moves'
import {
  base,
  chooseThread,
  dropOlderStates,
  halfmoves,
  isMinichess,
  isStackLong,
  MAILBOX,
} from './board/position'
import { initZobrist } from './board/zobrist'
import { evaluateTerms } from './evaluation/evaluate'
import { listMini } from './evaluation/minichess-evaluation'
import { param, storeParam } from './evaluation/param-table'
import { PARAM_COUNT, storeParams } from './evaluation/params'
import { forgetPawns, initPawnMasks, pawnScoreOf } from './evaluation/pawns'
import { endOf, middleOf, pack } from './evaluation/score'
import { initPieceSquares, listPieceSquares } from './evaluation/square-worth'
import { clearTerms, type Listed, TERM_COUNT, TERM_PAWNS, term } from './evaluation/terms'
import { MOVE_LISTS, NETWORK, TERMS, THREAD_SIZE, THREADS } from './memory'
import { evaluateByNetwork, forgetNeurons, hasNetwork } from './network/network'
import { useCounter } from './search/control'
import { clearHistories } from './search/history'
import { initReductions } from './search/reductions'
import { joinTeam } from './threads/team'

export { make, unmake } from './board/make'
export { perft, perftBulk } from './board/perft'
export { inCheck, key } from './board/position'
export { isRepetition } from './board/repetition'
export { seeAtLeast } from './board/see'
export { freshKey, setPosition } from './board/setup'
export { dropEndings, useEnding } from './endings/table'
export { countsTerms, evaluate } from './evaluation/evaluate'
export { expectedReply, reportAddress, think } from './search/root'
export { allowAllRootMoves, allowRootMove } from './search/root-moves'
export { clearTable, useTable } from './search/table'

/** Once per memory, before any other instance uses it. */
export function initTables(): void {
  initAttacks()
  initZobrist()
  initPawnMasks()
  initReductions()
  storeParams()
  initPieceSquares(false)
}

/** Once per memory and variant: minichess reads the square tables by its own geometry. */
export function prepareVariant(mini: bool): void {
  initPieceSquares(mini)
}

/** Once per instance: which thread's block of the memory is this one's, and of how many. */
export function useThread(thread: i32, threads: i32): void {
  chooseThread(thread)
  useCounter(thread)
  joinTeam(threads)
}

/** Where the memory of so many threads ends, and the table may begin. */
export function threadsEnd(threads: i32): usize {
  return THREADS + usize(threads) * THREAD_SIZE
}

/** Where the host writes the network, before any thread forgets what it knows of another. */
export function networkAddress(): usize {
  return NETWORK
}

/** Forgets what this thread has learned: for a new game. */
export function forget(): void {
  clearHistories()
  forgetPawns()
  forgetNeurons()
}

/** Where the host writes the 64 piece codes before setPosition. */
export function mailboxAddress(): usize {
  return base + MAILBOX
}

/** Lists the legal moves, eight bytes each, at moveListAddress, and returns how many. */
export function listMoves(): i32 {
  const list = base + MOVE_LISTS
  return i32((generateAll(list) - list) / ENTRY_SIZE)
}

export function moveListAddress(): usize {
  return base + MOVE_LISTS
}

/** Plays a move of the game, never to be taken back. */
export function play(m: i32): void {
  make(m)
  if (halfmoves() === 0 || isStackLong()) dropOlderStates()
}

/** Lists the evaluation's terms at termsAddress: for each, White's and Black's packed score. Returns how many. */
export function listTerms(): i32 {
  clearTerms()
  listPieceSquares()
  if (isMinichess()) {
    listMini()
    return TERM_COUNT
  }
  evaluateTerms<Listed>()
  term<u32, Listed>(TERM_PAWNS, pawnScoreOf<u32>())
  term<i32, Listed>(TERM_PAWNS, pawnScoreOf<i32>())
  return TERM_COUNT
}

/** The network's part of the evaluation, from the side to move; nought without one. */
export function networkScore(): i32 {
  return hasNetwork() ? evaluateByNetwork() : 0
}

export function termsAddress(): usize {
  return TERMS
}

export function paramCount(): i32 {
  return PARAM_COUNT
}

export function middleParam(index: i32): i32 {
  return middleOf(param(index))
}

export function endParam(index: i32): i32 {
  return endOf(param(index))
}

/** Changes a parameter; prepareVariant and setPosition bring the sums up to date. */
export function setParam(index: i32, middle: i32, end: i32): void {
  storeParam(index, pack(middle, end))
}
