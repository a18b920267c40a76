import { parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { packPosition } from './packed.ts'

test('a game’s counters stay large in the core, which has sixteen bits for them', () => {
  const position = unwrap(parsePosition('4k3/8/8/8/8/8/8/R3K3 w - - 65536 32769'))
  const { halfmoves, ply } = packPosition(position)
  expect([halfmoves, ply]).toEqual([20_000, 20_000])
})
