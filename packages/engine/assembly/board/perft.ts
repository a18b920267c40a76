import { MOVE_LIST_SIZE, MOVE_LISTS } from '../memory'
import { type All, type Count, generateLegal } from './generate'
import { make, makeMove, unmake, unmakeMove } from './make'
import { ENTRY_SIZE, moveOf } from './move-list'
import { generateAll } from './moves'
import { base, isMinichess, turn } from './position'

/** `K` is All to list the moves at the leaf, Count to count them only. */
function perftOf<C, K>(depth: i32): u64 {
  const list = base + MOVE_LISTS + usize(depth) * MOVE_LIST_SIZE
  if (depth === 1) return u64((generateLegal<C, K>(list) - list) >> 3)
  const end = generateLegal<C, All>(list)
  let nodes: u64 = 0
  for (let at = list; at < end; at += ENTRY_SIZE) {
    const m = moveOf(at)
    makeMove<C>(m)
    nodes += isSigned<C>() ? perftOf<u32, K>(depth - 1) : perftOf<i32, K>(depth - 1)
    unmakeMove<C>(m)
  }
  return nodes
}

function perftMini(depth: i32): u64 {
  if (depth === 0) return 1
  const list = base + MOVE_LISTS + usize(depth) * MOVE_LIST_SIZE
  const end = generateAll(list)
  let nodes: u64 = 0
  for (let at = list; at < end; at += ENTRY_SIZE) {
    const m = moveOf(at)
    make(m)
    nodes += perftMini(depth - 1)
    unmake(m)
  }
  return nodes
}

export function perft(depth: i32): u64 {
  if (depth <= 0) return 1
  if (isMinichess()) return perftMini(depth)
  return turn ? perftOf<i32, All>(depth) : perftOf<u32, All>(depth)
}

export function perftBulk(depth: i32): u64 {
  if (depth <= 0) return 1
  if (isMinichess()) return perftMini(depth)
  return turn ? perftOf<i32, Count>(depth) : perftOf<u32, Count>(depth)
}
