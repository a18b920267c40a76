// Quiescence: captures and promotions, and every evasion of a check, until nothing hangs.
import { EMPTY, isPromotion, KING, moveTo, NO_MOVE, PAWN } from '../board/bits'
import { unmake } from '../board/make'
import { canTakeKing, isAtPlyLimit, limitBalance } from '../board/minichess'
import { halfmoves, inCheck, isMinichess, key, pieceOn, pieces, turn } from '../board/position'
import { isRepetition } from '../board/repetition'
import { exchangeWorth, seeAtLeast } from '../board/see'
import { checkNode } from '../checks'
import { evaluate } from '../evaluation/evaluate'
import { EVALUATION_BOUND, INFINITE, MATE, MATE_BOUND, NO_SCORE } from '../evaluation/score'
import { MAX_PLY } from '../memory'
import { countNode, isStopped } from './control'
import { scoreAtLeaf } from './endings'
import { has, QUIESCENCE, SEE_PRUNING, TABLE_CUTS } from './features'
import { enter, frameAt } from './frame'
import { correction } from './history'
import { isLegal } from './legal'
import { clearLine, joinLine, lineAt } from './line'
import { QUIESCENCE_FUTILITY } from './margins'
import { pickMove, startPicking } from './picker'
import {
  EXACT,
  LOWER,
  probe,
  remember,
  tableBound,
  tableEvaluation,
  tableMove,
  tableScore,
  tableWasPv,
  UPPER,
} from './table'

/** Minichess's ends: a king taken or in reach, or the last ply. NO_SCORE if the game goes on. */
export function miniEnd(ply: i32): i32 {
  if (!pieces(turn, KING)) return ply - MATE
  if (isAtPlyLimit()) {
    const balance = limitBalance(turn)
    return balance > 0 ? MATE - ply : balance < 0 ? ply - MATE : 0
  }
  return canTakeKing(turn) ? MATE - ply - 1 : NO_SCORE
}

//@inline
export function corrected(raw: i32): i32 {
  return max(-EVALUATION_BOUND, min(EVALUATION_BOUND, raw + correction()))
}

export function quiesce<N>(alphaIn: i32, beta: i32, ply: i32): i32 {
  const isPv = sizeof<N>() === 2
  let alpha = alphaIn
  if (isPv) clearLine(lineAt(ply))
  countNode()
  if (isStopped()) return 0
  checkNode()
  if (isMinichess()) {
    const end = miniEnd(ply)
    if (end !== NO_SCORE) return end
  } else if (halfmoves() >= 100 || isRepetition(ply)) return 0
  const checked = inCheck()
  if (ply >= MAX_PLY - 2) return checked ? 0 : evaluate()
  const told = scoreAtLeaf(ply)
  if (told !== NO_SCORE) return told
  if (!has(QUIESCENCE)) return corrected(evaluate())

  const k = key()
  const data = probe(k)
  const bound = data ? tableBound(data) : 0
  const stored = data ? tableScore(data, ply) : NO_SCORE
  if (has(TABLE_CUTS) && !isPv && data && bound & (stored >= beta ? LOWER : UPPER)) return stored

  const frame = frameAt(ply)
  let raw = NO_SCORE
  let best = -INFINITE
  let floor = -INFINITE
  if (!checked) {
    raw = data && tableEvaluation(data) !== NO_SCORE ? tableEvaluation(data) : evaluate()
    best = corrected(raw)
    if (data && abs(stored) < MATE_BOUND && bound & (stored > best ? LOWER : UPPER)) best = stored
    if (best >= beta) {
      if (!data) remember(k, ply, NO_MOVE, best, raw, 0, LOWER, false)
      return abs(best) < MATE_BOUND ? (best + beta) / 2 : best
    }
    if (best > alpha) alpha = best
    floor = best + QUIESCENCE_FUTILITY
  }

  let hint = data ? tableMove(data) : NO_MOVE
  if (hint && !checked && pieceOn(moveTo(hint)) === EMPTY && !isPromotion(hint)) hint = NO_MOVE
  if (hint && !isLegal(hint)) hint = NO_MOVE
  let bestMove = NO_MOVE
  let count = 0
  startPicking(frame, ply, hint)
  while (true) {
    const m = pickMove(frame, 0, checked)
    if (m === NO_MOVE) break
    count++
    if (best > -MATE_BOUND) {
      if (!checked && !isPromotion(m)) {
        const captured = pieceOn(moveTo(m))
        const gain = floor + exchangeWorth(captured === EMPTY ? PAWN : captured >> 1)
        if (gain <= alpha) {
          best = max(best, gain)
          continue
        }
        if (has(SEE_PRUNING) && floor <= alpha && !seeAtLeast(m, 1)) {
          best = max(best, floor)
          continue
        }
      }
      // One way out of check is found: of the others only those that lose nothing matter.
      if (checked && count > 2 && pieceOn(moveTo(m)) === EMPTY) break
    }
    enter(frame, m)
    const score = -quiesce<N>(-beta, -alpha, ply + 1)
    unmake(m)
    if (isStopped()) return 0
    if (score > best) {
      best = score
      if (score > alpha) {
        bestMove = m
        if (isPv) joinLine(lineAt(ply), m, lineAt(ply + 1))
        if (score >= beta) break
        alpha = score
      }
    }
  }
  if (checked && count === 0) return isMinichess() ? 0 : ply - MATE
  if (best >= beta && abs(best) < MATE_BOUND) best = (best * 3 + beta) / 4
  const kind = best >= beta ? LOWER : isPv && best > alphaIn ? EXACT : UPPER
  remember(k, ply, bestMove, best, raw, 0, kind, data !== 0 && tableWasPv(data))
  return best
}
