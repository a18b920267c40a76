// The memory map of the tables' module, which has no data segments and no allocator: the host places tables from TABLES on.

export const MOST_MEN: i32 = 5
const SQUARES: usize = 64
const DIRECTIONS: usize = 8
const LEAPS: usize = 8
const WIDE: usize = sizeof<u64>()
const WORD: usize = sizeof<i32>()

// The first kilobyte stays unused (wasm-opt's --low-memory-unused relies on it).
/** For each direction and square the squares that follow, to the edge; END where there are fewer than eight. */
export const RAYS: usize = 1024
export const RAY_SIZE: usize = 8
/** For each square the squares of a leap from it, with END after them. */
export const KNIGHT_LEAPS: usize = RAYS + DIRECTIONS * SQUARES * RAY_SIZE
export const LEAPS_SIZE: usize = LEAPS + 1
export const KING_LEAPS: usize = KNIGHT_LEAPS + SQUARES * LEAPS_SIZE
export const END: i32 = 255
/** For each of the board's symmetries and each square, where it goes. */
export const SYMMETRIES: usize = KING_LEAPS + SQUARES * LEAPS_SIZE
/** For each square the man that stands there, counted from one. */
export const CELLS: usize = SYMMETRIES + 8 * SQUARES
/** For each man its square, its role and its color; and the squares that are looked up. */
export const MEN: usize = CELLS + SQUARES
export const MEN_SIZE: usize = 8 * WORD
export const ROLES: usize = MEN + MEN_SIZE
export const COLORS: usize = ROLES + MEN_SIZE
export const LOOKED_UP: usize = COLORS + MEN_SIZE
/** For each man, how far apart the places are between which it moves by one square. */
export const WEIGHTS: usize = LOOKED_UP + MEN_SIZE
/** For each square of the first king its place, or END where the other men decide by which symmetry it is looked up. */
export const KING_PLACES: usize = WEIGHTS + MEN_SIZE
export const KNIGHT_MASKS: usize = KING_PLACES + SQUARES
export const KING_MASKS: usize = KNIGHT_MASKS + SQUARES * WIDE
/** For White and then for Black. */
export const PAWN_MASKS: usize = KING_MASKS + SQUARES * WIDE
/** For each two squares on a line, those between them, and which kind of line it is. */
export const BETWEEN: usize = PAWN_MASKS + 2 * SQUARES * WIDE
export const LINES: usize = BETWEEN + SQUARES * SQUARES * WIDE
export const LINKS: usize = LINES + SQUARES * SQUARES
/** By the pawn that promotes, if any does, and what it becomes. */
export const PROMOTIONS: i32 = 1 + MOST_MEN * 4
const LINKS_COUNT: usize = usize((MOST_MEN + 1) * PROMOTIONS)
export const LINK_SIZE: usize = 16
/** What packing has learned of each context, in two bytes. */
export const CHANCES: usize = LINKS + LINKS_COUNT * LINK_SIZE
/** By three neighbours, hashed; for each of three guesses. */
export const GUESS_BITS: i32 = 16
const GUESSES_SIZE: usize = 3 << (usize(GUESS_BITS) + 1)
/** By the bits of a symbol so far, and its neighbour. */
export const SPELLINGS: usize = CHANCES + GUESSES_SIZE
export const SYMBOLS_MAX: i32 = 128
const SPELLINGS_SIZE: usize = usize(SYMBOLS_MAX * SYMBOLS_MAX) << 1
export const CHANCES_SIZE: usize = GUESSES_SIZE + SPELLINGS_SIZE
const PAGE: usize = 65536
export const TABLES: usize = (CHANCES + CHANCES_SIZE + PAGE - 1) & ~(PAGE - 1)

if (KNIGHT_MASKS % WIDE !== 0 || LINKS % WORD !== 0) ERROR('masks and links have to be aligned')
