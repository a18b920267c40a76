import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { powerCuts } from '@rookery/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appendDurably, Draft, makeFolder, replaceFile } from './durable-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-durable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('whenever the power fails, a replaced file is whole, and what was replaced before stays', () => {
  const file = (where: string) => join(where, 'a', 'b', 'state')
  let cuts = 0
  for (const cut of powerCuts<string>(folder, (promise) => {
    makeFolder(join(folder, 'a', 'b'))
    for (const content of ['first', 'second, longer', 'third']) {
      replaceFile(file(folder), content)
      promise(content)
    }
  })) {
    cuts++
    const found = existsSync(file(cut.folder)) ? readFileSync(file(cut.folder), 'utf8') : undefined
    const allowed = [undefined, 'first', 'second, longer', 'third']
    expect(allowed.slice(allowed.indexOf(cut.promised)), cut.moment).toContain(found)
  }
  expect(cuts).toBeGreaterThan(10)
})

test('whenever the power fails, what was appended before stays', () => {
  for (const { folder: where, moment, promised } of powerCuts<string>(folder, (promise) => {
    for (const text of ['one\n', 'one\ntwo\n']) {
      appendDurably(join(folder, 'log'), text.slice(-4))
      promise(text)
    }
  })) {
    const found = existsSync(join(where, 'log')) ? readFileSync(join(where, 'log'), 'utf8') : ''
    expect(found.startsWith(promised ?? ''), moment).toBe(true)
  }
})

test('a draft that is given up, or does not fit on the disk, leaves the file as it was', () => {
  const file = join(folder, 'file')
  replaceFile(file, 'old')
  const draft = new Draft(file)
  draft.write('new')
  draft.discard()
  expect(readFileSync(file, 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['file'])
})

test('a device is written to and not replaced, and a full one is named', () => {
  expect(() => replaceFile('/dev/full', 'text')).toThrow(expect.objectContaining({ path: '/dev/full' }))
  replaceFile('/dev/null', 'text')
  expect(lstatSync('/dev/null').isCharacterDevice()).toBe(true)
  expect(existsSync('/dev/null.draft')).toBe(false)
})

test('a link stays a link', () => {
  writeFileSync(join(folder, 'real'), 'old')
  symlinkSync('real', join(folder, 'link'))
  replaceFile(join(folder, 'link'), 'new')
  expect(lstatSync(join(folder, 'link')).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(folder, 'real'), 'utf8')).toBe('new')
})

test('a folder is no file to replace', () => {
  expect(() => replaceFile(folder, 'x')).toThrow(/EISDIR/)
})
