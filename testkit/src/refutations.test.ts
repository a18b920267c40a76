import { parsePosition, parseSan, unwrap } from '@rookery/rules'
import { expect, test } from 'vitest'
import { refutations } from './refutations.ts'

test('there are 200 positions, in each of which three moves can be played', () => {
  expect(new Set(refutations.map(({ fen }) => fen)).size).toBe(200)
  for (const { fen, move, refutation, better, lossPercent } of refutations) {
    const position = unwrap(parsePosition(fen))
    const played = unwrap(parseSan(position, move))
    expect(parseSan(position.play(played), refutation).ok).toBe(true)
    expect(unwrap(parseSan(position, better))).not.toBe(played)
    expect(lossPercent).toBeGreaterThanOrEqual(25)
  }
})
