// What the host must know of the memory, in bytes. The build writes these numbers to src/core/layout.ts.
import { ENTRY_SIZE } from './board/move-list'
import {
  MAX_THREADS,
  NETWORK_HEAD_SIZE,
  NODE_COUNTER_SIZE,
  NODE_COUNTERS,
  PONDER_FLAG,
  STOP_FLAG,
  TEAM_DEPTH,
  THREAD_SIZE,
  THREADS,
} from './memory'
import type { NetworkHead } from './network/network'
import type { Report } from './search/report'

export const stopFlag: usize = STOP_FLAG
export const ponderFlag: usize = PONDER_FLAG
export const teamDepth: usize = TEAM_DEPTH
export const nodeCounters: usize = NODE_COUNTERS
export const nodeCounterSize: usize = NODE_COUNTER_SIZE
export const maxThreads: i32 = MAX_THREADS
export const threads: usize = THREADS
export const threadSize: usize = THREAD_SIZE
export const networkWeights: usize = NETWORK_HEAD_SIZE
export const networkWidth: usize = offsetof<NetworkHead>('width')
export const networkNeuronSteps: usize = offsetof<NetworkHead>('neuronSteps')
export const networkOutputSteps: usize = offsetof<NetworkHead>('outputSteps')
export const networkScale: usize = offsetof<NetworkHead>('scale')
export const networkOutputBias: usize = offsetof<NetworkHead>('outputBias')
export const networkAddsToHand: usize = offsetof<NetworkHead>('addsToHand')
export const reportDepth: usize = offsetof<Report>('depth')
export const reportSelectiveDepth: usize = offsetof<Report>('selectiveDepth')
export const reportScore: usize = offsetof<Report>('score')
export const reportBound: usize = offsetof<Report>('bound')
export const reportNodes: usize = offsetof<Report>('nodes')
export const reportTimeMs: usize = offsetof<Report>('timeMs')
export const reportHashPermille: usize = offsetof<Report>('hashPermille')
export const reportLine: usize = offsetof<Report>('line')
export const moveEntrySize: usize = ENTRY_SIZE
