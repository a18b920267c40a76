// Iterative deepening at the root: aspiration windows, several lines, and when to end.
import { isPromotion } from './bits'
import {
  elapsedMs,
  isMainThread,
  isPondering,
  isStopped,
  nodeCount,
  noteMove,
  noteScore,
  publishNodes,
  resumeIfOvertaken,
  startControl,
  stopAll,
  totalNodes,
} from './control'
import { evaluate } from './evaluate'
import { ASPIRATION, has, LATE_MOVE_REDUCTION, NULL_WINDOWS } from './features'
import { clearFrames, clearLine, EVALUATION, enter, frameAt } from './frame'
import { isCapture } from './history'
import { report } from './host'
import { unmake } from './make'
import { FIRST_WINDOW } from './margins'
import { MAX_PLY } from './memory'
import { base, inCheck } from './position'
import { corrected } from './quiesce'
import { reduction } from './reductions'
import {
  adoptRootMove,
  prepareRootMoves,
  ROOT_DEPTH,
  ROOT_LINE,
  ROOT_MOVE,
  ROOT_NODES,
  ROOT_SCORE,
  rootAt,
  rootMoveCount,
  saveLine,
  saveScores,
  sortRootMoves,
} from './root-moves'
import { INFINITE, MATE, MATE_BOUND, NO_SCORE } from './score'
import { deepestPly, type NonPv, type Pv, resetSearch, search } from './search'
import { EXACT, LOWER, setGeneration, tableFill, UPPER } from './table'
import { announceDepth, followAt, takeOver } from './team'

// Where the host reads a reported line, from the thread's base.
const REPORT: usize = 800
const REPORT_DEPTH: usize = 0
const REPORT_SELECTIVE: usize = 4
const REPORT_SCORE: usize = 8
const REPORT_BOUND: usize = 12
const REPORT_NODES: usize = 16
const REPORT_MS: usize = 24
const REPORT_FILL: usize = 32
const REPORT_LINE: usize = 36

/** A failed window is reported only once the search has lasted so long. */
const QUIET_MS: f64 = 2000

export function reportAddress(): usize {
  return base + REPORT
}

function reportLine(index: i32, depth: i32, score: i32, bound: i32): void {
  const root = rootAt(index)
  const at = base + REPORT
  store<i32>(at, depth, REPORT_DEPTH)
  store<i32>(at, load<i32>(root, ROOT_DEPTH), REPORT_SELECTIVE)
  store<i32>(at, score, REPORT_SCORE)
  store<i32>(at, bound, REPORT_BOUND)
  store<u64>(at, totalNodes(), REPORT_NODES)
  store<f64>(at, elapsedMs(), REPORT_MS)
  store<i32>(at, tableFill(), REPORT_FILL)
  store<u32>(at, u32(root + ROOT_LINE), REPORT_LINE)
  report(index)
}

function searchRoot(alphaIn: i32, beta: i32, depth: i32, first: i32): i32 {
  let alpha = alphaIn
  let best = -INFINITE
  const frame = frameAt(0)
  const count = rootMoveCount()
  clearLine(0)
  for (let i = first; i < count; i++) {
    const root = rootAt(i)
    const m = load<i32>(root, ROOT_MOVE)
    const before = nodeCount()
    const rank = i - first + 1
    const quiet = !isCapture(m) && !isPromotion(m)
    enter(frame, m)
    const gives = inCheck()
    const newDepth = depth - 1
    let score = 0
    if (rank > 1 && has(NULL_WINDOWS)) {
      let reduced = newDepth
      if (has(LATE_MOVE_REDUCTION) && depth >= 3 && rank > 3 && quiet) {
        reduced = max(1, newDepth - (reduction(depth, rank) - 1024 - (gives ? 1024 : 0)) / 1024)
        reduced = min(reduced, newDepth)
      }
      score = -search<NonPv>(-alpha - 1, -alpha, reduced, 1, true)
      if (score > alpha && reduced < newDepth) score = -search<NonPv>(-alpha - 1, -alpha, newDepth, 1, false)
    }
    if (rank === 1 || !has(NULL_WINDOWS) || (score > alpha && !isStopped())) {
      score = -search<Pv>(-beta, -alpha, newDepth, 1, false)
    }
    unmake(m)
    store<u64>(root, load<u64>(root, ROOT_NODES) + nodeCount() - before, ROOT_NODES)
    if (isStopped()) return best
    if (rank === 1 || score > alpha) {
      store<i32>(root, score, ROOT_SCORE)
      store<i32>(root, deepestPly(), ROOT_DEPTH)
      saveLine(root)
      noteScore()
    } else {
      store<i32>(root, -INFINITE, ROOT_SCORE)
    }
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (score >= beta) break
  }
  return best
}

