import { expect, test } from 'vitest'
import { readLine } from '../testing/read-line.ts'
import { tellJourney } from './tell-journey.ts'

const knightEnding = '6k1/3nb1p1/4pp2/8/1p1PNP1P/5K1P/2r5/1R6 b - - 0 36'

test.each([
  ['a knight by two steps', knightEnding, 'Nb6 Ke3 Kf7 h5 Nd5+ Kd3', 'the knight is on its way to d5'],
  ['a knight that stays', knightEnding, 'Nb6 Ke3 Kf7 h5', undefined],
  ['a knight that goes back', knightEnding, 'Nb6 Ke3 Nd7', undefined],
  [
    'a knight that is taken there',
    knightEnding,
    'Nb6 Nd6 Nd5 Rb3 Rc3+ Rxc3',
    'the knight is on its way to d5',
  ],
  ['where it could have gone at once', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'Ra2 Ke7 Rb2 Kd7 Rb1', undefined],
])('Raven says where a piece goes: %s', (_, fen, sans, said) => {
  const { position, line } = readLine(fen, sans)
  expect(tellJourney(line, position)).toBe(said)
})
