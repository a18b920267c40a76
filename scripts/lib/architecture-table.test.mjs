import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeArchitectureTable, replaceTable } from './architecture-table.mjs'
import { root } from './run.mjs'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

test('the page of rooms keeps its words when its table is made anew, however often', () => {
  const once = replaceTable(page, '| new |')
  expect(once).toContain('| new |')
  expect(once).toContain(page.slice(0, page.indexOf('<!--')))
  expect(replaceTable(once, '| new |')).toBe(once)
})

test('a page that has lost its marks is not written', () => {
  expect(replaceTable('# Rooms', '| new |')).toBeUndefined()
})

test('every room has a row with its size and what it imports', () => {
  const rows = makeArchitectureTable(root).split('\n').slice(2)
  expect(rows.find((row) => row.startsWith('| `packages/analysis`'))).toMatch(
    /\| \d+ \| \d+ \| \d+ \| `src\/.+\.ts` \(\d+\) \| .*rules \d+.* \| 0 \|$/,
  )
})
