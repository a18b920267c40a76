import { countSquares, hasSquare, hiBit, loBit, lowestBit, lowestSquare } from './bits.ts'
import { isSquare, type Square, squareAt } from './square.ts'

/** A set of squares, never changed: every operation gives a new one. It is iterated from a1 on, rank by rank. */
export class SquareSet implements Iterable<Square> {
  /** @internal */
  readonly lo: number
  /** @internal */
  readonly hi: number

  private constructor(lo: number, hi: number) {
    this.lo = lo
    this.hi = hi
  }

  /** @internal */
  static halves(lo: number, hi: number): SquareSet {
    return new SquareSet(lo, hi)
  }

  /** What is no square of the 8x8 board is left out. */
  static of(...squares: readonly Square[]): SquareSet {
    return SquareSet.from(squares)
  }

  static from(squares: Iterable<Square>): SquareSet {
    let lo = 0
    let hi = 0
    for (const square of squares)
      if (isSquare(square)) {
        lo |= loBit(square)
        hi |= hiBit(square)
      }
    return new SquareSet(lo, hi)
  }

  /** A board of this size, with its a1 at a1. */
  static board(files: number, ranks: number): SquareSet {
    let set = SquareSet.of()
    for (let file = 0; file < files; file++)
      for (let rank = 0; rank < ranks; rank++) set = set.with(squareAt(file, rank))
    return set
  }

  get size(): number {
    return countSquares(this.lo, this.hi)
  }

  get isEmpty(): boolean {
    return (this.lo | this.hi) === 0
  }

  /** The lowest square. */
  get first(): Square | undefined {
    return this.isEmpty ? undefined : lowestSquare(this.lo, this.hi)
  }

  /** The highest square. */
  get last(): Square | undefined {
    if (this.isEmpty) return undefined
    return this.hi !== 0 ? 63 - Math.clz32(this.hi) : 31 - Math.clz32(this.lo)
  }

  has(square: Square): boolean {
    return isSquare(square) && hasSquare(this.lo, this.hi, square)
  }

  with(square: Square): SquareSet {
    return this.union(SquareSet.of(square))
  }

  union(other: SquareSet): SquareSet {
    return new SquareSet(this.lo | other.lo, this.hi | other.hi)
  }

  intersect(other: SquareSet): SquareSet {
    return new SquareSet(this.lo & other.lo, this.hi & other.hi)
  }

  /** Without one square, or without all of another set. */
  without(other: Square | SquareSet): SquareSet {
    const { lo, hi } = typeof other === 'number' ? SquareSet.of(other) : other
    return new SquareSet(this.lo & ~lo, this.hi & ~hi)
  }

  intersects(other: SquareSet): boolean {
    return !this.intersect(other).isEmpty
  }

  /** Whether every square of this set is in the other. */
  isSubsetOf(other: SquareSet): boolean {
    return this.without(other).isEmpty
  }

  equals(other: SquareSet): boolean {
    return this.lo === other.lo && this.hi === other.hi
  }

  *[Symbol.iterator](): Iterator<Square> {
    for (let rest = this.lo; rest !== 0; rest &= rest - 1) yield lowestBit(rest)
    for (let rest = this.hi; rest !== 0; rest &= rest - 1) yield 32 + lowestBit(rest)
  }
}
