import { useCallback, useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/use-media.ts'

const restMs = { slow: 1600, usual: 700, fast: 150 } as const
export type Speed = keyof typeof restMs

/** Walks through so many pictures: by itself or step by step. Somebody who wants no motion begins it by hand. */
export function usePlayer(count: number) {
  const isStill = useReducedMotion()
  const [at, setAt] = useState(0)
  const [isWanted, setIsWanted] = useState(!isStill)
  const [speed, setSpeed] = useState<Speed>('usual')
  const last = count - 1
  const isRunning = isWanted && at < last

  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setAt((place) => Math.min(place + 1, last)), restMs[speed])
    return () => clearTimeout(timer)
  })

  const goTo = useCallback(
    (place: number) => {
      setIsWanted(false)
      setAt(Math.max(0, Math.min(place, last)))
    },
    [last],
  )
  const toggle = useCallback(() => {
    // At its end it begins anew.
    if (at >= last) setAt(0)
    setIsWanted(at >= last || !isWanted)
  }, [at, last, isWanted])

  return { at: Math.min(at, last), isRunning, speed, setSpeed, goTo, toggle }
}
