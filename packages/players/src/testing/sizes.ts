/** `npm run check:players` asks for the large sets; the tests of every day make do with samples. */
export const isThorough = process.env.ROOKERY_THOROUGH === '1'

/** How many positions are compared with plain minimax at each depth. */
export const minimaxSizes: readonly { depth: number; count: number }[] = isThorough
  ? [
      { depth: 1, count: 500 },
      { depth: 2, count: 500 },
      { depth: 3, count: 100 },
      { depth: 4, count: 20 },
    ]
  : [
      { depth: 1, count: 60 },
      { depth: 2, count: 40 },
      { depth: 3, count: 4 },
    ]

/** The large sets take minutes. */
export const TIMEOUT_MS = isThorough ? 3_600_000 : 60_000
