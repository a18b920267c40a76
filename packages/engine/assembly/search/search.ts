// Principal variation search below the root.
import { CASTLING, isPromotion, moveFrom, moveKind, moveTo, NO_MOVE } from '../board/bits'
import { makeNull, unmake, unmakeNull } from '../board/make'
import { generateAll } from '../board/moves'
import { halfmoves, inCheck, isMinichess, key, pieceOn, turn } from '../board/position'
import { isRepetition } from '../board/repetition'
import { seeAtLeast } from '../board/see'
import { checkNode } from '../checks'
import { hasPieces } from '../evaluation/endgames'
import { evaluate } from '../evaluation/evaluate'
import { INFINITE, MATE, MATE_BOUND, NO_SCORE } from '../evaluation/score'
import { DEFERRED_MAX, MAX_PLY } from '../memory'
import { beginMove, endMove, hasTeam, isUnderWay, nameMove } from '../threads/team'
import { countNode, isStopped } from './control'
import { isGuided, scoreAtEnd } from './endings'
import {
  CHECK_EXTENSION,
  FUTILITY,
  HISTORY_PRUNING,
  has,
  INTERNAL_REDUCTION,
  LATE_MOVE_PRUNING,
  LATE_MOVE_REDUCTION,
  MATE_DISTANCE,
  NULL_MOVE,
  NULL_WINDOWS,
  PROBCUT,
  RAZORING,
  REVERSE_FUTILITY,
  SEE_PRUNING,
  SINGULAR_EXTENSION,
  TABLE_CUTS,
} from './features'
import { enter, type Frame, frameAt, listAt, repliesToNothing } from './frame'
import {
  captureHistory,
  isCapture,
  statistics,
  updateCorrection,
  updateQuiet,
  updateReplies,
} from './history'
import { bonusFor, learn } from './learning'
import { isLegal } from './legal'
import { clearLine, joinLine, lineAt } from './line'
import {
  DEEPER_MARGIN,
  DOUBLE_EXTENSION,
  FUTILITY_BASE,
  FUTILITY_HISTORY,
  FUTILITY_SLOPE,
  HISTORY_SLOPE,
  LATE_MOVES_BASE,
  NULL_MOVE_BASE,
  NULL_MOVE_SLOPE,
  NULL_MOVE_STEP,
  PROBCUT_BASE,
  PROBCUT_IMPROVING,
  RAZORING_BASE,
  RAZORING_SLOPE,
  REDUCE_AFTER_CAPTURE,
  REDUCE_CAPTURE,
  REDUCE_CAPTURE_HISTORY,
  REDUCE_CHECK,
  REDUCE_CUT,
  REDUCE_CUTOFFS,
  REDUCE_HISTORY,
  REDUCE_KILLER,
  REDUCE_PV,
  REDUCE_WAS_PV,
  REDUCE_WORSENING,
  REVERSE_FUTILITY_SLOPE,
  SEE_CAPTURE_HISTORY,
  SEE_CAPTURE_SLOPE,
  SEE_QUIET_SLOPE,
  SINGULAR_SLOPE,
  TRIPLE_EXTENSION,
} from './margins'
import { pickMove, skipQuiets, startPicking } from './picker'
import { corrected, miniEnd, quiesce } from './quiesce'
import { reduction } from './reductions'
import {
  EXACT,
  LOWER,
  probe,
  remember,
  tableBound,
  tableDepth,
  tableEvaluation,
  tableMove,
  tableScore,
  tableWasPv,
  UPPER,
} from './table'
import { deferMove, deferredMove, deferredRank, noteCapture, noteQuiet } from './tried'

// The kind of node is a type parameter told apart by its size.
export type NonPv = u8
export type Pv = u16

/** Near the end of the best line no move is left out for being late: two or three that are seen would answer for thirty. */
const CAREFUL_DEPTH: i32 = 3

let selectiveDepth: i32 = 0
/** While a null move is verified, no other is tried above this ply. */
let nullFromPly: i32 = 0

export function resetSearch(): void {
  selectiveDepth = 0
  nullFromPly = 0
}

export function deepestPly(): i32 {
  return selectiveDepth
}

/** Fifty moves are a draw unless the last of them mated. */
function isFiftyMoveDraw(ply: i32): bool {
  if (halfmoves() < 100) return false
  return !inCheck() || generateAll(listAt(ply)) !== listAt(ply)
}

