import { describeRemaining, leftMs, lowMs, type PlayAction, type PlayState, runningSide } from '@rookery/play'
import type { Color } from '@rookery/rules'
import { say } from '@rookery/words/web/game'
import { type Dispatch, useEffect, useReducer } from 'react'
import { playSound } from '../../sounds/play-sound.ts'
import { nowMs } from '../../ui/now.ts'
import styles from './clock-face.module.css'

interface Props {
  readonly state: PlayState
  readonly color: Color
  readonly dispatch: Dispatch<PlayAction>
}

/** One side's clock. It redraws itself when its digits change, and says when its time is over. */
export function ClockFace({ state, color, dispatch }: Props) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const isRunning = runningSide(state) === color
  const left = leftMs(state, color, nowMs())
  const isLow = isRunning && left !== undefined && left < lowMs
  const warns = isLow && state.setup.sides[color].kind === 'person'

  useEffect(() => {
    if (warns) playSound('low-time')
  }, [warns])

  useEffect(() => {
    if (!isRunning) return
    let timer: ReturnType<typeof setTimeout>
    const beat = () => {
      const ms = leftMs(state, color, nowMs()) ?? 0
      if (ms === 0) {
        dispatch({ kind: 'tick' })
        return
      }
      redraw()
      const unit = ms < lowMs ? 100 : 1000
      timer = setTimeout(beat, ms % unit || unit)
    }
    beat()
    return () => clearTimeout(timer)
  }, [state, color, isRunning, dispatch])

  if (left === undefined) return null
  return (
    <div
      className={styles.clock}
      role="timer"
      aria-label={say('table.clock', { color })}
      data-running={isRunning}
      data-low={left < lowMs}
    >
      {describeRemaining(left)}
    </div>
  )
}
