// Where a record has its fields. The trainer's AssemblyScript imports this file too, so it holds nothing but numbers.
export const RECORD_SIZE = 32
/** The nibbles of the men, after the eight bytes of their squares. */
export const MEN_AT = 8
export const SCORE_AT = 24
export const RESULT_AT = 26
export const OWN_KING_AT = 27
export const ENEMY_KING_AT = 28
export const PLY_AT = 29
export const FLAGS_AT = 30
export const GENERATION_AT = 31
export const MAX_MEN = 32
/** The trainer has no use for ply and generation: a score of the hand-written evaluation is written over them. */
export const HAND_LOW_AT = PLY_AT
export const HAND_HIGH_AT = GENERATION_AT
