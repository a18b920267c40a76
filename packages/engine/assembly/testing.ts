// The door of the test build: the core's own, and through it to the parts that a test looks at one by one.
import { NO_MOVE } from './board/bits'
import { unmake } from './board/make'
import { MAX_PLY } from './memory'
import { startControl } from './search/control'
import { clearFrames, enter, frameAt, listAt } from './search/frame'
import { updateCapture, updateQuiet } from './search/history'
import { pickMove, startPicking } from './search/picker'
import { quiesce } from './search/quiesce'
import { type NonPv, type Pv, resetSearch, search } from './search/search'

export { lastFault } from './checks'
export * from './index'
export { evaluateByNetwork, forgetNeurons } from './network/network'
export { nodeCount } from './search/control'
export { tellEnding } from './search/endings'
export { switchOff } from './search/features'
export { correction, updateCorrection } from './search/history'
export {
  probe,
  remember,
  setGeneration,
  tableBound,
  tableDepth,
  tableEvaluation,
  tableMove,
  tableScore,
  tableWasPv,
} from './search/table'

/** Lists the moves in the order in which a node would try them, at orderAddress, and returns how many. */
export function orderMoves(tableMove: i32, killer: i32): i32 {
  const frame = frameAt(1)
  frame.killer = killer
  startPicking(frame, 1, tableMove)
  let count = 0
  for (let m = pickMove(frame, 0, true); m !== NO_MOVE; m = pickMove(frame, 0, true)) {
    store<i32>(orderAddress() + (usize(count) << 2), m)
    count++
  }
  return count
}

export function orderAddress(): usize {
  return listAt(2)
}

/** Makes a move as the search does, so that what is learned next is about replies to it. */
export function enterMove(m: i32): void {
  enter(frameAt(0), m)
}

export function leaveMove(m: i32): void {
  unmake(m)
}

export function learnQuiet(m: i32, bonus: i32): void {
  updateQuiet(frameAt(1), m, bonus)
}

export function learnCapture(m: i32, bonus: i32): void {
  updateCapture(m, bonus)
}

export function prepareSearch(): void {
  startControl(0, 0)
  resetSearch()
  clearFrames(MAX_PLY)
}

/** One node below the root, and all that lies below it. */
export function searchNode(alpha: i32, beta: i32, depth: i32, ply: i32, isPv: bool): i32 {
  return isPv ? search<Pv>(alpha, beta, depth, ply, false) : search<NonPv>(alpha, beta, depth, ply, true)
}

export function quiesceNode(alpha: i32, beta: i32): i32 {
  return quiesce<Pv>(alpha, beta, 1)
}
