const LIVES = 8
export const HASH_MB = 64
/** One engine may still be about to leave a browser; two may not. */
export const MOST_GROWTH = 2 * HASH_MB * 1_000_000

/** How much more memory there is after one engine's life than after another's, without a collection asked for. */
export async function growthOf(
  live: (round: number) => Promise<unknown>,
  measure: () => number,
): Promise<number> {
  const sizes: number[] = []
  for (let round = 0; round < LIVES; round++) {
    await live(round)
    sizes.push(measure())
  }
  return Math.max(...sizes) - Math.min(...sizes)
}
