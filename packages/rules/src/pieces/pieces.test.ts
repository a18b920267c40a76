import { describe, expect, it } from 'vitest'
import { roles } from '../piece.ts'
import { pieceSets } from './index.ts'

describe.each(Object.entries(pieceSets))('the %s pieces', (_, set) => {
  it.each(roles)('draw a %s inside its box, body first', (role) => {
    const drawing = set[role]
    expect(drawing[0]?.part).toBe('body')
    for (const { path } of drawing) {
      const start = /^M([\d.]+) ([\d.]+) /.exec(path)?.slice(1).map(Number)
      expect(start).toHaveLength(2)
      for (const number of start!) expect(number).toBeGreaterThan(0)
      for (const number of start!) expect(number).toBeLessThan(100)
    }
  })

  it('draw no role as another', () => {
    expect(new Set(roles.map((role) => JSON.stringify(set[role]))).size).toBe(roles.length)
  })
})
