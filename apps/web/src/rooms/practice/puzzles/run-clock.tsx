import { leftMs, type Run } from '@rookery/practice'
import { say } from '@rookery/words/web/practice'
import { useEffect, useState } from 'react'
import { wallMs } from '../wall-clock.ts'
import styles from './run-clock.module.css'

interface Props {
  readonly run: Run
  readonly onTime: (() => void) | undefined
}

const tickMs = 200

/** What is left of a timed run. */
export function RunClock({ run, onTime }: Props) {
  const [left, setLeft] = useState(() => leftMs(run, wallMs()))
  useEffect(() => {
    if (run.isOver) return
    const tick = () => {
      const now = leftMs(run, wallMs())
      setLeft(now)
      if (now === 0) onTime?.()
    }
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [run, onTime])
  const seconds = Math.ceil(left / 1000)
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span className={styles.clock} role="timer" aria-label={say('run.left')}>
      {text}
    </span>
  )
}
