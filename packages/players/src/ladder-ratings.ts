import type { VariantId } from '@rookery/rules'

/** In Elo, on a scale where Fledgling, who plays at random, is fixed at 0. */
export interface LadderRating {
  readonly elo: number
  /** Half of the 95 % interval; 0 for the one that is fixed. */
  readonly error: number
}

type Ladder = Readonly<Record<string, LadderRating>>

/**
 * What each mind was worth with its usual settings when all met all: `rookery ladder`, 16 November 2026. docs/ladder.md tells how it
 * was played, and its tables are these; whoever plays the ladder anew changes both, which a test compares.
 */
const ladders: Partial<Record<VariantId, Ladder>> = {
  standard: {
    raven: { elo: 1229, error: 207 },
    owl: { elo: 1050, error: 190 },
    heron: { elo: 855, error: 176 },
    wren: { elo: 655, error: 164 },
    kestrel: { elo: 498, error: 156 },
    magpie: { elo: 405, error: 151 },
    fledgling: { elo: 0, error: 0 },
    parrot: { elo: -44, error: 133 },
  },
  minichess: {
    raven: { elo: 1948, error: 489 },
    heron: { elo: 1375, error: 419 },
    wren: { elo: 1368, error: 419 },
    kestrel: { elo: 1044, error: 404 },
    magpie: { elo: 810, error: 390 },
    parrot: { elo: 95, error: 157 },
    fledgling: { elo: 0, error: 0 },
  },
}

/** The variants for which a ladder was played. */
export const ratedVariants = Object.keys(ladders) as readonly VariantId[]

/** Undefined for a mind that has not climbed this variant's ladder. */
export const ladderRatingOf = (id: string, variant: VariantId): LadderRating | undefined =>
  ladders[variant]?.[id]
