// The moves at the root, each with its score and its line.
import { ENTRY_SIZE, moveOf } from '../board/move-list'
import { generateAll } from '../board/moves'
import { base } from '../board/position'
import { INFINITE } from '../evaluation/score'
import { ROOT_FILTER, ROOT_FILTER_MAX, ROOT_MOVE_SIZE, ROOT_MOVES } from '../memory'
import { listAt } from './frame'
import { joinLine, lineAt } from './line'
import { EXACT, UPPER } from './table'

//@unmanaged
export class RootMove {
  move: i32
  /** -INFINITE where the search has only seen that others are better. */
  score: i32
  bound: i32
  /** The depth that was searching when the move was last looked at. */
  depth: i32
  /** Its score at the depth before. */
  previous: i32
  /** What it can be worth at most, as far as this depth has seen. */
  atMost: i32
  /** How deep the search went at its deepest. */
  deepest: i32
  /** By tables of endings: 1 where it wins, -1 where it loses, else nought. */
  rank: i32
  nodes: u64

  /** Where its line lies, behind these fields. */
  //@inline
  line(): usize {
    return changetype<usize>(this) + offsetof<RootMove>()
  }

  //@inline
  copyTo(other: RootMove): void {
    memory.copy(changetype<usize>(other), changetype<usize>(this), ROOT_MOVE_SIZE)
  }
}

let rootCount: i32 = 0

export function rootMoveCount(): i32 {
  return rootCount
}

//@inline
export function rootAt(index: i32): RootMove {
  return changetype<RootMove>(base + ROOT_MOVES + usize(index) * ROOT_MOVE_SIZE)
}

/** Considers every move again at the root. */
export function allowAllRootMoves(): void {
  store<i32>(base + ROOT_FILTER, 0)
}

/** Considers at the root only the moves that were allowed since allowAllRootMoves. */
export function allowRootMove(m: i32): void {
  const count = load<i32>(base + ROOT_FILTER)
  if (count >= ROOT_FILTER_MAX) return
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
  for (let at = list; at < end && rootCount < 255; at += ENTRY_SIZE) {
    const m = moveOf(at)
    if (!isAllowed(m)) continue
    const root = rootAt(rootCount)
    memory.fill(changetype<usize>(root), 0, ROOT_MOVE_SIZE)
    root.move = m
    root.score = -INFINITE
    root.previous = -INFINITE
    joinLine(root.line(), m, root.line())
    rootCount++
  }
}

/** Leaves out the moves of a lower rank. */
export function keepRootMoves(lowest: i32): void {
  let kept = 0
  for (let i = 0; i < rootCount; i++) {
    if (rootAt(i).rank < lowest) continue
    if (i !== kept) rootAt(i).copyTo(rootAt(kept))
    kept++
  }
  rootCount = kept
}

export function saveScores(): void {
  for (let i = 0; i < rootCount; i++) {
    const root = rootAt(i)
    root.previous = root.score
    root.atMost = INFINITE
  }
}

/**
 * After a depth that was cut short: a move that it has not judged gets back its score of the depth before, or what it can be worth at
 * most where that is less. The first move stays the best.
 */
export function settleRootMoves(depth: i32): void {
  for (let i = 0; i < rootCount; i++) {
    const root = rootAt(i)
    const isSeen = root.depth === depth
    if (isSeen && root.score > -INFINITE) continue
    const atMost = i > 0 ? min(root.atMost, rootAt(0).score) : root.atMost
    root.score = min(root.previous, atMost)
    root.bound = atMost < root.previous ? UPPER : EXACT
    if (!isSeen) root.depth = depth - 1
  }
  sortRootMoves(1, rootCount)
}

/** The line of a root move is the move and the first ply's line. */
export function saveLine(root: RootMove): void {
  joinLine(root.line(), root.move, lineAt(1))
}

/** Puts the record of a root move, as another thread wrote it, in the place of the own one; it is the only one with a score. */
export function adoptRootMove(record: RootMove): void {
  const m = record.move
  for (let i = 0; i < rootCount; i++) {
    const root = rootAt(i)
    if (root.move !== m) {
      root.score = -INFINITE
      continue
    }
    const previous = root.previous
    const nodes = root.nodes
    record.copyTo(root)
    root.previous = previous
    root.nodes = nodes
  }
}

//@inline
function isBetter(a: RootMove, b: RootMove): bool {
  const first = a.score
  const second = b.score
  if (a.rank !== b.rank) return a.rank > b.rank
  return first !== second ? first > second : a.previous > b.previous
}

/** Sorts the moves of one range, best first; equals keep their order. */
export function sortRootMoves(first: i32, last: i32): void {
  const spare = rootAt(255)
  for (let i = first + 1; i < last; i++) {
    let place = i
    while (place > first && isBetter(rootAt(i), rootAt(place - 1))) place--
    if (place === i) continue
    rootAt(i).copyTo(spare)
    memory.copy(
      changetype<usize>(rootAt(place + 1)),
      changetype<usize>(rootAt(place)),
      usize(i - place) * ROOT_MOVE_SIZE,
    )
    spare.copyTo(rootAt(place))
  }
}
