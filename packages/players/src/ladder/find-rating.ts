import type { VariantId } from '@rookery/rules'
import { findPlayer } from '../roster.ts'
import { defaultsOf, type Settings } from '../settings.ts'
import type { Ladder, LadderRating } from './ladder.ts'
import { ladders } from './measured.ts'

export interface FoundRating {
  readonly rating: LadderRating
  readonly ladder: Ladder
}

export const ladderOf = (variant: VariantId): Ladder | undefined => ladders[variant]

/** What was measured of a mind with exactly these settings; undefined where nothing was. */
export function findRating(id: string, settings: Settings, variant: VariantId): FoundRating | undefined {
  const ladder = ladders[variant]
  const usual = defaultsOf(findPlayer(id)?.settings ?? {})
  const rating = ladder?.ratings.find((each) => {
    if (each.id !== id) return false
    const measured: Settings = { ...usual, ...each.changed }
    return Object.keys(usual).every((name) => settings[name] === measured[name])
  })
  return ladder && rating && { rating, ladder }
}
