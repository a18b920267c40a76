import type { StrengthEstimate } from '@rookery/practice'
import type { Color, Game } from '@rookery/rules'
import { useEffect, useState } from 'react'

export type SideStrength = StrengthEstimate | 'too few moves'
type Strengths = Readonly<Record<Color, SideStrength>>

/** How strong both sides have played; nothing before it is found out, and of boards and games of which it is not told. */
export function useStrengths(game: Game): Strengths | undefined {
  const [found, setFound] = useState<{ readonly game: Game; readonly strengths: Strengths }>()
  useEffect(() => {
    const stop = new AbortController()
    findStrengths(game, stop.signal).then(
      (strengths) => strengths && setFound({ game, strengths }),
      // Mynah's network may not be there, when offline: the rest of the review is.
      () => {},
    )
    return () => stop.abort()
  }, [game])
  return found?.game === game ? found.strengths : undefined
}

async function findStrengths(game: Game, signal: AbortSignal): Promise<Strengths | undefined> {
  const { estimateStrength, isTold } = await import('@rookery/practice')
  if (!isTold(game.variant)) return undefined
  const { Jury } = await import('../../game/strength/jury.ts')
  const jury = new Jury()
  try {
    const evidence = await jury.hear(game.line(), signal)
    if (!evidence) return undefined
    const strengthOf = (color: Color) => estimateStrength(evidence[color]) ?? 'too few moves'
    return { white: strengthOf('white'), black: strengthOf('black') }
  } finally {
    await jury.dispose()
  }
}
