// Hands out a node's moves one by one, best first, and generates them only when they are asked for.
import { EMPTY, isPromotion, moveTo, NO_MOVE, promotionRole, QUEEN } from '../board/bits'
import { ENTRY_SIZE, entryAt, moveOf, setEntry, setMove, setScore } from '../board/move-list'
import { generateAll, generateNoisy, generateQuiet } from '../board/moves'
import { inCheck, pieceOn } from '../board/position'
import { exchangeWorth, seeAtLeast } from '../board/see'
import { has, KILLERS, SEE_ORDER } from './features'
import { type Frame, listAt } from './frame'
import { captureHistory, isCapture, openHistories, quietHistory } from './history'
import { isLegal } from './legal'

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
export function startPicking(frame: Frame, ply: i32, tableMove: i32): void {
  const list = listAt(ply)
  frame.tableMove = tableMove
  frame.first = list
  frame.next = list
  frame.end = list
  frame.badEnd = list
  const start = inCheck() ? STAGE_EVASION : STAGE_NOISY
  frame.stage = tableMove ? STAGE_TABLE : start
}

/** Moves the best of the rest to the front and returns it. */
//@inline
function selectBest(at: usize, end: usize): i32 {
  let best = at
  let bestEntry = entryAt(at)
  for (let other = at + ENTRY_SIZE; other < end; other += ENTRY_SIZE) {
    const entry = entryAt(other)
    if (entry > bestEntry) {
      bestEntry = entry
      best = other
    }
  }
  setEntry(best, entryAt(at))
  setEntry(at, bestEntry)
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
  for (let at = list; at < end; at += ENTRY_SIZE) setScore(at, noisyScore(moveOf(at)))
}

function scoreQuiet(frame: Frame, list: usize, end: usize): void {
  openHistories(frame)
  for (let at = list; at < end; at += ENTRY_SIZE) setScore(at, quietHistory(moveOf(at)))
}

function scoreEvasions(frame: Frame, list: usize, end: usize): void {
  openHistories(frame)
  for (let at = list; at < end; at += ENTRY_SIZE) {
    const m = moveOf(at)
    const score = isCapture(m) || isPromotion(m) ? noisyScore(m) + 1000000 : quietHistory(m)
    setScore(at, score)
  }
}

/**
 * The next move, or none. `goodMargin` is what a capture must at least not lose to come before the quiet moves;
 * without `quiets` the list ends after the noisy ones.
 */
export function pickMove(frame: Frame, goodMargin: i32, quiets: bool): i32 {
  const tableMove = frame.tableMove
  while (true) {
    const stage = frame.stage
    const first = frame.first
    let next = frame.next
    const end = frame.end
    switch (stage) {
      case STAGE_TABLE:
        frame.stage = inCheck() ? STAGE_EVASION : STAGE_NOISY
        return tableMove

      case STAGE_NOISY: {
        const listEnd = generateNoisy(first)
        scoreNoisy(first, listEnd)
        frame.end = listEnd
        frame.stage = STAGE_GOOD
        break
      }

      case STAGE_GOOD:
        while (next < end) {
          const m = selectBest(next, end)
          next += ENTRY_SIZE
          if (m === tableMove) continue
          if (has(SEE_ORDER) && !seeAtLeast(m, goodMargin)) {
            // Losing captures wait at the front of the list, in places already handed out.
            const bad = frame.badEnd
            setMove(bad, m)
            frame.badEnd = bad + ENTRY_SIZE
            continue
          }
          frame.next = next
          return m
        }
        if (!quiets) {
          frame.stage = STAGE_DONE
          return NO_MOVE
        }
        frame.stage = STAGE_KILLER
        break

      case STAGE_KILLER: {
        frame.stage = STAGE_QUIET
        const killer = frame.killer
        if (has(KILLERS) && killer && killer !== tableMove && !isCapture(killer) && isLegal(killer))
          return killer
        break
      }

      case STAGE_QUIET: {
        const list = frame.badEnd
        const listEnd = generateQuiet(list)
        scoreQuiet(frame, list, listEnd)
        frame.next = list
        frame.end = listEnd
        frame.stage = STAGE_QUIETS
        break
      }

      case STAGE_QUIETS: {
        const killer = frame.killer
        while (next < end) {
          const m = selectBest(next, end)
          next += ENTRY_SIZE
          if (m === tableMove || (has(KILLERS) && m === killer)) continue
          frame.next = next
          return m
        }
        frame.next = first
        frame.stage = STAGE_BAD
        break
      }

      case STAGE_BAD:
        if (next < frame.badEnd) {
          frame.next = next + ENTRY_SIZE
          return moveOf(next)
        }
        return NO_MOVE

      case STAGE_EVASION: {
        const listEnd = generateAll(first)
        scoreEvasions(frame, first, listEnd)
        frame.end = listEnd
        frame.stage = STAGE_EVASIONS
        break
      }

      case STAGE_EVASIONS:
        while (next < end) {
          const m = selectBest(next, end)
          next += ENTRY_SIZE
          if (m === tableMove) continue
          frame.next = next
          return m
        }
        return NO_MOVE

      default:
        return NO_MOVE
    }
  }
}

/** Goes straight to the losing captures: the quiet moves left are not worth trying. */
export function skipQuiets(frame: Frame): void {
  if (frame.stage !== STAGE_QUIETS) return
  frame.next = frame.end
}
