import { state } from './position'

/**
 * Whether the position counts as a draw by repetition: it stood once before since the search's root, or twice
 * before in the game.
 */
export function isRepetition(pliesFromRoot: i32): bool {
  const s = state
  const reach = min(i32(s.halfmoves), i32(s.pliesFromNull))
  const k = s.key
  let seenBeforeRoot = false
  for (let back = 4; back <= reach; back += 2) {
    if (s.back(back).key !== k) continue
    if (back <= pliesFromRoot || seenBeforeRoot) return true
    seenBeforeRoot = true
  }
  return false
}
