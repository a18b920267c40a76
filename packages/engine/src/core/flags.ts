// The words through which a search is told to end, and that its guess of the opponent's move came true.
import { layout } from './layout.ts'

// In units of four bytes.
const STOP_FLAG = layout.stopFlag / 4
const PONDER_FLAG = layout.ponderFlag / 4
/** The deepest depth that a thread of this search has finished. */
const TEAM_DEPTH = layout.teamDepth / 4

const flags = (memory: WebAssembly.Memory) => new Int32Array(memory.buffer, 0, TEAM_DEPTH + 1)

/** Readies the flags for a new search. */
export function raiseFlags(memory: WebAssembly.Memory, isPondering: boolean): void {
  Atomics.store(flags(memory), STOP_FLAG, 0)
  Atomics.store(flags(memory), PONDER_FLAG, isPondering ? 1 : 0)
  Atomics.store(flags(memory), TEAM_DEPTH, 0)
}

export function flagStop(memory: WebAssembly.Memory): void {
  Atomics.store(flags(memory), STOP_FLAG, 1)
}

export function flagPonderHit(memory: WebAssembly.Memory): void {
  Atomics.store(flags(memory), PONDER_FLAG, 0)
}
