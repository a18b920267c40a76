// Numbers of the search that only games can tell: margins in the evaluation's centipawns, reductions in 1024ths of a ply.
// They belong to the evaluation that Raven plays with; `rookery tune search` finds them and writes them here.

/** Below alpha by this, and by so much more for each square of the depth, only captures can help. */
export const RAZORING_BASE: i32 = 150
export const RAZORING_SLOPE: i32 = 329
/** Above beta by this for each ply left, the node fails high. */
export const REVERSE_FUTILITY_SLOPE: i32 = 43
/** A null move wants the static score above beta by this, less so much for each ply of depth; each step above beta makes its search shallower. */
export const NULL_MOVE_BASE: i32 = 134
export const NULL_MOVE_SLOPE: i32 = 20
export const NULL_MOVE_STEP: i32 = 152
export const PROBCUT_BASE: i32 = 167
export const PROBCUT_IMPROVING: i32 = 53
/** A move is singular if all others are below the table's score by so many 16ths of a centipawn for each ply of depth. */
export const SINGULAR_SLOPE: i32 = 30
export const DOUBLE_EXTENSION: i32 = 15
export const TRIPLE_EXTENSION: i32 = 86
export const FUTILITY_BASE: i32 = 66
export const FUTILITY_SLOPE: i32 = 69
/** So much of a quiet move's history is worth a centipawn. */
export const FUTILITY_HISTORY: i32 = 187
export const HISTORY_SLOPE: i32 = 6322
export const SEE_QUIET_SLOPE: i32 = 14
export const SEE_CAPTURE_SLOPE: i32 = 79
export const SEE_CAPTURE_HISTORY: i32 = 84
/** A reduced move that comes out better than the best by this is searched deeper still. */
export const DEEPER_MARGIN: i32 = 52
export const QUIESCENCE_FUTILITY: i32 = 200
export const FIRST_WINDOW: i32 = 11
/** What is learned of the static score's error is divided by this. */
export const CORRECTION_DIVISOR: i32 = 361

/** The reduction of later moves: a base, and the product of both logarithms times this. */
export const REDUCTION_BASE: i32 = 873
export const REDUCTION_SLOPE: i32 = 372
export const REDUCE_WAS_PV: i32 = 1049
export const REDUCE_PV: i32 = 570
export const REDUCE_CUT: i32 = 1506
export const REDUCE_WORSENING: i32 = 459
export const REDUCE_AFTER_CAPTURE: i32 = 908
export const REDUCE_CHECK: i32 = 917
export const REDUCE_KILLER: i32 = 738
export const REDUCE_CUTOFFS: i32 = 662
export const REDUCE_CAPTURE: i32 = 528
/** So much of a move's history is worth 16 1024ths of a ply. */
export const REDUCE_HISTORY: i32 = 173
export const REDUCE_CAPTURE_HISTORY: i32 = 189

/** What a cut-off teaches the histories: so much for each ply of depth, less a base, up to a bound. */
export const BONUS_SLOPE: i32 = 150
export const BONUS_BASE: i32 = 60
export const BONUS_MOST: i32 = 1700
/** What the moves tried before it unlearn. */
export const MALUS_SLOPE: i32 = 180
export const MALUS_BASE: i32 = 60
export const MALUS_MOST: i32 = 1500
/** So many moves and the square of the depth are tried before quiet ones are left out, half of them where the static score falls. */
export const LATE_MOVES_BASE: i32 = 4
