// The fixed memory map. The module has no data segments and no allocator: several instances share one
// memory, and anything written at instantiation would fall on top of the other threads' state.

// What tables are made of.
const COLORS: usize = 2
const FILES: usize = 8
const SQUARES: usize = 64
/** Of both colours. */
const PIECES: usize = 12
/** A mask of squares, or a key. */
const WIDE: usize = sizeof<u64>()
const WORD: usize = sizeof<i32>()
const HALF: usize = sizeof<i16>()
/** A mask for each square. */
export const MASKS_SIZE: usize = SQUARES * WIDE

// The first kilobyte stays unused (wasm-opt's --low-memory-unused relies on it).
export const CONTROL: usize = 1024
export const STOP_FLAG: usize = CONTROL
export const PONDER_FLAG: usize = CONTROL + 4
/** The deepest depth that some thread has finished (the host clears it), a lock, and that depth's best root move. */
export const TEAM_DEPTH: usize = CONTROL + 8
export const TEAM_LOCK: usize = CONTROL + 12
export const TEAM_ROOT: usize = CONTROL + 64
/** Only the builds for tests and for tuning read it. */
export const FEATURES_OFF: usize = CONTROL + 16
/** Nodes of each thread, so far apart that no two threads write to one cache line. */
export const NODE_COUNTERS: usize = 2048
export const NODE_COUNTER_SIZE: usize = 64
export const MAX_THREADS: i32 = 64

const MAGIC_ROW_SIZE: usize = 32
const CASTLING_RIGHTS: usize = 16
/** More plies than a game of minichess has. */
export const KEYED_PLIES: i32 = 64
/** Reductions are kept for so many depths, and for as many moves. */
export const REDUCTIONS_SIDE: i32 = 64
const TERMS_SIZE: usize = 1024
const ROOK_SLIDES: usize = 102400
const BISHOP_SLIDES: usize = 5248
export const ROOK_MAGICS: usize = NODE_COUNTERS + usize(MAX_THREADS) * NODE_COUNTER_SIZE
export const BISHOP_MAGICS: usize = ROOK_MAGICS + SQUARES * MAGIC_ROW_SIZE
export const KNIGHT_ATTACKS: usize = BISHOP_MAGICS + SQUARES * MAGIC_ROW_SIZE
export const KING_ATTACKS: usize = KNIGHT_ATTACKS + MASKS_SIZE
export const PAWN_ATTACKS: usize = KING_ATTACKS + MASKS_SIZE
export const BETWEEN: usize = PAWN_ATTACKS + COLORS * MASKS_SIZE
export const LINE: usize = BETWEEN + SQUARES * MASKS_SIZE
export const ZOBRIST: usize = LINE + SQUARES * MASKS_SIZE
export const ZOBRIST_CASTLING: usize = ZOBRIST + PIECES * SQUARES * WIDE
export const ZOBRIST_EN_PASSANT: usize = ZOBRIST_CASTLING + CASTLING_RIGHTS * WIDE
export const ZOBRIST_PLY: usize = ZOBRIST_EN_PASSANT + FILES * WIDE
export const ZOBRIST_TURN: usize = ZOBRIST_PLY + usize(KEYED_PLIES) * WIDE
export const PASSED_MASKS: usize = ZOBRIST_TURN + WIDE
export const PARAMS: usize = PASSED_MASKS + COLORS * MASKS_SIZE
export const PARAMS_MAX: i32 = 1024
export const PIECE_SQUARE: usize = PARAMS + usize(PARAMS_MAX) * WORD
export const REDUCTIONS: usize = PIECE_SQUARE + PIECES * SQUARES * WORD
export const TERMS: usize = REDUCTIONS + usize(REDUCTIONS_SIDE * REDUCTIONS_SIDE) * WORD
export const SLIDER_ATTACKS: usize = TERMS + TERMS_SIZE
const SLIDER_ATTACKS_SIZE: usize = (ROOK_SLIDES + BISHOP_SLIDES) * WIDE
/** Moves that some thread is searching, by a hash of position and move. */
export const UNDER_WAY: usize = SLIDER_ATTACKS + SLIDER_ATTACKS_SIZE
export const UNDER_WAY_SLOTS: u32 = 8192
/** For the men of White and of Black, where their table of endings lies and how it is read; nought where there is none. */
export const ENDINGS: usize = UNDER_WAY + usize(UNDER_WAY_SLOTS) * WORD
/** What a side can have beside its king: nothing, one of five men, or two. */
export const ENDING_SIDES: i32 = 21
export const ENDING_SIZE: usize = 8
const ENDINGS_SIZE: usize = usize(ENDING_SIDES * ENDING_SIDES) * ENDING_SIZE
/** How many tables are in use. */
export const ENDINGS_COUNT: usize = ENDINGS + ENDINGS_SIZE

