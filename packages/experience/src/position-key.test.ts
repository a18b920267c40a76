import { expect, it } from 'vitest'
import { positionKey } from './position-key.ts'

// The keys stand in people's tables: a change here would lose all that they know.
it.each([
  ['standard', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 888249118745874763n],
  ['chess960', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -', 1665828269045348356n],
  ['minichess', 'kqbnr/ppppp/5/5/PPPPP/RNBQK w - -', -4910789106357081142n],
] as const)('the key of %s %s stays what it is', (variant, board, key) => {
  expect(positionKey(variant, board)).toBe(key)
})

it('keys are 64 bits with a sign, each bit set in half of them, and boards that are alike do not meet', () => {
  const keys = Array.from({ length: 100_000 }, (_, i) =>
    positionKey('standard', `${i}/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -`),
  )
  expect(new Set(keys).size).toBe(keys.length)
  for (let bit = 0n; bit < 64n; bit++) {
    const set = keys.filter((key) => (BigInt.asUintN(64, key) >> bit) & 1n).length
    expect(Math.abs(set - keys.length / 2)).toBeLessThan(1500)
  }
})
