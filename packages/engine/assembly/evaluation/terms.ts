// The listing of the evaluation's terms, White's and Black's apart. Whether a run lists is a type parameter
// (Listed or Silent), so that the search pays nothing for it.
import { TERMS } from '../memory'

export type Silent = u8
export type Listed = u16

export const TERM_MATERIAL: i32 = 0
export const TERM_SQUARES: i32 = 1
export const TERM_PAWNS: i32 = 2
export const TERM_KNIGHTS: i32 = 3
export const TERM_BISHOPS: i32 = 4
export const TERM_ROOKS: i32 = 5
export const TERM_QUEENS: i32 = 6
export const TERM_MOBILITY: i32 = 7
export const TERM_KING: i32 = 8
export const TERM_THREATS: i32 = 9
export const TERM_PASSED: i32 = 10
export const TERM_SPACE: i32 = 11
export const TERM_COUNT: i32 = 12

//@inline
export function term<C, T>(index: i32, value: i32): i32 {
  if (sizeof<T>() === 2) {
    const at = TERMS + (usize(index) << 3) + (isSigned<C>() ? 4 : 0)
    store<i32>(at, load<i32>(at) + value)
  }
  return value
}

export function clearTerms(): void {
  memory.fill(TERMS, 0, usize(TERM_COUNT) << 3)
}
