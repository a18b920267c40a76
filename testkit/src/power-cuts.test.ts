import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { powerCuts } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-cuts-'))
  writeFileSync(join(folder, 'state'), 'old')
})
afterEach(() => rmSync(folder, { recursive: true }))

function sync(name: string): void {
  const handle = openSync(join(folder, name), 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** What the state can be after the promise: its content, or that there is none. */
function findStates(work: () => void): string[] {
  const found = new Set<string>()
  for (const { folder: where, promised } of powerCuts<true>(folder, (promise) => {
    work()
    promise(true)
  }))
    if (promised)
      found.add(
        existsSync(join(where, 'state'))
          ? readFileSync(join(where, 'state'), 'utf8')
          : readdirSync(where).join(),
      )
  return [...found].sort()
}

const write = () => writeFileSync(join(folder, 'draft'), 'new')
const rename = () => renameSync(join(folder, 'draft'), join(folder, 'state'))

test('a file that is renamed without being synced may be empty, blank, whole or the old one', () => {
  expect(findStates(() => [write(), rename()])).toEqual(['', '\0\0\0', 'new', 'old'])
})

test('a name that is not synced may be the old one', () => {
  expect(findStates(() => [write(), sync('draft'), rename()])).toEqual(['new', 'old'])
})

test('what is synced, file and folder, is kept', () => {
  expect(findStates(() => [write(), sync('draft'), rename(), sync('.')])).toEqual(['new'])
})
