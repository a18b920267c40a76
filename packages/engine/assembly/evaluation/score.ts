// A packed score holds a middlegame and an endgame value in one integer, so that both are summed at once.

//@inline
export function pack(middle: i32, end: i32): i32 {
  return (end << 16) + middle
}

//@inline
export function middleOf(packed: i32): i32 {
  return i32(i16(packed))
}

//@inline
export function endOf(packed: i32): i32 {
  return (packed + 0x8000) >> 16
}

export const MATE: i32 = 32000
export const INFINITE: i32 = 32500
export const NO_SCORE: i32 = 32600
/** More than any win that is told by a table of endings, and less than any mate. */
export const TABLE_WIN: i32 = 30000
/** Scores beyond this one are settled, by mates in so many plies or, up to TABLE_WIN, by tables. */
export const MATE_BOUND: i32 = 28000
/** Evaluations stay below this one, so that none looks like a mate. */
export const EVALUATION_BOUND: i32 = 20000
