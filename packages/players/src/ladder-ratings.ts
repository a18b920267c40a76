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
    raven: { elo: 2004, error: 349 },
    owl: { elo: 1552, error: 279 },
    heron: { elo: 1187, error: 246 },
    kestrel: { elo: 994, error: 236 },
    wren: { elo: 869, error: 230 },
    magpie: { elo: 522, error: 198 },
    parrot: { elo: 16, error: 131 },
    fledgling: { elo: 0, error: 0 },
  },
  minichess: {
    raven: { elo: 2215, error: 634 },
    wren: { elo: 1360, error: 417 },
    heron: { elo: 1351, error: 416 },
    kestrel: { elo: 1139, error: 408 },
    magpie: { elo: 836, error: 390 },
    parrot: { elo: 98, error: 156 },
    fledgling: { elo: 0, error: 0 },
  },
}

/** The variants for which a ladder was played. */
export const ratedVariants = Object.keys(ladders) as readonly VariantId[]

/** Undefined for a mind that has not climbed this variant's ladder. */
export const ladderRatingOf = (id: string, variant: VariantId): LadderRating | undefined =>
  ladders[variant]?.[id]
