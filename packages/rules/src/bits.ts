/** Sets of squares are pairs of 32-bit halves: `lo` holds ranks 1 to 4, `hi` ranks 5 to 8. */

/** Squares in a set. The halves are counted apart in groups of four bits, where both together still fit, then as one. */
export function countSquares(lo: number, hi: number): number {
  let low = lo - ((lo >>> 1) & 0x55555555)
  let high = hi - ((hi >>> 1) & 0x55555555)
  low = (low & 0x33333333) + ((low >>> 2) & 0x33333333)
  high = (high & 0x33333333) + ((high >>> 2) & 0x33333333)
  const both = low + high
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}

/** Index of the lowest bit of a half that is not empty. */
export const lowestBit = (half: number): number => 31 - Math.clz32(half & -half)

/** Lowest square of a set that is not empty. */
export const lowestSquare = (lo: number, hi: number): number =>
  lo !== 0 ? lowestBit(lo) : 32 + lowestBit(hi)

export const hasSquare = (lo: number, hi: number, square: number): boolean =>
  (((square < 32 ? lo : hi) >>> (square & 31)) & 1) !== 0

export const loBit = (square: number): number => (square < 32 ? 1 << square : 0)

export const hiBit = (square: number): number => (square < 32 ? 0 : 1 << (square & 31))

export function squaresOf(lo: number, hi: number): number[] {
  const squares: number[] = []
  for (let rest = lo; rest !== 0; rest &= rest - 1) squares.push(lowestBit(rest))
  for (let rest = hi; rest !== 0; rest &= rest - 1) squares.push(32 + lowestBit(rest))
  return squares
}