/** The network that the host has written, for all threads. */
export const NETWORK: usize = 0x200000
export const NETWORK_HEAD_SIZE: usize = 64
if (ENDINGS_COUNT + WORD > NETWORK) ERROR('the tables of endings reach into the network')

/** The widest network that tells men in danger apart takes more than a megabyte and a half. */
export const THREADS: usize = 0x400000
export const THREAD_SIZE: usize = 0x500000

// Offsets inside a thread's block, from its base.
/** Where the host reads a reported line. */
export const REPORT: usize = 800
export const STATES: usize = 0x400
export const STATE_SIZE: usize = 96
export const STATES_MAX: usize = 1024
export const MAX_PLY: i32 = 200
/** Some work looks a few plies beyond the last. */
const PLIES: usize = usize(MAX_PLY + 8)
/** No position has so many moves. */
const MOVES_MAX: usize = 256
export const MOVE_LISTS: usize = STATES + STATES_MAX * STATE_SIZE
export const MOVE_LIST_SIZE: usize = MOVES_MAX * 2 * WORD
export const FRAMES: usize = MOVE_LISTS + PLIES * MOVE_LIST_SIZE
export const FRAME_SIZE: usize = 64
/** Plies before the root have frames too, so that looking back needs no test. */
export const PLIES_BEFORE: i32 = 8
export const LINES: usize = FRAMES + (PLIES + usize(PLIES_BEFORE)) * FRAME_SIZE
export const LINE_SIZE: usize = PLIES * HALF
export const TRIED: usize = LINES + PLIES * LINE_SIZE
// What a node has tried: quiet moves, captures, and moves left for later with their ranks.
export const TRIED_QUIETS_MAX: i32 = 120
export const TRIED_CAPTURES_MAX: i32 = 32
export const DEFERRED_MAX: i32 = 32
export const TRIED_CAPTURES: usize = 256
export const DEFERRED: usize = TRIED_CAPTURES + usize(TRIED_CAPTURES_MAX) * HALF
export const TRIED_SIZE: usize = DEFERRED + usize(DEFERRED_MAX) * 2 * HALF
/** Root moves that the host allows, after their count; none means all. */
export const ROOT_FILTER: usize = TRIED + PLIES * TRIED_SIZE
const ROOT_FILTER_SIZE: usize = 1024
export const ROOT_FILTER_MAX: i32 = 255
export const ROOT_MOVES: usize = ROOT_FILTER + ROOT_FILTER_SIZE
/** The fields of a root move, before its line. */
const ROOT_MOVE_HEAD: usize = 40
export const ROOT_MOVE_SIZE: usize = ROOT_MOVE_HEAD + LINE_SIZE
export const HISTORIES: usize = ROOT_MOVES + MOVES_MAX * ROOT_MOVE_SIZE
export const QUIET_HISTORY: usize = HISTORIES
/** A history of two bytes for each way from a square to another. */
export const FROM_TO_SIZE: usize = SQUARES * SQUARES * HALF
export const CAPTURE_HISTORY: usize = QUIET_HISTORY + COLORS * FROM_TO_SIZE
export const PIECE_SQUARES: usize = PIECES * SQUARES
/** Roles that a capture may take; two are never used, so that an index is made by a shift. */
export const VICTIMS: i32 = 8
export const PAWN_HISTORY: usize = CAPTURE_HISTORY + PIECE_SQUARES * usize(VICTIMS) * HALF
/** A history of two bytes for each piece on each square. */
export const REPLIES_SIZE: usize = PIECE_SQUARES * HALF
export const PAWN_STRUCTURES: usize = 512
export const CONTINUATION_HISTORY: usize = PAWN_HISTORY + PAWN_STRUCTURES * REPLIES_SIZE
export const CORRECTION_HISTORY: usize = CONTINUATION_HISTORY + (PIECE_SQUARES + 1) * REPLIES_SIZE
export const CORRECTION_SIZE: usize = 16384
/** Pawns, White's pieces, Black's, and minor pieces. */
const CORRECTION_KINDS: usize = 4
export const PAWN_CACHE: usize = CORRECTION_HISTORY + CORRECTION_KINDS * COLORS * CORRECTION_SIZE * HALF
export const PAWN_CACHE_ENTRIES: usize = 8192
export const PAWN_CACHE_ENTRY_SIZE: usize = 48
/** Rows of the network that a position adds to another's sums and takes away. */
export const CHANGES: usize = PAWN_CACHE + PAWN_CACHE_ENTRIES * PAWN_CACHE_ENTRY_SIZE
/** A board never differs from another in more than all of its squares. */
export const CHANGES_SIZE: usize = SQUARES * WORD
/** The board as the network sees it: a byte for each square. */
export const SEEN: usize = CHANGES + 2 * CHANGES_SIZE
/** The network's sums for recent positions; room enough for the widest. */
export const NEURONS: usize = SEEN + SQUARES
