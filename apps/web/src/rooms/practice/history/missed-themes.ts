import type { Attempt } from '@rookery/practice'

export interface MissedTheme {
  readonly theme: string
  readonly missed: number
  readonly tried: number
}

/** Of fewer puzzles a share says little. */
const leastOfTheme = 5

/** What somebody fails most often, that first. */
export function missedThemes(attempts: readonly Attempt[]): readonly MissedTheme[] {
  const counts = new Map<string, MissedTheme>()
  for (const { themes, result } of attempts)
    for (const theme of themes) {
      const { tried, missed } = counts.get(theme) ?? { tried: 0, missed: 0 }
      counts.set(theme, { theme, tried: tried + 1, missed: missed + Number(result === 'failed') })
    }
  return [...counts.values()]
    .filter(({ tried, missed }) => tried >= leastOfTheme && missed > 0)
    .sort((one, other) => other.missed / other.tried - one.missed / one.tried)
}
