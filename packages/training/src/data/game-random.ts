/** Chance of one game: a stream for each pair of seed and game, with so much state that no two of them meet. */
export interface GameRandom {
  /** A whole number in [0, limit). */
  below(limit: number): number
}

/** sfc32, 128 bits of state; the rules library's generator has 32, too few to tell millions of games apart. */
export function createGameRandom(seed: number, game: number): GameRandom {
  let a = seed | 0
  let b = game | 0
  let c = 0x9e3779b9 | 0
  let counter = 1
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return sum >>> 0
  }
  for (let round = 0; round < 16; round++) next()
  return { below: (limit) => Math.floor((next() / 4294967296) * limit) }
}
