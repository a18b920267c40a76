import type { Settings } from '@rookery/players'
import { useEffect, useMemo } from 'react'
import { SecondOpinion } from './second-opinion.ts'

export function useSecondOpinion(id: string, settings: Settings, seed: number): SecondOpinion {
  const key = JSON.stringify(settings)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal settings are the same mind.
  const second = useMemo(() => new SecondOpinion(id, settings, seed), [id, key, seed])
  useEffect(() => () => void second.dispose(), [second])
  return second
}
