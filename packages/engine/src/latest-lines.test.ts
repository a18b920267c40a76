import { expect, it } from 'vitest'
import type { SearchInfo } from './info.ts'
import { LatestLines } from './latest-lines.ts'

it('has the last report of each line, in the order of the lines', () => {
  const latest = new LatestLines()
  expect(latest.all).toEqual([])
  for (const [line, depth] of [
    [3, 4],
    [1, 4],
    [1, 5],
  ] as const)
    latest.hear({ line, depth } as SearchInfo)
  expect(latest.all).toEqual([
    { line: 1, depth: 5 },
    { line: 3, depth: 4 },
  ])
})
