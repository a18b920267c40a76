import { describe, expect, it } from 'vitest'
import { unpackScore } from './info.ts'

describe('a score', () => {
  it.each([
    [31_999, 1],
    [31_997, 2],
    [-31_998, -1],
    [-31_996, -2],
  ])('%i counts as mate in %i moves', (score, moves) => {
    expect(unpackScore(score)).toEqual({ kind: 'mate', moves })
  })

  it('below the mates is in centipawns', () => {
    expect(unpackScore(-8_500)).toEqual({ kind: 'cp', cp: -8_500 })
  })
})
