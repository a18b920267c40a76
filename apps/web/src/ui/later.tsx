import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

interface Props {
  /** How many frames after all around it. */
  readonly frames?: number
  readonly children: ReactNode
}

/**
 * Shows its children in a frame of their own, and follows their changes when the page has had a breath. All pictures of a
 * thought drawn and laid out at once would keep the page from hearing a click.
 */
export function Later({ frames = 1, children }: Props): ReactNode {
  const [left, setLeft] = useState(frames)
  useEffect(() => {
    if (left === 0) return
    const frame = requestAnimationFrame(() => startTransition(() => setLeft(left - 1)))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return useDeferredValue(left > 0 ? null : children)
}
