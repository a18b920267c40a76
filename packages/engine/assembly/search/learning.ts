// What a cut-off teaches the histories.
import { isPromotion } from '../board/bits'
import type { Frame } from './frame'
import { isCapture, updateCapture, updateQuiet } from './history'
import { BONUS_BASE, BONUS_MOST, BONUS_SLOPE, MALUS_BASE, MALUS_MOST, MALUS_SLOPE } from './margins'
import { triedCapture, triedQuiet } from './tried'

//@inline
export function bonusFor(depth: i32): i32 {
  return min(BONUS_SLOPE * depth - BONUS_BASE, BONUS_MOST)
}

//@inline
function malusFor(depth: i32): i32 {
  return min(MALUS_SLOPE * depth - MALUS_BASE, MALUS_MOST)
}

/** The move that refuted the node teaches the histories; the ones tried before it unlearn. */
export function learn(frame: Frame, ply: i32, best: i32, depth: i32, quiets: i32, captures: i32): void {
  const bonus = bonusFor(depth)
  const malus = -malusFor(depth)
  if (isCapture(best) || isPromotion(best)) updateCapture(best, bonus)
  else {
    frame.killer = best
    if (depth > 3 || quiets > 1) updateQuiet(frame, best, bonus)
    for (let i = 0; i < quiets; i++) {
      const m = triedQuiet(ply, i)
      if (m !== best) updateQuiet(frame, m, malus)
    }
  }
  for (let i = 0; i < captures; i++) {
    const m = triedCapture(ply, i)
    if (m !== best) updateCapture(m, malus)
  }
}
