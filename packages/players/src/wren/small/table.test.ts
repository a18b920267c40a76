import { describe, expect, it } from 'vitest'
import { AT_LEAST, EXACT, SmallTable } from './table.ts'

const line = Int32Array.of(7, 8, 9)

describe('the table of the small board', () => {
  it('finds what was stored for the same key, with the expected play of an exact value', () => {
    const table = new SmallTable()
    table.store(5, 6, 3, EXACT, -20, line, 2)
    const at = table.find(5, 6)
    expect([table.depth[at], table.bound[at], table.value[at], table.best[at]]).toEqual([3, EXACT, -20, 7])
    expect([...table.lineAt(at)]).toEqual([7, 8])
    expect([table.find(5, 7), table.find(4, 6)]).toEqual([-1, -1])
    table.store(5, 6, 3, AT_LEAST, 4, line, 1)
    expect([...table.lineAt(table.find(5, 6))]).toEqual([])
  })

  it('forgets all at a new question, however many there are', () => {
    const table = new SmallTable()
    for (let question = 0; question < 600; question++) {
      table.store(question, 1, 2, EXACT, question, line, 1)
      expect(table.find(question, 1)).toBeGreaterThanOrEqual(0)
      table.forget()
      for (const before of [0, question - 255, question]) expect(table.find(before, 1)).toBe(-1)
    }
  })
})
