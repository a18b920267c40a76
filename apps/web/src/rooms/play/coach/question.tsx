import { say } from '@rookery/words/web/coach'
import { useEffect, useId, useRef } from 'react'
import styles from './question.module.css'

interface Props {
  readonly question: string
  readonly reason: string
  readonly onAnswer: (isPlayed: boolean) => void
}

/** Asks at the board whether the move is meant; the game's clock goes on meanwhile. */
export function Question({ question, reason, onAnswer }: Props) {
  const id = useId()
  const another = useRef<HTMLButtonElement>(null)

  // Who uses the keyboard goes on where they were.
  useEffect(() => {
    const before = document.activeElement
    another.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true })
    }
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onAnswer(false)
    }
    // Before anybody else who waits for this key.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [onAnswer])

  return (
    <div
      className={styles.question}
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-reason`}
    >
      <div>
        <h2 id={`${id}-question`}>{question}</h2>
        <p id={`${id}-reason`}>{reason}</p>
      </div>
      <button ref={another} type="button" onClick={() => onAnswer(false)}>
        {say('another')}
      </button>
      <button type="button" className={styles.anyway} onClick={() => onAnswer(true)}>
        {say('anyway')}
      </button>
    </div>
  )
}
