import { useEffect, useRef, useState } from 'react'
import { announce } from '../game/announce.ts'
import type { PlayState } from '../game/play-state.ts'

interface Props {
  readonly state: PlayState
  readonly opponentName: string
}

/** Says every move aloud to a screen reader. */
export function Announcer({ state, opponentName }: Props) {
  const before = useRef(state)
  const [words, setWords] = useState('')

  useEffect(() => {
    const next = announce(before.current, state, opponentName)
    before.current = state
    if (next !== undefined) setWords(next)
  }, [state, opponentName])

  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {words}
    </div>
  )
}
