import { defaultSeat } from '@rookery/play'
import { findRating, type RosterEntry, roster } from '@rookery/players'
import type { VariantId } from '@rookery/rules'
import type { RawSettings } from '../../../ui/settings-form.tsx'

interface FirstOpponent {
  readonly entry: RosterEntry
  readonly values: RawSettings
}

/** The rating of people that a beginner can beat. */
const BEGINNER_RATING = 700

/** Whom a beginner can beat, and learns something from: who plays as people do, or else the weakest that is better than chance. */
export function firstOpponent(variant: VariantId): FirstOpponent {
  const able = roster.filter(({ variants }) => variants.includes(variant))
  for (const entry of able)
    if (entry.people && entry.strength)
      return { entry, values: { [entry.strength.setting]: BEGINNER_RATING } }
  const elo = (entry: RosterEntry) =>
    findRating(entry.id, defaultSeat(entry).settings, variant)?.rating.elo ?? 0
  const [weakest] = able.filter((entry) => elo(entry) > 0).sort((a, b) => elo(a) - elo(b))
  return { entry: weakest ?? able[0]!, values: {} }
}
