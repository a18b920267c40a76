/** From the least loss to the greatest. */
export const moveClasses = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type MoveClass = (typeof moveClasses)[number]

/** Lost chances. In a level position they are about half a pawn, one pawn and one and a half. */
export const INACCURACY = 0.08
const MISTAKE = 0.15
const BLUNDER = 0.25

/** Two verdicts on one position contradict each other where a move that loses the difference would be an inaccuracy. */
export const areContrary = (a: { readonly chance: number }, b: { readonly chance: number }): boolean =>
  Math.abs(a.chance - b.chance) >= INACCURACY

export interface Loss {
  readonly lossCp: number
  readonly lossChance: number
}

/** `isChoice`: the move is the first of the best line. */
export function classOf({ lossCp, lossChance }: Loss, isChoice: boolean): MoveClass {
  if (isChoice || (lossCp === 0 && lossChance === 0)) return 'best'
  if (lossChance >= BLUNDER) return 'blunder'
  if (lossChance >= MISTAKE) return 'mistake'
  return lossChance >= INACCURACY ? 'inaccuracy' : 'good'
}

/** Worth a word. */
export const isError = (moveClass: MoveClass): boolean => moveClass !== 'best' && moveClass !== 'good'

/** How fast accuracy falls with lost chances: a quarter lost leaves 37 of 100. */
const STEEPNESS = 4

/** The mean over a side's moves; nothing where it made none. */
export function accuracyOf(losses: readonly number[]): number | undefined {
  if (losses.length === 0) return undefined
  const sum = losses.reduce((total, loss) => total + 100 * Math.exp(-STEEPNESS * loss), 0)
  return sum / losses.length
}
