import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'

interface Props {
  readonly children: ReactNode
}

/**
 * Shows its children in a frame after that of all around it, and follows their changes when the page has had a breath. All
 * pictures of a thought drawn and laid out at once would keep the page from hearing a click.
 */
export function Later({ children }: Props): ReactNode {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDue(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  return useDeferredValue(isDue ? children : null)
}