/** Passing the turn and still being above beta: the node will fail high. */
function nullMoveScore(frame: Frame, beta: i32, depth: i32, ply: i32, evaluation: i32, cut: bool): i32 {
  const reduced = depth - 4 - depth / 3 - min((evaluation - beta) / NULL_MOVE_STEP, 3)
  frame.move = NO_MOVE
  frame.replies = repliesToNothing()
  makeNull()
  const score = -search<NonPv>(-beta, -beta + 1, reduced, ply + 1, !cut)
  unmakeNull()
  if (isStopped() || score < beta) return NO_SCORE
  if (nullFromPly || depth < 15) return score >= MATE_BOUND ? beta : score
  // Deep in the tree zugzwang would be believed for long: verify without null moves.
  nullFromPly = ply + (reduced * 3) / 4
  const verified = search<NonPv>(beta - 1, beta, reduced, ply, false)
  nullFromPly = 0
  return verified >= beta ? (score >= MATE_BOUND ? beta : score) : NO_SCORE
}

/** A capture that stays far above beta in a shallower search refutes the node. */
function probCut(
  frame: Frame,
  beta: i32,
  depth: i32,
  ply: i32,
  raw: i32,
  standing: i32,
  hint: i32,
  cut: bool,
): i32 {
  startPicking(frame, ply, hint && isCapture(hint) && seeAtLeast(hint, beta - standing) ? hint : NO_MOVE)
  while (true) {
    const m = pickMove(frame, beta - standing, false)
    if (m === NO_MOVE) return NO_SCORE
    enter(frame, m)
    let score = -quiesce<NonPv>(-beta, -beta + 1, ply + 1)
    if (score >= beta) score = -search<NonPv>(-beta, -beta + 1, depth - 4, ply + 1, !cut)
    unmake(m)
    if (isStopped()) return NO_SCORE
    if (score >= beta) {
      remember(key(), ply, m, score, raw, depth - 3, LOWER, false)
      return score
    }
  }
}

/** What another thread has stored for the node since it was entered, if that settles it. */
function settledMeanwhile(k: u64, ply: i32, beta: i32, depth: i32): i32 {
  const data = probe(k)
  if (!data || tableDepth(data) < depth || halfmoves() >= 90) return NO_SCORE
  const score = tableScore(data, ply)
  return tableBound(data) & (score >= beta ? LOWER : UPPER) ? score : NO_SCORE
}

