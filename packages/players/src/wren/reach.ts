import type { Variant } from '@rookery/rules'

export type Step = readonly [file: number, rank: number]

/** Of each four directions the first two lead to higher squares. */
export const straight: readonly Step[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]
export const slant: readonly Step[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
]
export const jumps: readonly Step[] = [1, -1].flatMap((file) =>
  [1, -1].flatMap((rank): Step[] => [
    [file, 2 * rank],
    [2 * file, rank],
  ]),
)

interface Gait {
  readonly steps: readonly Step[]
  readonly slides: boolean
}

/** How each role captures, in the order of `roles`, a pawn as White's; the last one is Black's pawn. */
const gaits: readonly Gait[] = [
  { steps: slant.filter(([, rank]) => rank > 0), slides: false },
  { steps: jumps, slides: false },
  { steps: slant, slides: true },
  { steps: straight, slides: true },
  { steps: [...straight, ...slant], slides: true },
  { steps: [...straight, ...slant], slides: false },
  { steps: slant.filter(([, rank]) => rank < 0), slides: false },
]
export const BLACK_PAWN = 6

/** For each gait and square, the lines of squares on which a piece looks for something to take. */
export type Reach = readonly (readonly (readonly Int8Array[])[])[]

const known = new WeakMap<Variant, Reach>()

export function reachOn(variant: Variant): Reach {
  const reach = known.get(variant)
  if (reach) return reach
  const measured = measure(variant.files, variant.ranks)
  known.set(variant, measured)
  return measured
}

function measure(files: number, ranks: number): Reach {
  const line = (square: number, [fileStep, rankStep]: Step, slides: boolean): Int8Array => {
    const squares: number[] = []
    let file = (square & 7) + fileStep
    let rank = (square >> 3) + rankStep
    while (file >= 0 && file < files && rank >= 0 && rank < ranks && (slides || squares.length === 0)) {
      squares.push(rank * 8 + file)
      file += fileStep
      rank += rankStep
    }
    return Int8Array.from(squares)
  }
  return gaits.map(({ steps, slides }) =>
    Array.from({ length: 64 }, (_, square) =>
      steps.map((step) => line(square, step, slides)).filter((squares) => squares.length > 0),
    ),
  )
}
