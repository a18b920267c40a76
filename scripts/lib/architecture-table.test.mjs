import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeArchitectureTable, replaceTable } from './architecture-table.mjs'
import { root } from './run.mjs'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const table = makeArchitectureTable(root)

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
  const rows = table.split('\n').slice(2)
  expect(rows.find((row) => row.startsWith('| `packages/analysis`'))).toMatch(
    /\| \d+ \| \d+ \| \d+ \| `src\/.+\.ts` \(\d+\) \| .*rules \d+.* \| 0 \|$/,
  )
})

/** The rows of a table: what is compared word by word, and numbers that may drift a little between two makings. */
function readRows(text) {
  const rows = text.split('\n').filter((line) => /^\| `[\w/]+` /.test(line))
  return rows.map((row) => {
    const [room, files, lines, median, largest, imports, circles] = row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [, file, size] = /^`(.+)` \((\d+)\)$/.exec(largest)
    const from = imports.replace(/ \d+/g, '').split(', ').sort().join(', ')
    return { exact: { room, from, circles }, file, numbers: [files, lines, median, size].map(Number) }
  })
}

const isNear = (shown, real) => Math.abs(shown - real) <= Math.max(2, real / 10)

test('the page lists the rooms that there are and what they import, without a circle between folders', () => {
  const [shown, real] = [readRows(page), readRows(table)]
  expect(shown.map(({ exact }) => exact)).toEqual(real.map(({ exact }) => exact))
  expect(shown.every(({ exact }) => exact.circles === '0')).toBe(true)
})

test('the sizes on the page are within a tenth of the real ones: otherwise npm run make:architecture', () => {
  const real = readRows(table)
  const stale = readRows(page).filter(
    ({ numbers }, room) => !numbers.every((shown, column) => isNear(shown, real[room].numbers[column])),
  )
  expect(stale.map(({ exact, numbers }) => [exact.room, ...numbers])).toEqual([])
  const gone = readRows(page).filter(
    ({ exact, file }) => !existsSync(join(root, exact.room.slice(1, -1), file)),
  )
  expect(gone.map(({ file }) => file)).toEqual([])
})

test('every file that a walk passes is there', () => {
  const walks = page.slice(page.indexOf('## Five walks'))
  const files = [...walks.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
