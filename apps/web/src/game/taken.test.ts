import { minichess } from '@rookery/rules'
import { begin, playMoves, twoPeople } from '@rookery/testkit/playing'
import { expect, it } from 'vitest'
import { materialLead } from './taken.ts'

it.each([
  ['in pawns where no count decides', undefined, '4k3/8/8/8/p7/8/8/Q3K3 w - - 0 1', 'a1a4', 9],
  ['by the count that decides minichess', minichess, 'k4/5/p4/5/4P/Q3K w - - 0 1', 'a1a4', 22],
  ['without a king that was taken', minichess, 'k4/5/5/5/4p/Q3K w - - 0 1', 'a1a6', 18],
])('the lead is told %s', (_, variant, fen, move, lead) => {
  const start = begin({ ...(variant && { variant }), fen, sides: twoPeople })
  expect(materialLead(playMoves(start, move))).toBe(lead)
})
