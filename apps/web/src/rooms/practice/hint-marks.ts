import type { BoardArrow, BoardCircle } from '@rookery/board'
import type { Square } from '@rookery/rules'
import { useMemo } from 'react'

const none: readonly never[] = []

/** A first hint rings the piece, a second one shows where it goes. */
export function useHintMarks({ from, to }: { readonly from?: Square; readonly to?: Square }): {
  readonly arrows: readonly BoardArrow[]
  readonly circles: readonly BoardCircle[]
} {
  return useMemo(
    () => ({
      arrows: from === undefined || to === undefined ? none : [{ from, to, tone: 'accent' }],
      circles: from === undefined ? none : [{ at: from, tone: 'accent' }],
    }),
    [from, to],
  )
}
