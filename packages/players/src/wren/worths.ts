/** What Wren counts, each in the order of the rules' roles: pawn, knight, bishop, rook, queen, king. */
export const worths: readonly number[] = [10, 30, 35, 50, 90, 10_000]
export const PAWN = 0
export const QUEEN = 4
export const KING = 5

/** What enemy pieces weigh against own ones. */
export const ENEMY_WEIGHT = 3

/** A king taken, less the half-moves until then. */
export const WIN = 2_000_000
/** The larger army at the move limit: a win as well, but a king is worth more than a count. */
export const WIN_ON_COUNT = 1_000_000
/** No sum of pieces comes near to it, and no win is so far away. */
export const DECIDED = 900_000

/** What a step in the hunt for a bare king counts, where kings are mated: less than any piece. */
export const HUNT_STEP = 1

/** What a point of the referee's count weighs for each half-move played: little at first, most when the limit is near. */
export const REFEREE_WEIGHT = 2
