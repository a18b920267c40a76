import { expect, it } from 'vitest'
import { readRows } from './limits.ts'

const row = { move: 'e4', defensiveSum: 1, offensiveSum: -2, counter: 3 }

it.each([undefined, null, 7, 'x', [], {}, { rows: null }, { rows: 'e4' }, { rows: { 0: row } }])(
  'a record that is %j has no rows',
  (record) => expect(readRows(record)).toEqual([]),
)

it('a damaged row costs that row', () => {
  const damaged = [null, 7, {}, { ...row, move: 5 }, { ...row, counter: 0 }, { ...row, defensiveSum: '1' }]
  expect(readRows({ rows: [...damaged, row] })).toEqual([row])
})
