import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildUnit } from './unit.mjs'

let root
let builds
let isBroken

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rookery-unit-'))
  builds = 0
  isBroken = false
  mkdirSync(join(root, 'lib/src'), { recursive: true })
  write('lib/src/a.ts', 'one')
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (path, content) => writeFileSync(join(root, path), content)
const remove = (path) => rmSync(join(root, path), { recursive: true })

/** Like a compiler: writes a file per source, removes none, and when broken stops after the first. */
const unit = {
  name: 'copy',
  inputs: ['lib/src'],
  isInput: (file) => !file.endsWith('.test.ts'),
  outputs: ['lib/dist'],
  build: async () => {
    builds += 1
    mkdirSync(join(root, 'lib/dist'), { recursive: true })
    for (const name of readdirSync(join(root, 'lib/src'))) {
      write(`lib/dist/${name}`, readFileSync(join(root, 'lib/src', name)))
      if (isBroken) return false
    }
    return true
  },
}

const build = () => buildUnit(root, unit)

test('unchanged sources are built once', async () => {
  expect(await build()).toEqual({ built: true, ok: true })
  write('lib/src/a.test.ts', 'a test is no input')
  expect(await build()).toEqual({ built: false, ok: true })
  expect(builds).toBe(1)
})

test('a changed source is built again, and so is one changed back', async () => {
  await build()
  write('lib/src/a.ts', 'two')
  await build()
  write('lib/src/a.ts', 'one')
  await build()
  expect(builds).toBe(3)
  expect(readFileSync(join(root, 'lib/dist/a.ts'), 'utf8')).toBe('one')
})

test('a failed build is not fresh, even when the sources go back to what was built before', async () => {
  await build()
  isBroken = true
  write('lib/src/a.ts', 'broken')
  expect(await build()).toEqual({ built: true, ok: false })
  isBroken = false
  write('lib/src/a.ts', 'one')
  expect(await build()).toEqual({ built: true, ok: true })
  expect(readFileSync(join(root, 'lib/dist/a.ts'), 'utf8')).toBe('one')
})

test('the output of a removed source is removed', async () => {
  write('lib/src/b.ts', 'b')
  await build()
  remove('lib/src/b.ts')
  await build()
  expect(readdirSync(join(root, 'lib/dist'))).toEqual(['a.ts'])
})

test('outputs that were deleted or edited are built again', async () => {
  await build()
  remove('lib/dist')
  await build()
  expect(existsSync(join(root, 'lib/dist/a.ts'))).toBe(true)
  write('lib/dist/a.ts', 'edited')
  await build()
  expect(readFileSync(join(root, 'lib/dist/a.ts'), 'utf8')).toBe('one')
})
