import { useLayoutEffect, useRef, useState } from 'react'
import type { BoardMarks } from './marks.ts'

/** The old value as long as the new one says the same, so that what depends on it need not be drawn again. */
export function useSteady<T>(value: T, isSame: (a: T, b: T) => boolean): T {
  const [steady, setSteady] = useState(value)
  if (steady === value || isSame(steady, value)) return steady
  setSteady(value)
  return value
}

/** A function that never changes and always does what the newest one does; undefined stays harmless. */
export function useLatest<Arguments extends unknown[], T>(
  act: ((...given: Arguments) => T) | undefined,
): (...given: Arguments) => T | undefined {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  const [steady] = useState(
    () =>
      (...given: Arguments) =>
        latest.current?.(...given),
  )
  return steady
}

export function sameMarks(a: BoardMarks, b: BoardMarks): boolean {
  return (
    a.check === b.check &&
    a.selected === b.selected &&
    sameItems(a.lastMove, b.lastMove) &&
    a.targets.size === b.targets.size &&
    [...a.targets].every(([square, kind]) => b.targets.get(square) === kind)
  )
}

const sameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
