// The fixed memory map. The module has no data segments and no allocator: several instances share one
// memory, and anything written at instantiation would fall on top of the other threads' state.

// The first kilobyte stays unused (wasm-opt's --low-memory-unused relies on it).
export const CONTROL: usize = 1024
export const STOP_FLAG: usize = CONTROL
export const PONDER_FLAG: usize = CONTROL + 4
/** The deepest depth that some thread has finished (the host clears it), a lock, and that depth's best root move. */
export const TEAM_DEPTH: usize = CONTROL + 8
export const TEAM_LOCK: usize = CONTROL + 12
export const TEAM_ROOT: usize = CONTROL + 64
/** Only the test build reads it. */
export const FEATURES_OFF: usize = CONTROL + 16
/** Nodes of each thread, so far apart that no two threads write to one cache line. */
export const NODE_COUNTERS: usize = 2048
export const NODE_COUNTER_SIZE: usize = 64
export const MAX_THREADS: i32 = 64

export const ROOK_MAGICS: usize = NODE_COUNTERS + usize(MAX_THREADS) * NODE_COUNTER_SIZE
export const BISHOP_MAGICS: usize = ROOK_MAGICS + 64 * 32
export const KNIGHT_ATTACKS: usize = BISHOP_MAGICS + 64 * 32
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + 64 * 8
export const PAWN_ATTACKS: usize = KING_ATTACKS + 64 * 8
export const BETWEEN: usize = PAWN_ATTACKS + 2 * 64 * 8
export const LINE: usize = BETWEEN + 64 * 64 * 8
export const ZOBRIST: usize = LINE + 64 * 64 * 8
export const ZOBRIST_CASTLING: usize = ZOBRIST + 12 * 64 * 8
export const ZOBRIST_EN_PASSANT: usize = ZOBRIST_CASTLING + 16 * 8
export const ZOBRIST_PLY: usize = ZOBRIST_EN_PASSANT + 8 * 8
export const ZOBRIST_TURN: usize = ZOBRIST_PLY + 64 * 8
export const PASSED_MASKS: usize = ZOBRIST_TURN + 8
export const PARAMS: usize = PASSED_MASKS + 2 * 64 * 8
export const PARAMS_MAX: i32 = 1024
export const PIECE_SQUARE: usize = PARAMS + usize(PARAMS_MAX) * 4
export const REDUCTIONS: usize = PIECE_SQUARE + 12 * 64 * 4
export const TERMS: usize = REDUCTIONS + 64 * 64 * 4
export const SLIDER_ATTACKS: usize = TERMS + 1024
export const SLIDER_ATTACKS_SIZE: usize = (102400 + 5248) * 8
/** Moves that some thread is searching, by a hash of position and move. */
export const UNDER_WAY: usize = SLIDER_ATTACKS + SLIDER_ATTACKS_SIZE
export const UNDER_WAY_SLOTS: u32 = 8192

/** The network that the host has written, for all threads. */
export const NETWORK: usize = 0x200000
export const NETWORK_HEAD_SIZE: usize = 64

export const THREADS: usize = 0x300000
export const THREAD_SIZE: usize = 0x500000

// Offsets inside a thread's block, from its base.
/** Where the host reads a reported line. */
export const REPORT: usize = 800
export const STATES: usize = 0x400
export const STATE_SIZE: usize = 96
export const STATES_MAX: usize = 1024
export const MAX_PLY: i32 = 200
export const MOVE_LISTS: usize = STATES + STATES_MAX * STATE_SIZE
export const MOVE_LIST_SIZE: usize = 256 * 8
export const FRAMES: usize = MOVE_LISTS + usize(MAX_PLY + 8) * MOVE_LIST_SIZE
export const FRAME_SIZE: usize = 64
export const LINES: usize = FRAMES + usize(MAX_PLY + 16) * FRAME_SIZE
export const LINE_SIZE: usize = usize(MAX_PLY + 8) * 2
export const TRIED: usize = LINES + usize(MAX_PLY + 8) * LINE_SIZE
export const TRIED_SIZE: usize = 448
/** Root moves that the host allows, after their count; none means all. */
export const ROOT_FILTER: usize = TRIED + usize(MAX_PLY + 8) * TRIED_SIZE
export const ROOT_MOVES: usize = ROOT_FILTER + 1024
export const ROOT_MOVE_SIZE: usize = 40 + LINE_SIZE
export const HISTORIES: usize = ROOT_MOVES + 256 * ROOT_MOVE_SIZE
export const QUIET_HISTORY: usize = HISTORIES
export const CAPTURE_HISTORY: usize = QUIET_HISTORY + 2 * 4 * 4096 * 2
export const PAWN_HISTORY: usize = CAPTURE_HISTORY + 12 * 64 * 8 * 2
export const PIECE_SQUARES: usize = 12 * 64
/** A history of two bytes for each piece on each square. */
export const REPLIES_SIZE: usize = PIECE_SQUARES * 2
export const PAWN_STRUCTURES: usize = 512
export const CONTINUATION_HISTORY: usize = PAWN_HISTORY + PAWN_STRUCTURES * REPLIES_SIZE
export const CORRECTION_HISTORY: usize = CONTINUATION_HISTORY + (PIECE_SQUARES + 1) * REPLIES_SIZE
export const CORRECTION_SIZE: usize = 16384
export const PAWN_CACHE: usize = CORRECTION_HISTORY + 4 * 2 * CORRECTION_SIZE * 2
export const PAWN_CACHE_ENTRIES: usize = 8192
export const PAWN_CACHE_ENTRY_SIZE: usize = 48
/** Rows of the network that a position adds to another's sums and takes away. */
export const CHANGES: usize = PAWN_CACHE + PAWN_CACHE_ENTRIES * PAWN_CACHE_ENTRY_SIZE
/** The network's sums for recent positions; room enough for the widest. */
export const NEURONS: usize = CHANGES + 2 * 64 * 4
