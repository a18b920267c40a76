import type { BoardArrow } from '@rookery/board'
import { type ReactNode, useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-media.ts'
import styles from './board-arrows.module.css'
import { useMindStage } from './mind-stage.ts'

interface Props {
  readonly arrows: readonly BoardArrow[]
  readonly label: string
  readonly children: ReactNode
}

const stepMs = 420

/** A move's name that plays its arrows on the board, one after the other, while it is pointed at, focused or held down. */
export function BoardArrows({ arrows, label, children }: Props) {
  const { onArrows } = useMindStage()
  const reducedMotion = useReducedMotion()
  const [isOver, setIsOver] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isOn = isOver || isFocused
  const key = JSON.stringify(arrows)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the arrows are.
  useEffect(() => {
    if (!isOn) return
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
    }
  }, [isOn, key, onArrows, reducedMotion])

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