export function search<N>(alphaIn: i32, betaIn: i32, depthIn: i32, ply: i32, cut: bool): i32 {
  const isPv = sizeof<N>() === 2
  if (depthIn <= 0) return quiesce<N>(alphaIn, betaIn, ply)
  let alpha = alphaIn
  let beta = betaIn
  let depth = depthIn
  if (isPv) {
    clearLine(lineAt(ply))
    if (ply > selectiveDepth) selectiveDepth = ply
  }
  countNode()
  if (isStopped()) return 0
  checkNode()
  const frame = frameAt(ply)
  const excluded = frame.excluded
  const checked = inCheck()
  if (isMinichess()) {
    const end = miniEnd(ply)
    if (end !== NO_SCORE) return end
  } else if (!excluded && (isRepetition(ply) || isFiftyMoveDraw(ply))) return 0
  if (ply >= MAX_PLY - 2) return checked ? 0 : evaluate()
  const told = excluded ? NO_SCORE : scoreAtEnd(ply)
  if (told !== NO_SCORE) return told

  // No line can be better than a mate found nearer to the root.
  if (has(MATE_DISTANCE)) {
    alpha = max(alpha, ply - MATE)
    beta = min(beta, MATE - ply - 1)
    if (alpha >= beta) return alpha
  }

  const k = key()
  const data = excluded ? u64(0) : probe(k)
  const bound = data ? tableBound(data) : 0
  const stored = data ? tableScore(data, ply) : NO_SCORE
  const storedDepth = data ? tableDepth(data) : 0
  let hint = data ? tableMove(data) : NO_MOVE
  if (hint && !isLegal(hint)) hint = NO_MOVE
  const wasPv = isPv || (data !== 0 && tableWasPv(data))
  const hintCaptures = hint !== NO_MOVE && isCapture(hint)

  if (
    has(TABLE_CUTS) &&
    !isPv &&
    data &&
    storedDepth >= depth &&
    bound & (stored >= beta ? LOWER : UPPER) &&
    halfmoves() < 90
  ) {
    if (stored >= beta && hint && !hintCaptures && !isPromotion(hint))
      updateQuiet(frame, hint, bonusFor(depth) >> 1)
    return stored
  }

  let raw = NO_SCORE
  let standing = NO_SCORE
  let evaluation = NO_SCORE
  if (!checked) {
    if (excluded) {
      standing = frame.evaluation
      evaluation = standing
    } else {
      raw = data && tableEvaluation(data) !== NO_SCORE ? tableEvaluation(data) : evaluate()
      standing = corrected(raw)
      evaluation = standing
      if (data && abs(stored) < MATE_BOUND && bound & (stored > standing ? LOWER : UPPER)) evaluation = stored
    }
  }
  frame.evaluation = standing
  frame.ahead(2).cutoffs = 0
  let improving = false
  if (!checked) {
    const two = frame.back(2).evaluation
    const four = frame.back(4).evaluation
    improving = two !== NO_SCORE ? standing > two : four !== NO_SCORE ? standing > four : true
  }

  if (!isPv && !checked && !excluded && !isGuided()) {
    if (has(RAZORING) && depth <= 3 && evaluation + RAZORING_SLOPE * depth * depth + RAZORING_BASE < alpha) {
      const score = quiesce<NonPv>(alpha, alpha + 1, ply)
      if (score <= alpha) return score
    }
    if (
      has(REVERSE_FUTILITY) &&
      depth <= 9 &&
      evaluation >= beta + REVERSE_FUTILITY_SLOPE * (depth - i32(improving)) &&
      evaluation < MATE_BOUND &&
      beta > -MATE_BOUND
    ) {
      return (evaluation * 2 + beta) / 3
    }
    if (
      has(NULL_MOVE) &&
      evaluation >= beta &&
      standing >= beta - NULL_MOVE_SLOPE * depth + NULL_MOVE_BASE &&
      frame.back(1).move !== NO_MOVE &&
      beta > -MATE_BOUND &&
      ply >= nullFromPly &&
      hasPieces(turn)
    ) {
      const score = nullMoveScore(frame, beta, depth, ply, evaluation, cut)
      if (score !== NO_SCORE) return score
      if (isStopped()) return 0
    }
  }

  // Without a move to begin with, a shallower search finds one for the next time.
  if (has(INTERNAL_REDUCTION) && depth >= 4 && (isPv || cut) && !hint && !excluded) depth--

  const captureBeta = beta + PROBCUT_BASE - (improving ? PROBCUT_IMPROVING : 0)
  if (
    has(PROBCUT) &&
    !isPv &&
    !checked &&
    !excluded &&
    depth >= 5 &&
    abs(beta) < MATE_BOUND &&
    !(data && storedDepth >= depth - 3 && stored < captureBeta)
  ) {
    const score = probCut(frame, captureBeta, depth, ply, raw, standing, hint, cut)
    if (score !== NO_SCORE) return abs(score) < MATE_BOUND ? score - (captureBeta - beta) : score
    if (isStopped()) return 0
  }

  let hintExtension = 0
  if (
    has(SINGULAR_EXTENSION) &&
    !excluded &&
    hint &&
    depth >= 6 &&
    storedDepth >= depth - 3 &&
    bound & LOWER &&
    abs(stored) < MATE_BOUND &&
    ply < MAX_PLY / 2
  ) {
    // If every other move fails low well below the table's score, the table's move is the only one: look deeper.
    const margin = stored - (depth * SINGULAR_SLOPE) / 16 - (wasPv && !isPv ? depth : 0)
    frame.excluded = hint
    const score = search<NonPv>(margin - 1, margin, (depth - 1) / 2, ply, cut)
    frame.excluded = NO_MOVE
    if (isStopped()) return 0
    if (score < margin) {
      hintExtension = 1
      if (!isPv && score < margin - DOUBLE_EXTENSION)
        hintExtension = hintCaptures || score >= margin - TRIPLE_EXTENSION ? 2 : 3
    } else if (margin >= beta && abs(margin) < MATE_BOUND) return margin
    else if (stored >= beta) hintExtension = isPv ? -1 : -2
    else if (cut) hintExtension = -1
  }

  const lateMoves = (LATE_MOVES_BASE + depth * depth) / (improving ? 1 : 2)
  let best = -INFINITE
  let bestMove = NO_MOVE
  let count = 0
  let quiets = 0
  let captures = 0
  const shares = hasTeam() && depth >= 3 && !excluded
  let deferred = 0
  let resumed = 0
  startPicking(frame, ply, hint)
  while (true) {
    let m = pickMove(frame, 0, true)
    let rank = count + 1
    const late = m === NO_MOVE
    if (late) {
      if (resumed === deferred) break
      if (resumed === 0 && !isPv) {
        const score = settledMeanwhile(k, ply, beta, depth)
        if (score !== NO_SCORE) return score
      }
      m = deferredMove(ply, resumed)
      rank = deferredRank(ply, resumed)
      resumed++
    } else {
      if (m === excluded) continue
      count++
    }
    const quiet = !isCapture(m) && !isPromotion(m)
    const piece = pieceOn(moveFrom(m))
    const stats = quiet ? statistics(frame, m, piece) : captureHistory(m) * 2
    let r = reduction(depth, rank)

    if (best > -MATE_BOUND && hasPieces(turn) && !isGuided()) {
      if (quiet) {
        if (has(LATE_MOVE_PRUNING) && rank >= lateMoves && !(isPv && depth <= CAREFUL_DEPTH)) {
          skipQuiets(frame)
          continue
        }
        const left = max(depth - r / 1024, 0)
        if (
          has(FUTILITY) &&
          !checked &&
          left <= 8 &&
          standing + FUTILITY_BASE + FUTILITY_SLOPE * left + stats / FUTILITY_HISTORY <= alpha
        ) {
          skipQuiets(frame)
          continue
        }
        if (has(HISTORY_PRUNING) && left <= 5 && stats < -HISTORY_SLOPE * depth) continue
        if (has(SEE_PRUNING) && left <= 9 && !seeAtLeast(m, -SEE_QUIET_SLOPE * left * left)) continue
      } else if (
        has(SEE_PRUNING) &&
        depth <= 7 &&
        moveKind(m) !== CASTLING &&
        !seeAtLeast(m, -SEE_CAPTURE_SLOPE * depth - stats / SEE_CAPTURE_HISTORY)
      )
        continue
    }

    const name = nameMove(k, m)
    if (shares) {
      // What another thread is searching is left to it for now: its result will be in the table.
      if (!late && rank > 1 && deferred < DEFERRED_MAX && isUnderWay(name)) {
        deferMove(ply, deferred, m, rank)
        deferred++
        continue
      }
      beginMove(name)
    }

    if (quiet) quiets = noteQuiet(ply, quiets, m)
    else captures = noteCapture(ply, captures, m)

    enter(frame, m)
    const gives = inCheck()
    let extension = m === hint ? hintExtension : 0
    if (has(CHECK_EXTENSION) && extension === 0 && gives && depth > 6 && isPv) extension = 1
    const newDepth = depth - 1 + extension
    let score = 0
    if (has(LATE_MOVE_REDUCTION) && depth >= 2 && rank > 1 + i32(isPv)) {
      if (wasPv) r -= REDUCE_WAS_PV
      if (isPv) r -= REDUCE_PV
      if (cut) r += REDUCE_CUT
      if (!improving) r += REDUCE_WORSENING
      if (hintCaptures && quiet) r += REDUCE_AFTER_CAPTURE
      if (gives) r -= REDUCE_CHECK
      if (m === frame.killer) r -= REDUCE_KILLER
      if (frame.ahead(1).cutoffs > 3) r += REDUCE_CUTOFFS
      if (quiet) r -= (stats * 16) / REDUCE_HISTORY
      else r -= REDUCE_CAPTURE + (stats * 16) / REDUCE_CAPTURE_HISTORY
      const reduced = max(1, min(newDepth - r / 1024, newDepth + i32(isPv)))
      score = -search<NonPv>(-alpha - 1, -alpha, reduced, ply + 1, true)
      if (score > alpha && reduced < newDepth) {
        // A surprise is searched again in full, deeper still if it is a great one.
        let again = newDepth
        if (score > best + DEEPER_MARGIN + 2 * newDepth) again++
        else if (score < best + newDepth) again--
        if (again > reduced) score = -search<NonPv>(-alpha - 1, -alpha, again, ply + 1, !cut)
        if (quiet && score >= beta) updateReplies(frame, piece, moveTo(m), bonusFor(newDepth))
      }
    } else if (!isPv || (rank > 1 && has(NULL_WINDOWS))) {
      score = -search<NonPv>(-alpha - 1, -alpha, newDepth, ply + 1, !cut)
    }
    if (isPv && (rank === 1 || !has(NULL_WINDOWS) || score > alpha))
      score = -search<Pv>(-beta, -alpha, newDepth, ply + 1, false)
    unmake(m)
    if (shares) endMove(name)
    if (isStopped()) return 0

    if (score > best) {
      best = score
      if (score > alpha) {
        bestMove = m
        if (isPv) joinLine(lineAt(ply), m, lineAt(ply + 1))
        if (score >= beta) {
          frame.cutoffs++
          break
        }
        alpha = score
        if (has(LATE_MOVE_REDUCTION) && depth > 2 && depth < 12 && abs(score) < MATE_BOUND) depth--
      }
    }
  }

  if (count === 0) {
    if (excluded) return alpha
    return checked && !isMinichess() ? ply - MATE : 0
  }
  if (best >= beta && abs(best) < MATE_BOUND && abs(alpha) < MATE_BOUND)
    best = (best * depth + beta) / (depth + 1)
  if (bestMove) learn(frame, ply, bestMove, depth, quiets, captures)
  if (!excluded) {
    const kind = best >= beta ? LOWER : isPv && bestMove ? EXACT : UPPER
    remember(k, ply, bestMove, best, raw, depth, kind, wasPv)
    const teaches = kind === EXACT || (kind === LOWER ? best > standing : best < standing)
    if (!checked && teaches && !(bestMove && isCapture(bestMove))) updateCorrection(best - standing, depth)
  }
  return best
}
