import { expect, test } from 'vitest'
import { findImports } from './find-imports.mjs'

const specifiers = (source) => findImports(source, 'source.tsx').map(({ specifier }) => specifier)

test.each([
  ["import a, { type b } from 'x'", 'x'],
  ["import * as ns from 'x'", 'x'],
  ["import 'x'", 'x'],
  ["import data from 'x' with { type: 'json' }", 'x'],
  ["import {\n  'string name' as a,\n} from\n  'x'", 'x'],
  ["export * as q from 'x'", 'x'],
  ["export { a } from 'x'", 'x'],
  ['void import("x")', 'x'],
  ['void import(`x`)', 'x'],
  ["let v: import('x').V", 'x'],
  [`const t = \`a \${await import('x')} b\``, 'x'],
  [`const t = \`a \${{ b: \`c\` }.b} d\`\nimport 'x'`, 'x'],
  ["const half = width / 2\nimport 'x' // / '", 'x'],
  ["const quote = /['`]/\nimport 'x'", 'x'],
  ["const text = <p>Don't</p>\nimport 'x'", 'x'],
])('%j names a module', (source, specifier) => {
  expect(specifiers(source)).toEqual([specifier])
})

test.each([
  "// import 'x'",
  "/* import 'x'\n */",
  'const text = "import(\'x\')"',
  "const text = `import 'x'`",
  "const pattern = /import('x')/",
  "loader.import('x')",
  'import.meta.url',
  "export type Origin = { from: 'x' }",
  "export const from = 'x'",
  "export { a }\nconst from = 'x'",
])('%j names none', (source) => {
  expect(specifiers(source)).toEqual([])
})

test('a type-only import is told from one that remains after compiling', () => {
  const source = [
    "import type { A } from 'a'",
    "export type { B } from 'b'",
    "import { type C } from 'c'",
    "import type from 'd'",
  ].join('\n')
  expect(findImports(source)).toEqual([
    { specifier: 'a', line: 1, isTypeOnly: true },
    { specifier: 'b', line: 2, isTypeOnly: true },
    { specifier: 'c', line: 3, isTypeOnly: false },
    { specifier: 'd', line: 4, isTypeOnly: false },
  ])
})
