// Numbers of the search that only games can tell: margins in the evaluation's centipawns, reductions in 1024ths of a ply.
// They belong to the evaluation that Raven plays with; scripts/tune-search.mjs finds them and writes them here.

/** Below alpha by this, and by so much more for each square of the depth, only captures can help. */
export const RAZORING_BASE: i32 = 120
export const RAZORING_SLOPE: i32 = 280
/** Above beta by this for each ply left, the node fails high. */
export const REVERSE_FUTILITY_SLOPE: i32 = 78
/** A null move is tried unless the static score is so far below beta, less for each ply of depth; each step above beta reduces it further. */
export const NULL_MOVE_BASE: i32 = 160
export const NULL_MOVE_SLOPE: i32 = 20
export const NULL_MOVE_STEP: i32 = 180
export const PROBCUT_BASE: i32 = 190
export const PROBCUT_IMPROVING: i32 = 50
/** A move is singular if all others are below the table's score by so many 16ths of a centipawn for each ply of depth. */
export const SINGULAR_SLOPE: i32 = 32
export const DOUBLE_EXTENSION: i32 = 16
export const TRIPLE_EXTENSION: i32 = 90
export const FUTILITY_BASE: i32 = 90
export const FUTILITY_SLOPE: i32 = 85
/** So much of a quiet move's history is worth a centipawn. */
export const FUTILITY_HISTORY: i32 = 180
export const HISTORY_SLOPE: i32 = 3600
export const SEE_QUIET_SLOPE: i32 = 22
export const SEE_CAPTURE_SLOPE: i32 = 95
export const SEE_CAPTURE_HISTORY: i32 = 64
/** A reduced move that comes out better than the best by this is searched deeper still. */
export const DEEPER_MARGIN: i32 = 50
export const QUIESCENCE_FUTILITY: i32 = 200
export const FIRST_WINDOW: i32 = 14
/** What is learned of the static score's error is divided by this. */
export const CORRECTION_DIVISOR: i32 = 320

/** The reduction of later moves: a base, and the product of both logarithms times this. */
export const REDUCTION_BASE: i32 = 768
export const REDUCTION_SLOPE: i32 = 455
export const REDUCE_WAS_PV: i32 = 1024
export const REDUCE_PV: i32 = 512
export const REDUCE_CUT: i32 = 1600
export const REDUCE_WORSENING: i32 = 400
export const REDUCE_AFTER_CAPTURE: i32 = 900
export const REDUCE_CHECK: i32 = 900
export const REDUCE_KILLER: i32 = 700
export const REDUCE_CUTOFFS: i32 = 700
export const REDUCE_CAPTURE: i32 = 600
/** So much of a move's history is worth 16 1024ths of a ply. */
export const REDUCE_HISTORY: i32 = 144
export const REDUCE_CAPTURE_HISTORY: i32 = 192
