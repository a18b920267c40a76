import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Record } from './record.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rookery-record-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a record goes on from what was written before, without a line that was cut off', () => {
  const file = join(folder, 'games.log')
  const first = new Record(file)
  first.add('é', 1)
  first.add('b', null)
  writeFileSync(file, `${readFileSync(file, 'utf8')}{"key":"ç`)
  const second = new Record(file)
  expect(second.entries()).toEqual([
    ['é', 1],
    ['b', null],
  ])
  second.add('c', 0.5)
  expect(new Record(file).get('c')).toBe(0.5)
  expect(new Record(file).has('ç')).toBe(false)
})
