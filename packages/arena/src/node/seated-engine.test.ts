import { describe, expect, it } from 'vitest'
import { remarkOf } from './seated-engine.ts'

describe('of what an engine tells', () => {
  const score = { kind: 'cp', cp: 90 } as const

  it.each([
    [
      { line: 1, bound: 'exact', depth: 12, nodes: 9, score, pv: ['e2e4'] },
      { depth: 12, nodes: 9, scoreCp: 90, line: ['e2e4'] },
    ],
    [{ line: 1, bound: 'exact', score: { kind: 'mate', moves: -2 } }, { mateIn: -2 }],
    [{ line: 1, bound: 'lower', depth: 5, score }, { depth: 5 }],
    [{ line: 1, bound: 'upper', depth: 5, score, pv: ['e2e4'] }, { depth: 5 }],
    [{ line: 2, bound: 'exact', depth: 5, score }, {}],
  ] as const)('%j is remarked as %j', (info, remark) => expect(remarkOf(info)).toEqual(remark))
})
