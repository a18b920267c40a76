import { STATE_SIZE } from './memory'
import { HALFMOVES, KEY, PLIES_FROM_NULL, state } from './position'

/**
 * Whether the position counts as a draw by repetition: it stood once before since the search's root, or twice
 * before in the game.
 */
export function isRepetition(pliesFromRoot: i32): bool {
  const s = state
  const reach = min(i32(load<u16>(s, HALFMOVES)), i32(load<u16>(s, PLIES_FROM_NULL)))
  const k = load<u64>(s, KEY)
  let seenBeforeRoot = false
  for (let back = 4; back <= reach; back += 2) {
    if (load<u64>(s - usize(back) * STATE_SIZE, KEY) !== k) continue
    if (back <= pliesFromRoot || seenBeforeRoot) return true
    seenBeforeRoot = true
  }
  return false
}
