import { describe, expect, it } from 'vitest'
import { makeScore, makeWdl } from './info.ts'

describe('a score', () => {
  it.each([
    [31_999, 1],
    [31_997, 2],
    [-31_998, -1],
    [-31_996, -2],
  ])('%i counts as mate in %i moves', (score, moves) => {
    expect(makeScore(score)).toEqual({ kind: 'mate', moves })
  })

  it('below the mates is in centipawns', () => {
    expect(makeScore(-8_500)).toEqual({ kind: 'cp', cp: -8_500 })
  })

  it.each([-32_000, -900, -50, 0, 13, 400, 32_000])('of %i gives chances that add up', (score) => {
    const [win, draw, loss] = makeWdl(score)
    expect(win + draw + loss).toBe(1000)
    expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0)
    expect(makeWdl(-score)).toEqual([loss, draw, win])
  })
})