/** One line at one depth: widens the window around the last score until the result lies inside. */
function searchWindow(depth: i32, line: i32): i32 {
  const previous = load<i32>(rootAt(line), ROOT_SCORE)
  let delta = FIRST_WINDOW
  let alpha = -INFINITE
  let beta = INFINITE
  let shallower = 0
  if (has(ASPIRATION) && depth >= 5 && abs(previous) < MATE_BOUND) {
    alpha = max(previous - delta, -INFINITE)
    beta = min(previous + delta, INFINITE)
  }
  while (true) {
    const score = searchRoot(alpha, beta, max(1, depth - shallower), line)
    sortRootMoves(line, rootMoveCount())
    if (isStopped()) return score
    const failed = score <= alpha ? UPPER : score >= beta ? LOWER : EXACT
    if (failed === EXACT) return score
    if (isMainThread() && elapsedMs() > QUIET_MS) reportLine(line, depth, score, failed)
    if (failed === UPPER) {
      beta = (alpha + beta) / 2
      alpha = max(score - delta, -INFINITE)
      shallower = 0
    } else {
      beta = min(score + delta, INFINITE)
      if (has(LATE_MOVE_REDUCTION) && shallower < 3) shallower++
    }
    delta += delta / 2
    if (delta > 600) {
      alpha = -INFINITE
      beta = INFINITE
    }
  }
}

/** How far to stretch the time meant for this move: long when the best move changes or its score falls. */
function stretch(stability: i32, drop: i32, share: f64): f64 {
  const steady = 1.45 - 0.09 * f64(min(stability, 8))
  const falling = max(0.8, min(1.5, 1 + f64(drop) / 120))
  const effort = max(0.6, min(1.6, 2.1 - 1.5 * share))
  return steady * falling * effort
}

/**
 * Searches the position until a limit is met; nought means none. Returns the best move. The time limits count
 * for the first thread only: it stops the others.
 */
export function think(
  depthLimit: i32,
  mateLimit: i32,
  softMs: f64,
  hardMs: f64,
  nodeLimit: u64,
  lines: i32,
  generation: i32,
  firstDepth: i32,
): i32 {
  startControl(hardMs, nodeLimit)
  setGeneration(generation)
  resetSearch()
  clearFrames(MAX_PLY)
  prepareRootMoves()
  const count = rootMoveCount()
  if (count === 0) return 0
  store<i32>(frameAt(0), inCheck() ? NO_SCORE : corrected(evaluate()), EVALUATION)
  const wanted = min(max(lines, 1), count)
  const deepest = depthLimit > 0 ? min(depthLimit, MAX_PLY / 2) : MAX_PLY / 2
  let bestMove = load<i32>(rootAt(0), ROOT_MOVE)
  let bestScore = 0
  let stability = 0
  let previousScore = NO_SCORE

  for (let depth = min(firstDepth, deepest); depth <= deepest; depth++) {
    saveScores()
    followAt(wanted === 1 ? depth : 0)
    for (let line = 0; line < wanted; line++) {
      resetSearch()
      searchWindow(depth, line)
      if (isStopped()) break
      sortRootMoves(0, line + 1)
    }
    if (resumeIfOvertaken()) {
      const spare = rootAt(255)
      depth = min(takeOver(spare), deepest)
      adoptRootMove(spare)
      sortRootMoves(0, count)
    } else if (!isStopped()) announceDepth(depth, rootAt(0))
    sortRootMoves(0, wanted)
    const now = load<i32>(rootAt(0), ROOT_MOVE)
    bestScore = load<i32>(rootAt(0), ROOT_SCORE)
    stability = now === bestMove ? stability + 1 : 0
    bestMove = now
    if (isMainThread()) {
      for (let line = 0; line < wanted; line++) {
        const score = load<i32>(rootAt(line), ROOT_SCORE)
        if (score > -INFINITE) reportLine(line, depth, score, EXACT)
      }
    }
    if (isStopped()) break
    noteMove()
    if (mateLimit > 0 && bestScore >= MATE - mateLimit * 2) break
    if (softMs > 0 && isMainThread() && !isPondering()) {
      const share = f64(load<u64>(rootAt(0), ROOT_NODES)) / f64(max(nodeCount(), 1))
      const drop = previousScore === NO_SCORE ? 0 : previousScore - bestScore
      if (elapsedMs() >= softMs * stretch(stability, drop, share)) break
      // A forced reply needs no thought, and a mate that this depth proves cannot get shorter.
      if (count === 1 && depth >= 6) break
      if (abs(bestScore) >= MATE_BOUND && depth >= 2 * (MATE - abs(bestScore)) + 2) break
    }
    previousScore = bestScore
  }
  if (isMainThread()) stopAll()
  publishNodes()
  return bestMove
}

/** The reply that the search expects to the best move, or nought. */
export function expectedReply(): i32 {
  const line = rootAt(0) + ROOT_LINE
  return load<u16>(line) >= 2 ? i32(load<u16>(line, 4)) : 0
}
