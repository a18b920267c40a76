import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { root as checkout } from './run.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rookery-install-'))
  mkdirSync(join(root, 'node_modules'))
})

afterEach(() => rmSync(root, { recursive: true }))

const write = (path, packages) => writeFileSync(join(root, path), JSON.stringify({ packages }))
const lock = { '': { name: 'root' }, 'node_modules/a': { version: '1.0.0' } }

test('a tree that agrees with the lock is installed', () => {
  write('package-lock.json', {
    ...lock,
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  })
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root)).toBe(true)
})

test('a tree without npm’s mark is not', () => {
  write('package-lock.json', lock)
  expect(isInstalled(root)).toBe(false)
})

test('a tree with another version is not', () => {
  write('package-lock.json', lock)
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } })
  expect(isInstalled(root)).toBe(false)
})

test('a tree that lacks a package is not', () => {
  write('package-lock.json', { ...lock, 'node_modules/b': { version: '1.0.0' } })
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root)).toBe(false)
})

// A registry may lack packages of other systems. npm leaves them out of the lock then, and its `ci` refuses it everywhere.
test('the lock has the packages of every system, as npm ci asks for', () => {
  const { packages } = JSON.parse(readFileSync(join(checkout, 'package-lock.json'), 'utf8'))
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})
