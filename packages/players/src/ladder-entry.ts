import type { Settings } from './settings.ts'

/** Of people: as Lichess rates them at ten minutes a game. Of random: whoever plays at random has 0. */
export type LadderScale = 'people' | 'random'

/** One way in which a mind enters a ladder. */
export interface LadderEntry {
  /** What tells it from the mind's other entries, as in "level 3". */
  readonly called?: string
  /** What differs from the mind's usual settings. */
  readonly changed?: Settings
  /** Its rating, where the scale is made by it. */
  readonly anchorElo?: number
  /** For one that thinks as long as it does, whatever time there is. */
  readonly isUntimed?: boolean
}
