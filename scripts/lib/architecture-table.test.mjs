import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeArchitectureTable, replaceTable } from './architecture-table.mjs'
import { root } from './run.mjs'

const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
const made = makeArchitectureTable(root)

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
  const rows = made.split('\n').slice(2)
  expect(rows.find((row) => row.startsWith('| `packages/analysis`'))).toMatch(
    /\| \d+ \| \d+ \| \d+ \| `src\/.+\.ts` \(\d+\) \| .*rules \d+.* \| 0 \|$/,
  )
})

test('the page lists the rooms that there are, without a circle between folders', () => {
  const roomsAndCircles = (table) =>
    [...table.matchAll(/^\| (`[\w/]+`) .* (\d+) \|$/gm)].map(([, room, circles]) => `${room} ${circles}`)
  const shown = roomsAndCircles(page)
  expect(shown).toEqual(roomsAndCircles(made))
  expect(shown.every((each) => each.endsWith(' 0'))).toBe(true)
})

test('every file that a walk passes is there', () => {
  const walks = page.slice(page.indexOf('## Five walks'))
  const files = [...walks.matchAll(/`((?:apps|packages)\/[^`]+)`/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
