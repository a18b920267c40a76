import { parseMove, parsePosition, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { tellStanding } from './standing.ts'

test('what the first move takes is counted as taken', () => {
  const position = unwrap(parsePosition('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'))
  const tell = (san: string) =>
    tellStanding(position, [unwrap(parseMove(position, san))], { pawns: 2.4 }, false)
  expect(tell('Rxf4+')).toBe('White is a pawn ahead')
  expect(tell('Rb1')).toBe('the pieces are level, but by its own count White is 2.4 pawns ahead')
})
