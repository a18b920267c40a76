// A quick look at what hangs: captures and promotions, in the first ply checks too, and every way out of a check.
import {
  bit,
  EMPTY,
  EN_PASSANT,
  isPromotion,
  moveFrom,
  moveKind,
  moveTo,
  NO_MOVE,
  PAWN,
  promotionRole,
  QUEEN,
} from '@rookery/engine/assembly/board/bits'
import { make, unmake } from '@rookery/engine/assembly/board/make'
import { ENTRY_SIZE, moveOf, setScore } from '@rookery/engine/assembly/board/move-list'
import { generateAll, generateNoisy, generateQuiet } from '@rookery/engine/assembly/board/moves'
import { board, inCheck, pieceOn, turn } from '@rookery/engine/assembly/board/position'
import { givesCheck, unmaskers } from './attacks'
import { exchangeGain } from './exchange'
import { listAt, MOST_PLIES } from './room'
import { balance, worthOf } from './worth'

export const LOST: i32 = 20000
export const FAR: i32 = 30000
/** After so many plies a check is no longer followed, so that none goes on for ever. */
const CHECKED_PLIES: i32 = 8
const MARGIN: i32 = 150

//@inline
function gainOf(m: i32): i32 {
  const victim = pieceOn(moveTo(m))
  let gain = victim === EMPTY ? 0 : worthOf(victim >> 1)
  if (moveKind(m) === EN_PASSANT) gain = worthOf(PAWN)
  if (isPromotion(m)) gain += worthOf(promotionRole(m)) - worthOf(PAWN)
  return gain
}

/** Whether a capture loses material by the exchange that it begins. */
function isLosing(m: i32): bool {
  const from = moveFrom(m)
  const to = moveTo(m)
  const standing = isPromotion(m) ? promotionRole(m) : pieceOn(from) >> 1
  const gain = gainOf(m)
  if (gain >= worthOf(standing)) return false
  const occupied = (board().white | board().black) ^ bit(from)
  return gain < exchangeGain(to, turn ^ 1, worthOf(standing), occupied)
}

/** Moves the entry with the highest score to `at`. */
function pickBest(at: usize, end: usize): void {
  let best = at
  for (let other = at + ENTRY_SIZE; other < end; other += ENTRY_SIZE)
    if (load<i32>(other, 4) > load<i32>(best, 4)) best = other
  if (best !== at) {
    const entry = load<i64>(at)
    store<i64>(at, load<i64>(best))
    store<i64>(best, entry)
  }
}

function scoreMoves(list: usize, end: usize): void {
  for (let at = list; at < end; at += ENTRY_SIZE) {
    const m = moveOf(at)
    setScore(at, gainOf(m) * 16 - (pieceOn(moveFrom(m)) >> 1))
  }
}

/** What the side to move makes of a position, by captures and ways out of check. `ply` counts from the position looked at. */
export function look(alpha: i32, beta: i32, ply: i32): i32 {
  const checked = inCheck()
  let best = -LOST + ply
  let floor = -FAR
  const list = listAt(ply)
  if (!checked || ply >= CHECKED_PLIES) {
    best = balance()
    if (best >= beta || ply >= MOST_PLIES - 1) return best
    floor = best + MARGIN
    if (best > alpha) alpha = best
  }
  const all = checked && ply < CHECKED_PLIES
  const end = all ? generateAll(list) : generateNoisy(list)
  scoreMoves(list, end)
  for (let at = list; at < end; at += ENTRY_SIZE) {
    pickBest(at, end)
    const m = moveOf(at)
    if (!all) {
      if (isPromotion(m) && promotionRole(m) !== QUEEN) continue
      if (floor + gainOf(m) <= alpha || isLosing(m)) continue
    }
    make(m)
    const score = -look(-beta, -alpha, ply + 1)
    unmake(m)
    if (score > best) {
      best = score
      if (score > alpha) {
        alpha = score
        if (score >= beta) break
      }
    }
  }
  return best
}

/** The same with quiet checks in the first ply, so that it sees mates in one and forks by check. */
export function lookWithChecks(alpha: i32, beta: i32, ply: i32): i32 {
  let best = look(alpha, beta, ply)
  if (best >= beta || inCheck()) return best
  const list = listAt(ply)
  const end = generateQuiet(list)
  const discoverers = unmaskers(turn)
  const color = turn
  for (let at = list; at < end; at += ENTRY_SIZE) {
    const m = moveOf(at)
    if (m === NO_MOVE || !givesCheck(m, color, discoverers)) continue
    if (isLosing(m)) {
      // A man given away for a check matters where it mates.
      make(m)
      const mates = isMated(ply + 1)
      unmake(m)
      if (mates) return LOST - ply - 1
      continue
    }
    make(m)
    const score = -look(-beta, -max(alpha, best), ply + 1)
    unmake(m)
    if (score > best) {
      best = score
      if (score >= beta) break
    }
  }
  return best
}

/** Whether the side to move is in check without a legal move. */
export function isMated(ply: i32): bool {
  return inCheck() && generateAll(listAt(ply)) === listAt(ply)
}
