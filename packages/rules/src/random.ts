/** Seeded randomness: whoever needs chance is handed one of these, so that every run can be repeated. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number in [0, limit). */
  below(limit: number): number
  /** Shuffles in place, and returns the same array. */
  shuffle<T>(items: T[]): T[]
}

/** mulberry32: 32 bits of state, ample for choosing moves and openings. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const swapped = items[last]!
        items[last] = items[other]!
        items[other] = swapped
      }
      return items
    },
  }
}
