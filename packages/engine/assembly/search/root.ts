// Iterative deepening at the root: aspiration windows, several lines, and when to end.
import { isPromotion, NO_MOVE } from '../board/bits'
import { unmake } from '../board/make'
import { base, inCheck } from '../board/position'
import { evaluate } from '../evaluation/evaluate'
import { INFINITE, MATE, MATE_BOUND, NO_SCORE } from '../evaluation/score'
import { report } from '../host'
import { MAX_PLY, REPORT } from '../memory'
import { announceDepth, followAt, takeOver } from '../threads/team'
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
import { ASPIRATION, has, LATE_MOVE_REDUCTION, MATE_IN_TWO, NULL_WINDOWS } from './features'
import { clearFrames, enter, frameAt } from './frame'
import { isCapture } from './history'
import { clearLine, lineAt, lineLength, lineMove } from './line'
import { FIRST_WINDOW } from './margins'
import { findMateInTwo } from './mate-in-two'
import { corrected } from './quiesce'
import { reduction } from './reductions'
import type { Report } from './report'
import { askEndings, forgoEndings } from './root-endings'
import {
  adoptRootMove,
  prepareRootMoves,
  type RootMove,
  rootAt,
  rootMoveCount,
  saveLine,
  saveScores,
  settleRootMoves,
  sortRootMoves,
} from './root-moves'
import { deepestPly, type NonPv, type Pv, resetSearch, search } from './search'
import { EXACT, LOWER, setGeneration, tableFill, UPPER } from './table'

/** A failed window is reported only once the search has lasted so long. */
const QUIET_MS: f64 = 2000

/** A younger search has filled next to nothing, and to look would take as long as some hundred nodes. */
const FILLING_MS: f64 = 1

/** After so many nodes a mate in two is looked for, which takes a fraction of their time. */
const NODES_BEFORE_MATES: u64 = 4000

/** Whether tables of endings say that all moves draw, whatever the search finds. */
let isDrawn: bool = false

export function reportAddress(): usize {
  return base + REPORT
}

function reportLine(index: i32, depth: i32, score: i32, bound: i32): void {
  const root = rootAt(index)
  const at = changetype<Report>(reportAddress())
  at.depth = depth
  at.selectiveDepth = root.deepest
  at.score = isDrawn ? 0 : score
  at.bound = bound
  at.nodes = totalNodes()
  at.timeMs = elapsedMs()
  at.hashPermille = at.timeMs < FILLING_MS ? 0 : tableFill()
  at.line = root.line()
  report(index)
}

function isQuiet(m: i32): bool {
  return !isCapture(m) && !isPromotion(m)
}

/** Whether the move that was just made may beat alpha: the score of a null window, at less depth where the move is late and quiet. */
function probe(quiet: bool, alpha: i32, depth: i32, rank: i32): i32 {
  const newDepth = depth - 1
  let reduced = newDepth
  if (has(LATE_MOVE_REDUCTION) && depth >= 3 && rank > 3 && quiet) {
    reduced = max(1, newDepth - (reduction(depth, rank) - 1024 - (inCheck() ? 1024 : 0)) / 1024)
    reduced = min(reduced, newDepth)
  }
  const score = -search<NonPv>(-alpha - 1, -alpha, reduced, 1, true)
  if (score <= alpha || reduced === newDepth) return score
  return -search<NonPv>(-alpha - 1, -alpha, newDepth, 1, false)
}

/** Notes what a move turned out to be worth: the first one's score always, another's where it is better than alpha. */
function noteRoot(root: RootMove, depth: i32, score: i32, alpha: i32, beta: i32, isFirst: bool): void {
  root.depth = depth
  if (isFirst || score > alpha) {
    root.score = score
    root.bound = score <= alpha ? UPPER : score >= beta ? LOWER : EXACT
    root.deepest = deepestPly()
    // Above the window no answer was found: what was expected before is more than nothing.
    if (root.bound !== LOWER) saveLine(root)
    noteScore()
  } else {
    root.score = -INFINITE
    root.atMost = alpha
  }
}

/** `depth` is less than that of the iteration where a search with a failed window is repeated. */
function searchRoot(alphaIn: i32, beta: i32, depth: i32, iteration: i32): i32 {
  let alpha = alphaIn
  let best = -INFINITE
  const count = rootMoveCount()
  clearLine(lineAt(0))
  for (let i = 0; i < count; i++) {
    const root = rootAt(i)
    const m = root.move
    const before = nodeCount()
    const isFirst = i === 0
    const quiet = isQuiet(m)
    enter(frameAt(0), m)
    let score = 0
    if (!isFirst && has(NULL_WINDOWS)) score = probe(quiet, alpha, depth, i + 1)
    if (isFirst || !has(NULL_WINDOWS) || (score > alpha && !isStopped())) {
      score = -search<Pv>(-beta, -alpha, depth - 1, 1, false)
    }
    unmake(m)
    root.nodes += nodeCount() - before
    if (isStopped()) return best
    noteRoot(root, iteration, score, alpha, beta, isFirst)
    if (score > best) best = score
    if (score > alpha) alpha = score
    if (score >= beta) break
  }
  return best
}

