import type { PlayState } from '@rookery/play'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../game/announce.ts'
import textStyles from '../../ui/text.module.css'

interface Props {
  readonly state: PlayState
}

/** Says every move aloud to a screen reader. */
export function Announcer({ state }: Props) {
  const before = useRef(state)
  const [words, setWords] = useState('')

  useEffect(() => {
    const next = announce(before.current, state)
    before.current = state
    if (next !== undefined) setWords(next)
  }, [state])

  return (
    <div className={textStyles.unseen} role="status" aria-live="polite">
      {words}
    </div>
  )
}
