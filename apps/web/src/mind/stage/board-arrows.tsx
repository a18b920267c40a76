import type { BoardArrow } from '@rookery/board'
import { makeFen, type Position } from '@rookery/rules'
import { type ReactNode, useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-media.ts'
import styles from './board-arrows.module.css'
import { useMindStage } from './mind-stage.ts'

interface Props {
  readonly arrows: readonly BoardArrow[]
  /** Where the arrows begin, if that is not the position on the board. */
  readonly position?: Position
  readonly label: string
  readonly children: ReactNode
}

const stepMs = 420

/** A move's name that plays its arrows on the board, one after the other, while it is pointed at, focused or held down. */
export function BoardArrows({ arrows, position, label, children }: Props) {
  const { onArrows, onPosition } = useMindStage()
  const reducedMotion = useReducedMotion()
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOn = isOver || isFocused
  const key = JSON.stringify([arrows, position && makeFen(position)])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the arrows are.
  useEffect(() => {
    if (!isOn) return
    if (position) onPosition(position)
    if (reducedMotion) onArrows(arrows)
    let count = reducedMotion ? arrows.length : 0
    const next = () => {
      if (count < arrows.length) onArrows(arrows.slice(0, ++count))
    }
    next()
    const timer = setInterval(next, stepMs)
    return () => {
      clearInterval(timer)
      onArrows(undefined)
      if (position) onPosition(undefined)
    }
  }, [isOn, key, onArrows, onPosition, reducedMotion])

  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      onPointerEnter={() => setIsOver(true)}
      onPointerLeave={() => setIsOver(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {children}
    </button>
  )
}
