import { describe, expect, it } from 'vitest'
import { chances, drawIndex, levels } from './levels.ts'

describe('a level', () => {
  it('looks at more than the one below it, and slips less', () => {
    const ascending = Object.values(levels)
    expect(ascending).toHaveLength(10)
    ascending.slice(1).forEach((level, index) => {
      expect(level.nodes).toBeGreaterThan(ascending[index]!.nodes)
      expect(level.tolerance).toBeLessThan(ascending[index]!.tolerance)
    })
  })

  it('likes better moves better, and never throws away a piece', () => {
    const [best, near, worse, blunder] = chances([30, 10, -80, -400], 50)
    expect(best).toBeGreaterThan(near!)
    expect(near).toBeGreaterThan(worse!)
    expect(worse).toBeGreaterThan(0)
    expect(blunder).toBe(0)
    expect(best! + near! + worse!).toBeCloseTo(1)
  })

  it('draws by those chances', () => {
    expect([0, 0.49, 0.5, 0.79, 0.8, 0.999].map((drawn) => drawIndex([0.5, 0.3, 0.2], drawn))).toEqual([
      0, 0, 1, 1, 2, 2,
    ])
  })
})
