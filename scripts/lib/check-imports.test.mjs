import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.mjs'

let root

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rookery-imports-'))
  write({
    'package.json': { devDependencies: { vitest: '1' } },
    'apps/cli/package.json': { name: 'rookery', dependencies: { '@rookery/players': '1' } },
    'apps/web/package.json': { name: '@rookery/web', private: true, dependencies: { rookery: '1' } },
    'packages/players/package.json': {
      name: '@rookery/players',
      imports: { '#platform': './dist/node.js' },
      dependencies: { '@rookery/rules': '1' },
      devDependencies: { '@rookery/testkit': '1' },
    },
    'packages/rules/package.json': {
      name: '@rookery/rules',
      dependencies: { '@rookery/players': '1' },
      devDependencies: { '@rookery/testkit': '1', '@rookery/bench': '1', chessops: '1' },
    },
    'testkit/package.json': {
      name: '@rookery/testkit',
      private: true,
      dependencies: { '@rookery/rules': '1' },
    },
    'bench/package.json': {
      name: '@rookery/bench',
      private: true,
      devDependencies: { '@rookery/testkit': '1' },
    },
  })
})

afterEach(() => rmSync(root, { recursive: true }))

function write(files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

function check(files) {
  write(files)
  return checkImports(root).map(({ file, line, rule }) => `${file}:${line} ${rule}`)
}

describe('allowed imports', () => {
  test.each([
    ['an app of a package', 'apps/cli/src/main.ts', "import '@rookery/players'"],
    ['a room of one below it', 'packages/players/src/a.ts', "import type { Move } from '@rookery/rules'"],
    ['a test of testkit', 'packages/rules/src/a.test.ts', "import '@rookery/testkit'"],
    ['a test of a tool of the root', 'packages/rules/src/a.test.ts', "import { test } from 'vitest'"],
    ['a test of bench', 'packages/rules/src/a.test.ts', "import '@rookery/bench'"],
    ['bench of testkit', 'bench/src/a.ts', "import '@rookery/testkit'"],
    ['testkit of a room', 'testkit/src/a.ts', "import '@rookery/rules'"],
    ['anyone of Node', 'packages/players/src/a.ts', "import 'node:fs'"],
    ['a test of its own package by name', 'packages/rules/src/a.test.ts', "import '@rookery/rules'"],
    ['a private alias of its package', 'packages/players/src/a.ts', "import '#platform'"],
    ['a file of its neighbour', 'packages/rules/src/deep/a.ts', "import '../b.ts'"],
  ])('%s', (_, file, source) => {
    expect(check({ [file]: source })).toEqual([])
  })
})

describe('refused imports', () => {
  test.each([
    ['a room of one above it', 'packages/rules/src/a.ts', "import '@rookery/players'", 'direction'],
    [
      'the same for types alone',
      'packages/rules/src/a.ts',
      "import type { P } from '@rookery/players'",
      'direction',
    ],
    ['the same in a test', 'packages/rules/src/a.test.ts', "import '@rookery/players'", 'direction'],
    ['the same when loaded later', 'packages/rules/src/a.ts', "void import('@rookery/players')", 'direction'],
    ['the same when passed on', 'packages/rules/src/a.ts', "export * from '@rookery/players'", 'direction'],
    ['a package of itself by name', 'packages/rules/src/a.ts', "import '@rookery/rules'", 'direction'],
    ['an app of an app', 'apps/web/src/a.tsx', "import 'rookery'", 'direction'],
    ['a neighbour by relative path', 'packages/players/src/a.ts', "import '../../rules/src/fen.ts'", 'reach'],
    ['the inside of a package', 'packages/players/src/a.ts', "import '@rookery/rules/dist/fen.js'", 'reach'],
    ['an undeclared package', 'apps/cli/src/a.ts', "import '@rookery/rules'", 'declared'],
    ['an undeclared package in a test', 'apps/cli/src/a.test.ts', "import '@rookery/rules'", 'declared'],
    ['an alias that its package lacks', 'packages/rules/src/a.ts', "import '#platform'", 'declared'],
    ['a tool for tests in shipped code', 'packages/rules/src/a.ts', "import 'chessops'", 'declared'],
  ])('%s', (_, file, source, rule) => {
    expect(check({ [file]: source })).toEqual([`${file}:1 ${rule}`])
  })

  test.each(['testkit', 'bench'])('%s in shipped code, both for its kind and as undeclared', (name) => {
    const file = 'packages/rules/src/a.ts'
    expect(check({ [file]: `import '@rookery/${name}'` })).toEqual([
      `${file}:1 direction`,
      `${file}:1 declared`,
    ])
  })

  test('a package that the order of rooms does not know', () => {
    expect(check({ 'packages/cellar/package.json': { name: '@rookery/cellar' } })).toEqual([
      'packages/cellar/package.json:1 room',
    ])
  })
})

describe('cycles between files', () => {
  test('are refused at the line that closes them', () => {
    const files = {
      'packages/rules/src/a.ts': "// first\nimport './b.ts'",
      'packages/rules/src/b.ts': "export { c } from './c.ts'",
      'packages/rules/src/c.ts': "const later = () => import('./a.ts')",
    }
    expect(check(files)).toEqual(['packages/rules/src/a.ts:2 cycle'])
  })

  test('may exist between types, which are erased', () => {
    const files = {
      'packages/rules/src/a.ts': "import type { B } from './b.ts'",
      'packages/rules/src/b.ts': "import './a.ts'",
    }
    expect(check(files)).toEqual([])
  })
})

describe('circles between folders', () => {
  const src = 'packages/rules/src'

  test.each([
    ['of two folders', { 'a/x.ts': "import '../b/x.ts'", 'b/x.ts': "import '../a/y.ts'", 'a/y.ts': '' }],
    [
      'of types alone',
      {
        'a/x.ts': "import type { X } from '../b/x.ts'",
        'b/x.ts': "let y: import('../a/y.ts').Y",
        'a/y.ts': '',
      },
    ],
    [
      'hidden in their sub-folders',
      { 'a/in/x.ts': "import '../../b/x.ts'", 'b/x.ts': "import '../a/y.ts'", 'a/y.ts': '' },
    ],
    ['behind a file above', { 'a/x.ts': "import '../top.ts'", 'top.ts': "import './a/y.ts'", 'a/y.ts': '' }],
    [
      'through the door of the house',
      { 'a/x.ts': "import '../index.ts'", 'index.ts': "export * from './a/x.ts'" },
    ],
    [
      'of a folder and its own sub-folder',
      { 'a/x.ts': "import './in/y.ts'", 'a/in/y.ts': "import '../x.ts'" },
    ],
    [
      'beside a circle of files alone',
      {
        'x.ts': "import type { Y } from './y.ts'\nimport './a/z.ts'",
        'y.ts': "import type { X } from './x.ts'",
        'a/z.ts': "import '../y.ts'",
      },
    ],
  ])('are refused: %s', (_, files) => {
    const placed = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${src}/${file}`, text]))
    const rules = check(placed).map((fault) => fault.split(' ')[1])
    expect(rules).toContain('folders')
  })

  test.each([
    [
      'a door that passes on folders which use a file beside it',
      { 'index.ts': "export * from './a/x.ts'", 'a/x.ts': "import '../result.ts'", 'result.ts': '' },
    ],
    ['tests', { 'a/x.test.ts': "import '../b/x.ts'", 'b/x.ts': "import '../a/y.ts'", 'a/y.ts': '' }],
    [
      'files of one folder that share types',
      { 'a/x.ts': "import type { Y } from './y.ts'", 'a/y.ts': "import './x.ts'" },
    ],
  ])('are not made by %s', (_, files) => {
    const placed = Object.fromEntries(Object.entries(files).map(([file, text]) => [`${src}/${file}`, text]))
    expect(check(placed)).toEqual([])
  })

  test('are seen through a private alias', () => {
    const faults = check({
      'packages/rules/package.json': {
        name: '@rookery/rules',
        imports: { '#platform': { browser: './dist/host/page.js', default: './dist/host/node.js' } },
      },
      'packages/rules/src/host/page.ts': "import '../mind/x.ts'",
      'packages/rules/src/host/node.ts': '',
      'packages/rules/src/mind/x.ts': "import '#platform'",
    })
    expect(faults.join()).toContain('folders')
  })
})
