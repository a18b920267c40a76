// Limits of a search, the count of nodes, and the end of it.
import { now, pause } from '../host'
import { MAX_THREADS, NODE_COUNTER_SIZE, NODE_COUNTERS, PONDER_FLAG, STOP_FLAG } from '../memory'
import { isOvertaken } from '../threads/team'

// Code that V8 has not optimised yet runs at a twentieth of the speed, so nodes between two looks are not fixed.
const MIN_INTERVAL: u64 = 32
const MAX_INTERVAL: u64 = 2048
const LONG_INTERVAL_MS: f64 = 2
const SHORT_INTERVAL_MS: f64 = 0.5

let thread: i32 = 0
let nodes: u64 = 0
let nextCheck: u64 = 0
let interval: u64 = MIN_INTERVAL
let lastLookMs: f64 = 0
let stopped: bool = false
/** Whether there is a move to answer with: before the first depth is done, neither a stop nor the clock ends the search. */
let hasMove: bool = false
/** Whether a root move has a score: before that, not even the count of nodes ends the search, which would answer without one. */
let hasScore: bool = false
/** Whether only the depth is left, and the search goes on. */
let overtaken: bool = false
let startMs: f64 = 0
let hardMs: f64 = 0
let nodeLimit: u64 = 0

export function useCounter(index: i32): void {
  thread = index
}

export function startControl(hardLimitMs: f64, limit: u64): void {
  startMs = now()
  lastLookMs = startMs
  hardMs = hardLimitMs
  nodeLimit = limit
  nodes = 0
  stopped = false
  overtaken = false
  hasMove = false
  hasScore = false
  nextCheck = 0
  if (thread === 0) memory.fill(NODE_COUNTERS, 0, usize(MAX_THREADS) * NODE_COUNTER_SIZE)
  else publishNodes()
}

//@inline
export function isMainThread(): bool {
  return thread === 0
}

//@inline
export function isStopped(): bool {
  return stopped
}

//@inline
export function nodeCount(): u64 {
  return nodes
}

export function elapsedMs(): f64 {
  return now() - startMs
}

/** While pondering, the clock that runs is the opponent's. */
export function isPondering(): bool {
  return atomic.load<i32>(PONDER_FLAG) !== 0
}

/** Whether the search was left because another thread has finished its depth; it may then go on. */
export function resumeIfOvertaken(): bool {
  if (!overtaken) return false
  overtaken = false
  stopped = false
  nextCheck = 0
  return true
}

/** From now on the search may end at any time. */
export function noteMove(): void {
  hasMove = true
}

/** From now on the count of nodes may end the search, at the next node where the limit has been passed already. */
export function noteScore(): void {
  if (!hasScore && nodeLimit > 0 && nodes >= nodeLimit) nextCheck = 0
  hasScore = true
}

/** Asks every thread to end. */
export function stopAll(): void {
  stopped = true
  overtaken = false
  nextCheck = 0
  atomic.store<i32>(STOP_FLAG, 1)
}

function look(): void {
  if (stopped) {
    // The tree is being left: what is entered on the way out is not searched.
    nodes--
    return
  }
  pause()
  publishNodes()
  const nowMs = now()
  const spentMs = nowMs - lastLookMs
  lastLookMs = nowMs
  if (spentMs > LONG_INTERVAL_MS) interval = max(interval >> 1, MIN_INTERVAL)
  else if (spentMs < SHORT_INTERVAL_MS) interval = min(interval << 1, MAX_INTERVAL)
  nextCheck = nodes + interval
  if (nodeLimit > nodes && nodeLimit - nodes < interval) nextCheck = nodeLimit
  if (hasMove && atomic.load<i32>(STOP_FLAG)) {
    stopped = true
    nextCheck = 0
    return
  }
  if (isOvertaken()) {
    overtaken = true
    stopped = true
    nextCheck = 0
  }
  if (!isMainThread()) return
  if (hasScore && nodeLimit && totalNodes() >= nodeLimit) stopAll()
  else if (hasMove && hardMs > 0 && !isPondering() && nowMs - startMs >= hardMs) stopAll()
}

/** Counts a node, and looks now and then whether the search should end. */
//@inline
export function countNode(): void {
  nodes++
  if (nodes >= nextCheck) look()
}

export function publishNodes(): void {
  store<u64>(NODE_COUNTERS + usize(thread) * NODE_COUNTER_SIZE, nodes)
}

export function totalNodes(): u64 {
  publishNodes()
  let sum: u64 = 0
  for (let i = 0; i < MAX_THREADS; i++) sum += load<u64>(NODE_COUNTERS + usize(i) * NODE_COUNTER_SIZE)
  return sum
}
