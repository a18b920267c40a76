import { describe, expect, it } from 'vitest'
import { makeWdl } from './wdl.ts'

describe('the chances of a score', () => {
  it.each([-32_000, -900, -50, 0, 13, 400, 32_000])('add up, at %i', (score) => {
    const [win, draw, loss] = makeWdl(score)
    expect(win + draw + loss).toBe(1000)
    expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0)
    expect(makeWdl(-score)).toEqual([loss, draw, win])
  })

  it('rise with the score, to certainty', () => {
    const expected = [-3000, -300, -100, 0, 100, 300, 3000].map((score) => {
      const [win, draw] = makeWdl(score)
      return win + draw / 2
    })
    expect(expected).toEqual([...expected].sort((a, b) => a - b))
    expect([expected[0], expected[3], expected[6]]).toEqual([0, 500, 1000])
  })
})
