import * as rules from '@rookery/rules'
import { expect, it } from 'vitest'

// The types are those that are published: a line that expects an error fails the check of types when there is none.
it('lets nobody outside make a position unchecked, or read how one is stored', () => {
  const position: rules.Position = rules.startPosition()
  expect('Position' in rules).toBe(false)
  // @ts-expect-error
  rules.Position
  expect(position.constructor).toBe(Object)
  expect(position.play(position.legalMoves()[0]!).constructor).toBe(Object)
  // @ts-expect-error
  position.castlingLo
  // @ts-expect-error
  position.epSquare
  // @ts-expect-error
  position.masks
  // @ts-expect-error
  position.board[0]
  // @ts-expect-error
  position.variant.maskLo
  // @ts-expect-error
  new rules.SquareSet(0, 0)
  // @ts-expect-error
  const copied: rules.Position = { ...position }
  expect(copied).not.toBe(position)
})
