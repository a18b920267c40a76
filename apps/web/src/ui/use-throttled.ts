import { useEffect, useRef, useState } from 'react'

/** A thought that changes faster than this is drawn no faster: the eye would not follow, and the page has other things to do. */
const gapMs = 100

/** The value, at most ten times a second for as long as the key stays the same; a new key is shown at once. */
export function useThrottled<Value>(value: Value, key: unknown): Value {
  const [shown, setShown] = useState({ value, key })
  const shownAt = useRef(0)
  const isNew = shown.key !== key

  useEffect(() => {
    if (!isNew && shown.value === value) return
    const wait = isNew ? 0 : Math.max(0, shownAt.current + gapMs - performance.now())
    const timer = setTimeout(() => {
      shownAt.current = performance.now()
      setShown({ value, key })
    }, wait)
    return () => clearTimeout(timer)
  }, [value, key, isNew, shown.value])

  return isNew ? value : shown.value
}
