// What the host must know of the memory, in bytes. The build writes these numbers to src/core/layout.ts.
import type { MagicRow } from './board/magic-row'
import { ENTRY_SIZE } from './board/move-list'
import type { State } from './board/state'
import { BLACK_MOVES, HAS_PAWNS, HAS_TWINS, IS_EVEN, TURNS } from './endings/table'
import type { PawnEntry } from './evaluation/pawns'
import {
  BISHOP_MAGICS,
  FRAME_SIZE,
  KNIGHT_ATTACKS,
  LINE_SIZE,
  MAX_THREADS,
  NETWORK_HEAD_SIZE,
  NODE_COUNTER_SIZE,
  NODE_COUNTERS,
  PAWN_CACHE_ENTRY_SIZE,
  PONDER_FLAG,
  REPORT,
  ROOT_MOVE_SIZE,
  STATE_SIZE,
  STATES,
  STOP_FLAG,
  TEAM_DEPTH,
  THREAD_SIZE,
  THREADS,
} from './memory'
import type { NetworkHead } from './network/network'
import type { Frame } from './search/frame'
import type { Report } from './search/report'
import type { RootMove } from './search/root-moves'

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
export const networkStates: usize = offsetof<NetworkHead>('states')
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
export const endingTurns: i32 = TURNS
export const endingBlackMoves: i32 = BLACK_MOVES
export const endingHasPawns: i32 = HAS_PAWNS
export const endingHasTwins: i32 = HAS_TWINS
export const endingIsEven: i32 = IS_EVEN

// The memory map gives records room in plain numbers, because it must not import them; here the compiler compares both.
if (offsetof<State>() > STATE_SIZE) ERROR('STATE_SIZE has no room for State')
if (offsetof<Frame>() > FRAME_SIZE) ERROR('FRAME_SIZE has no room for Frame')
if (offsetof<PawnEntry>() > PAWN_CACHE_ENTRY_SIZE) ERROR('PAWN_CACHE_ENTRY_SIZE has no room for PawnEntry')
if (offsetof<RootMove>() + LINE_SIZE > ROOT_MOVE_SIZE)
  ERROR('ROOT_MOVE_SIZE has no room for RootMove and its line')
if (offsetof<NetworkHead>() > NETWORK_HEAD_SIZE) ERROR('NETWORK_HEAD_SIZE has no room for NetworkHead')
if (offsetof<MagicRow>() * 64 > KNIGHT_ATTACKS - BISHOP_MAGICS)
  ERROR('BISHOP_MAGICS has no room for 64 MagicRows')
if (REPORT + offsetof<Report>() > STATES) ERROR('REPORT has no room for Report before STATES')
