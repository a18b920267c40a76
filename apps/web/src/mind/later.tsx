import { type ReactNode, useDeferredValue } from 'react'

interface Props {
  readonly children: ReactNode
}

/**
 * Shows its children once the page has had a breath, and follows their changes in the same way. All pictures of a thought drawn at once
 * would keep the page from hearing a click.
 */
export function Later({ children }: Props): ReactNode {
  return useDeferredValue(children, null)
}
