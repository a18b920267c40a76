import type { Adjudication } from '@rookery/arena'
import { chess960, minichess, standard, type Variant } from '@rookery/rules'

export const dataVariants: readonly Variant[] = [standard, chess960, minichess]

/** What a user chooses: two files with the same settings hold the same games. */
export interface DataSettings {
  readonly variant: 'standard' | 'chess960' | 'minichess'
  readonly seed: number
  /** Searched for each position that is kept. */
  readonly nodes: number
  /** Which network or evaluation played; written into every record. */
  readonly generation: number
  /** The name of the positions that the games begin from; the usual start without it. */
  readonly starts?: string
}

/** How games are begun, ended and sampled; kept beside the data, so that a change of it is seen. */
export interface Recipe {
  /** An opening has this many random plies, or one more. */
  readonly randomPlies: number
  /** Openings whose score lies beyond are thrown away. */
  readonly openingCp: number
  /** No position before this ply is kept. */
  readonly firstPly: number
  /** Only positions with a smaller score are kept. */
  readonly keptCp: number
  /** From one kept position to the next at least this many plies, or one more. */
  readonly gapPlies: number
  /** A move is found with one node in so many, unless its position may be kept: most are not. */
  readonly quickPart: number
  /** When the arena ends a game by its scores. */
  readonly adjudication: Adjudication
  /** One game in so many is played to its end, whatever the scores. */
  readonly playedOut: number
  /** Positions with at most so many men count as endgames. */
  readonly endgameMen: number
  readonly hashMb: number
}

const common = {
  openingCp: 300,
  keptCp: 3000,
  gapPlies: 2,
  quickPart: 4,
  adjudication: {
    resign: { moves: 2, scoreCp: 1000, twoSided: true },
    draw: { from: 41, moves: 4, scoreCp: 10 },
  },
  playedOut: 10,
}

/** A small table stays in the processor's cache, and a game's few searches do not fill a large one. */
const hashMbFor = (nodes: number): number => Math.max(2, Math.ceil(nodes / 1000))

/** Positions that were chosen need few random plies to make two games from one of them differ. */
const fromStarts = { randomPlies: 1, firstPly: 2 }

export function recipeOf({ variant, nodes, starts }: DataSettings): Recipe {
  const hashMb = hashMbFor(nodes)
  const beginning = starts === undefined ? {} : fromStarts
  // A game of minichess has fifty plies at most and twenty men.
  if (variant === 'minichess')
    return { ...common, randomPlies: 5, firstPly: 8, endgameMen: 6, hashMb, ...beginning }
  return { ...common, randomPlies: 8, firstPly: 16, endgameMen: 10, hashMb, ...beginning }
}
