import { type All, generateLegal, type Noisy, type Quiet } from './generate'
import { generateMini } from './minichess'
import { isMinichess, turn } from './position'

/** Every legal move; eight bytes each, the move in the lower half. Returns the list's end. */
export function generateAll(list: usize): usize {
  if (isMinichess()) return generateMini(list, turn, true, true)
  return turn ? generateLegal<i32, All>(list) : generateLegal<u32, All>(list)
}

/** Captures and promotions. */
export function generateNoisy(list: usize): usize {
  if (isMinichess()) return generateMini(list, turn, true, false)
  return turn ? generateLegal<i32, Noisy>(list) : generateLegal<u32, Noisy>(list)
}

/** The moves that are not noisy. */
export function generateQuiet(list: usize): usize {
  if (isMinichess()) return generateMini(list, turn, false, true)
  return turn ? generateLegal<i32, Quiet>(list) : generateLegal<u32, Quiet>(list)
}