/** The best line at one depth: widens the window around the last score until the result lies inside. */
function searchWindow(depth: i32): void {
  const previous = rootAt(0).score
  let delta = FIRST_WINDOW
  let alpha = -INFINITE
  let beta = INFINITE
  let shallower = 0
  if (has(ASPIRATION) && depth >= 5 && abs(previous) < MATE_BOUND) {
    alpha = max(previous - delta, -INFINITE)
    beta = min(previous + delta, INFINITE)
  }
  while (true) {
    const score = searchRoot(alpha, beta, max(1, depth - shallower), depth)
    sortRootMoves(0, rootMoveCount())
    if (isStopped()) return
    const failed = score <= alpha ? UPPER : score >= beta ? LOWER : EXACT
    if (failed === EXACT) return
    if (isMainThread() && elapsedMs() > QUIET_MS) reportLine(0, depth, score, failed)
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

/** The score of the move that was just made, whatever it is; near its last one a narrow window is enough. */
function searchAround(previous: i32, depth: i32): i32 {
  if (has(ASPIRATION) && depth >= 5 && abs(previous) < MATE_BOUND) {
    const alpha = previous - FIRST_WINDOW
    const beta = previous + FIRST_WINDOW
    const score = -search<Pv>(-beta, -alpha, depth - 1, 1, false)
    if (isStopped() || (score > alpha && score < beta)) return score
  }
  return -search<Pv>(-INFINITE, INFINITE, depth - 1, 1, false)
}

/**
 * Several lines at one depth, in one pass: the first moves get a score each, and a later one only where it beats the last of the
 * lines. All moves before the one that is searched are sorted, best first.
 */
function searchLines(depth: i32, lines: i32): void {
  const count = rootMoveCount()
  for (let i = 0; i < count; i++) {
    const root = rootAt(i)
    const m = root.move
    const before = nodeCount()
    const isFirst = i < lines
    const quiet = isQuiet(m)
    const floor = isFirst ? -INFINITE : rootAt(lines - 1).score
    resetSearch()
    clearLine(lineAt(0))
    enter(frameAt(0), m)
    let score = 0
    if (isFirst) score = searchAround(root.previous, depth)
    else {
      score = probe(quiet, floor, depth, i - lines + 2)
      if (score > floor && !isStopped()) score = -search<Pv>(-INFINITE, -floor, depth - 1, 1, false)
    }
    unmake(m)
    root.nodes += nodeCount() - before
    if (isStopped()) return
    noteRoot(root, depth, score, floor, INFINITE, isFirst)
    sortRootMoves(0, i + 1)
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
  // Whoever asks for a mate wants no other win.
  isDrawn = mateLimit > 0 ? forgoEndings() : askEndings(max(lines, 1))
  const count = rootMoveCount()
  if (count === 0) return 0
  frameAt(0).evaluation = inCheck() ? NO_SCORE : corrected(evaluate())
  const wanted = min(max(lines, 1), count)
  const deepest = depthLimit > 0 ? min(depthLimit, MAX_PLY / 2) : MAX_PLY / 2
  let bestMove = rootAt(0).move
  let bestScore = 0
  let stability = 0
  let previousScore = NO_SCORE
  let hasLooked = !has(MATE_IN_TWO)

  for (let depth = min(firstDepth, deepest); depth <= deepest; depth++) {
    saveScores()
    followAt(wanted === 1 ? depth : 0)
    resetSearch()
    if (wanted === 1) searchWindow(depth)
    else searchLines(depth, wanted)
    if (resumeIfOvertaken()) {
      const spare = rootAt(255)
      depth = min(takeOver(changetype<usize>(spare)), deepest)
      // The other thread may have gone deeper than was asked for.
      spare.depth = depth
      adoptRootMove(spare)
    } else if (!isStopped()) announceDepth(depth, changetype<usize>(rootAt(0)))
    if (!hasLooked && isMainThread() && !isStopped() && nodeCount() >= NODES_BEFORE_MATES) {
      hasLooked = true
      if (rootAt(0).score < MATE_BOUND) findMateInTwo()
    }
    sortRootMoves(0, count)
    const now = rootAt(0).move
    bestScore = rootAt(0).score
    stability = now === bestMove ? stability + 1 : 0
    bestMove = now
    if (isStopped()) settleRootMoves(depth)
    if (isMainThread()) {
      for (let line = 0; line < wanted; line++) {
        const root = rootAt(line)
        if (root.score > -INFINITE) reportLine(line, root.depth, root.score, root.bound)
      }
    }
    if (isStopped()) break
    noteMove()
    if (mateLimit > 0 && bestScore >= MATE - mateLimit * 2) break
    if (softMs > 0 && isMainThread() && !isPondering()) {
      const share = f64(rootAt(0).nodes) / f64(max(nodeCount(), 1))
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
  const line = rootAt(0).line()
  return lineLength(line) >= 2 ? lineMove(line, 1) : NO_MOVE
}
