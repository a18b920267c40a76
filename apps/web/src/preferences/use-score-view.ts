import { type ScoreView, viewOf } from '@rookery/players'
import type { Color } from '@rookery/rules'
import { useMemo } from 'react'
import { usePreferences } from './store.ts'

/** From whose side the page tells scores: as the person wishes, who plays `person` or nobody, with `below` nearer on the board. */
export function useScoreView(person: Color | undefined, below: Color): ScoreView {
  const { scores } = usePreferences()
  return useMemo(() => viewOf(scores, person, below), [scores, person, below])
}
