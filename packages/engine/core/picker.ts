// Hands out a node's moves one by one, best first, and generates them only when they are asked for.
import { EMPTY, isPromotion, moveTo, NO_MOVE, promotionRole, QUEEN } from './bits'
import { has, KILLERS, SEE_ORDER } from './features'
import { KILLER, listAt } from './frame'
import { captureHistory, isCapture, quietHistory } from './history'
import { isLegal } from './legal'
import { generateAll, generateNoisy, generateQuiet } from './moves'
import { inCheck, pieceOn } from './position'
import { exchangeWorth, seeAtLeast } from './see'

// A picker's fields lie behind the frame's.
const STAGE: usize = 40
const FIRST: usize = 44
const NEXT: usize = 48
const END: usize = 52
const BAD_END: usize = 56
const TABLE_MOVE: usize = 60

const STAGE_TABLE: i32 = 0
const STAGE_NOISY: i32 = 1
const STAGE_GOOD: i32 = 2
const STAGE_KILLER: i32 = 3
const STAGE_QUIET: i32 = 4
const STAGE_QUIETS: i32 = 5
const STAGE_BAD: i32 = 6
const STAGE_EVASION: i32 = 7
const STAGE_EVASIONS: i32 = 8
const STAGE_DONE: i32 = 9

/** Prepares the ply's picker; `tableMove` must be legal or none. */
export function startPicking(frame: usize, ply: i32, tableMove: i32): void {
  const list = listAt(ply)
  store<i32>(frame, tableMove, TABLE_MOVE)
  store<u32>(frame, u32(list), FIRST)
  store<u32>(frame, u32(list), NEXT)
  store<u32>(frame, u32(list), END)
  store<u32>(frame, u32(list), BAD_END)
  const start = inCheck() ? STAGE_EVASION : STAGE_NOISY
  store<i32>(frame, tableMove ? STAGE_TABLE : start, STAGE)
}

/** Moves the best of the rest to the front and returns it. */
//@inline
function selectBest(at: usize, end: usize): i32 {
  let best = at
  let bestEntry = load<i64>(at)
  for (let other = at + 8; other < end; other += 8) {
    const entry = load<i64>(other)
    if (entry > bestEntry) {
      bestEntry = entry
      best = other
    }
  }
  store<i64>(best, load<i64>(at))
  store<i64>(at, bestEntry)
  return i32(bestEntry)
}

//@inline
function noisyScore(m: i32): i32 {
  const captured = pieceOn(moveTo(m))
  let score = captureHistory(m) / 8
  if (captured !== EMPTY) score += exchangeWorth(captured >> 1) * 8
  if (isPromotion(m)) score += promotionRole(m) === QUEEN ? 8000 : -20000
  return score
}

function scoreNoisy(list: usize, end: usize): void {
  for (let at = list; at < end; at += 8) store<i32>(at, noisyScore(load<i32>(at)), 4)
}

function scoreQuiet(frame: usize, list: usize, end: usize): void {
  for (let at = list; at < end; at += 8) store<i32>(at, quietHistory(frame, load<i32>(at)), 4)
}

function scoreEvasions(frame: usize, list: usize, end: usize): void {
  for (let at = list; at < end; at += 8) {
    const m = load<i32>(at)
    const score = isCapture(m) || isPromotion(m) ? noisyScore(m) + 1000000 : quietHistory(frame, m)
    store<i32>(at, score, 4)
  }
}

/**
 * The next move, or none. `goodMargin` is what a capture must at least not lose to come before the quiet moves;
 * without `quiets` the list ends after the noisy ones.
 */
export function pickMove(frame: usize, goodMargin: i32, quiets: bool): i32 {
  const tableMove = load<i32>(frame, TABLE_MOVE)
  while (true) {
    const stage = load<i32>(frame, STAGE)
    const first = usize(load<u32>(frame, FIRST))
    let next = usize(load<u32>(frame, NEXT))
    const end = usize(load<u32>(frame, END))
    switch (stage) {
      case STAGE_TABLE:
        store<i32>(frame, inCheck() ? STAGE_EVASION : STAGE_NOISY, STAGE)
        return tableMove

      case STAGE_NOISY: {
        const listEnd = generateNoisy(first)
        scoreNoisy(first, listEnd)
        store<u32>(frame, u32(listEnd), END)
        store<i32>(frame, STAGE_GOOD, STAGE)
        break
      }

      case STAGE_GOOD:
        while (next < end) {
          const m = selectBest(next, end)
          next += 8
          if (m === tableMove) continue
          if (has(SEE_ORDER) && !seeAtLeast(m, goodMargin)) {
            // Losing captures wait at the front of the list, in places already handed out.
            const bad = usize(load<u32>(frame, BAD_END))
            store<i32>(bad, m)
            store<u32>(frame, u32(bad + 8), BAD_END)
            continue
          }
          store<u32>(frame, u32(next), NEXT)
          return m
        }
        if (!quiets) {
          store<i32>(frame, STAGE_DONE, STAGE)
          return NO_MOVE
        }
        store<i32>(frame, STAGE_KILLER, STAGE)
        break

      case STAGE_KILLER: {
        store<i32>(frame, STAGE_QUIET, STAGE)
        const killer = load<i32>(frame, KILLER)
        if (has(KILLERS) && killer && killer !== tableMove && !isCapture(killer) && isLegal(killer))
          return killer
        break
      }

      case STAGE_QUIET: {
        const list = usize(load<u32>(frame, BAD_END))
        const listEnd = generateQuiet(list)
        scoreQuiet(frame, list, listEnd)
        store<u32>(frame, u32(list), NEXT)
        store<u32>(frame, u32(listEnd), END)
        store<i32>(frame, STAGE_QUIETS, STAGE)
        break
      }

      case STAGE_QUIETS: {
        const killer = load<i32>(frame, KILLER)
        while (next < end) {
          const m = selectBest(next, end)
          next += 8
          if (m === tableMove || (has(KILLERS) && m === killer)) continue
          store<u32>(frame, u32(next), NEXT)
          return m
        }
        store<u32>(frame, u32(first), NEXT)
        store<i32>(frame, STAGE_BAD, STAGE)
        break
      }

      case STAGE_BAD:
        if (next < usize(load<u32>(frame, BAD_END))) {
          store<u32>(frame, u32(next + 8), NEXT)
          return load<i32>(next)
        }
        return NO_MOVE

      case STAGE_EVASION: {
        const listEnd = generateAll(first)
        scoreEvasions(frame, first, listEnd)
        store<u32>(frame, u32(listEnd), END)
        store<i32>(frame, STAGE_EVASIONS, STAGE)
        break
      }

      case STAGE_EVASIONS:
        while (next < end) {
          const m = selectBest(next, end)
          next += 8
          if (m === tableMove) continue
          store<u32>(frame, u32(next), NEXT)
          return m
        }
        return NO_MOVE

      default:
        return NO_MOVE
    }
  }
}

/** Goes straight to the losing captures: the quiet moves left are not worth trying. */
export function skipQuiets(frame: usize): void {
  if (load<i32>(frame, STAGE) !== STAGE_QUIETS) return
  store<u32>(frame, load<u32>(frame, END), NEXT)
}
