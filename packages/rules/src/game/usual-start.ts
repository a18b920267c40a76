import { startPosition } from '../fen.ts'
import type { Position } from '../position.ts'
import type { Variant } from '../variants/variant.ts'

const starts = /* @__PURE__ */ new Map<Variant, Position>()

/** The start position of a variant, always the same object: thousands of games begin there. */
export function usualStart(variant: Variant): Position {
  const known = starts.get(variant)
  if (known) return known
  const start = startPosition(variant)
  starts.set(variant, start)
  return start
}
