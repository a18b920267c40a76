// The moves at the root, each with its score and its line.
import { lineAt, listAt } from './frame'
import { LINE_SIZE, ROOT_FILTER, ROOT_MOVE_SIZE, ROOT_MOVES } from './memory'
import { generateAll } from './moves'
import { base } from './position'
import { INFINITE } from './score'

export const ROOT_MOVE: usize = 0
export const ROOT_SCORE: usize = 4
export const ROOT_PREVIOUS: usize = 8
export const ROOT_DEPTH: usize = 12
export const ROOT_NODES: usize = 16
export const ROOT_LINE: usize = 32

let rootCount: i32 = 0

export function rootMoveCount(): i32 {
  return rootCount
}

//@inline
export function rootAt(index: i32): usize {
  return base + ROOT_MOVES + usize(index) * ROOT_MOVE_SIZE
}

/** Considers every move again at the root. */
export function allowAllRootMoves(): void {
  store<i32>(base + ROOT_FILTER, 0)
}

/** Considers at the root only the moves that were allowed since allowAllRootMoves. */
export function allowRootMove(m: i32): void {
  const count = load<i32>(base + ROOT_FILTER)
  if (count >= 255) return
  store<u16>(base + ROOT_FILTER + 4 + (usize(count) << 1), u16(m))
  store<i32>(base + ROOT_FILTER, count + 1)
}

function isAllowed(m: i32): bool {
  const count = load<i32>(base + ROOT_FILTER)
  for (let i = 0; i < count; i++) {
    if (i32(load<u16>(base + ROOT_FILTER + 4 + (usize(i) << 1))) === m) return true
  }
  return count === 0
}

export function prepareRootMoves(): void {
  rootCount = 0
  const list = listAt(0)
  const end = generateAll(list)
  for (let at = list; at < end && rootCount < 255; at += 8) {
    const m = load<i32>(at)
    if (!isAllowed(m)) continue
    const root = rootAt(rootCount)
    memory.fill(root, 0, ROOT_MOVE_SIZE)
    store<i32>(root, m, ROOT_MOVE)
    store<i32>(root, -INFINITE, ROOT_SCORE)
    store<i32>(root, -INFINITE, ROOT_PREVIOUS)
    store<u16>(root, 1, ROOT_LINE)
    store<u16>(root, u16(m), ROOT_LINE + 2)
    rootCount++
  }
}

export function saveScores(): void {
  for (let i = 0; i < rootCount; i++) store<i32>(rootAt(i), load<i32>(rootAt(i), ROOT_SCORE), ROOT_PREVIOUS)
}

/** The line of a root move is the move and the first ply's line. */
export function saveLine(root: usize): void {
  const line = lineAt(1)
  const length = load<u16>(line)
  store<u16>(root, length + 1, ROOT_LINE)
  store<u16>(root, u16(load<i32>(root, ROOT_MOVE)), ROOT_LINE + 2)
  memory.copy(root + ROOT_LINE + 4, line + 2, min(usize(length) << 1, LINE_SIZE - 8))
}

/** Puts the record of a root move, as another thread wrote it, in the place of the own one; it is the only one with a score. */
export function adoptRootMove(record: usize): void {
  const m = load<i32>(record, ROOT_MOVE)
  for (let i = 0; i < rootCount; i++) {
    const root = rootAt(i)
    if (load<i32>(root, ROOT_MOVE) !== m) {
      store<i32>(root, -INFINITE, ROOT_SCORE)
      continue
    }
    const previous = load<i32>(root, ROOT_PREVIOUS)
    const nodes = load<u64>(root, ROOT_NODES)
    memory.copy(root, record, ROOT_MOVE_SIZE)
    store<i32>(root, previous, ROOT_PREVIOUS)
    store<u64>(root, nodes, ROOT_NODES)
  }
}

//@inline
function isBetter(a: usize, b: usize): bool {
  const first = load<i32>(a, ROOT_SCORE)
  const second = load<i32>(b, ROOT_SCORE)
  return first !== second ? first > second : load<i32>(a, ROOT_PREVIOUS) > load<i32>(b, ROOT_PREVIOUS)
}

/** Sorts the moves of one range, best first; equals keep their order. */
export function sortRootMoves(first: i32, last: i32): void {
  const spare = rootAt(255)
  for (let i = first + 1; i < last; i++) {
    let place = i
    while (place > first && isBetter(rootAt(i), rootAt(place - 1))) place--
    if (place === i) continue
    memory.copy(spare, rootAt(i), ROOT_MOVE_SIZE)
    memory.copy(rootAt(place + 1), rootAt(place), usize(i - place) * ROOT_MOVE_SIZE)
    memory.copy(rootAt(place), spare, ROOT_MOVE_SIZE)
  }
}
