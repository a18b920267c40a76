// The core's door: what the host calls.
import { initAttacks } from './attacks'
import { useCounter } from './control'
import { evaluateTerms } from './evaluate'
import { clearHistories } from './history'
import { make } from './make'
import { MOVE_LISTS, NETWORK, STATE_SIZE, TERMS, THREAD_SIZE, THREADS } from './memory'
import { listMini } from './minichess-evaluation'
import { generateAll } from './moves'
import { evaluateByNetwork, forgetNeurons, hasNetwork } from './network'
import { PARAM_COUNT, param, storeParam, storeParams } from './params'
import { forgetPawns, initPawnMasks, pawnScoreOf } from './pawns'
import { initPieceSquares, listPieceSquares } from './piece-square'
import {
  base,
  chooseThread,
  dropOlderStates,
  halfmoves,
  isMinichess,
  isStackLong,
  MAILBOX,
  state,
} from './position'
import { initReductions } from './reductions'
import { endOf, middleOf, pack } from './score'
import { refreshKeys } from './setup'
import { joinTeam } from './team'
import { clearTerms, type Listed, TERM_COUNT, TERM_PAWNS, term } from './terms'
import { initZobrist } from './zobrist'

export { countsTerms, evaluate } from './evaluate'
export { make, unmake } from './make'
export { perft, perftBulk } from './perft'
export { inCheck, key } from './position'
export { isRepetition } from './repetition'
export { expectedReply, reportAddress, think } from './root'
export { allowAllRootMoves, allowRootMove } from './root-moves'
export { seeAtLeast } from './see'
export { setPosition } from './setup'
export { clearTable, useTable } from './table'

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
  return i32((generateAll(list) - list) >> 3)
}

export function moveListAddress(): usize {
  return base + MOVE_LISTS
}

/** Plays a move of the game, never to be taken back. */
export function play(m: i32): void {
  make(m)
  if (halfmoves() === 0 || isStackLong()) dropOlderStates()
}

/** The key computed from the board alone, to compare with the one that moves keep. */
export function freshKey(): u64 {
  const kept = state + STATE_SIZE
  memory.copy(kept, state, STATE_SIZE)
  refreshKeys(kept)
  return load<u64>(kept)
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
