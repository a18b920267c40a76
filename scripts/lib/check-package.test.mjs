import { expect, it } from 'vitest'
import { findPackageFaults } from './check-package.mjs'

const engines = { node: '>=20.19' }
const house = { engines, license: 'MIT text', versions: new Map([['@rookery/rules', '1.0.0']]) }
const manifest = {
  name: 'good',
  description: 'A package.',
  keywords: ['one', 'two', 'three'],
  license: 'MIT',
  files: ['CHANGELOG.md', 'dist'],
  engines,
  publishConfig: { access: 'public' },
  dependencies: { '@rookery/rules': '1.0.0' },
}
const files = { 'README.md': '# good', LICENSE: 'MIT text', 'dist/index.js': 'export {}' }

const faultsOf = (changes = {}, more = {}) =>
  findPackageFaults(
    { ...manifest, ...changes },
    new Map(Object.entries({ ...files, ...more }).filter(([, text]) => text !== undefined)),
    house,
  )

it('finds nothing wrong in a package that has everything', () => {
  expect(faultsOf()).toEqual([])
})

it.each([
  ['no description', { description: undefined }, {}, 'it has no description'],
  ['few keywords', { keywords: ['chess'] }, {}, 'it has fewer than 3 keywords'],
  ['another licence', { license: 'ISC' }, {}, 'its licence is not MIT'],
  ['other engines', { engines: { node: '>=20' } }, {}, 'its engines are not {"node":">=20.19"}'],
  ['no changelog', { files: ['dist'] }, {}, 'its files leave CHANGELOG.md out'],
  ['no access', { publishConfig: {} }, {}, 'its publishConfig.access is not public'],
  [
    'an old sibling',
    { dependencies: { '@rookery/rules': '0.9.0' } },
    {},
    'it depends on @rookery/rules 0.9.0, which is at 1.0.0',
  ],
  [
    'a dependency by file',
    { dependencies: { other: 'file:../other' } },
    {},
    'it depends on other by "file:../other", which nobody else can install',
  ],
  ['no README', {}, { 'README.md': undefined }, 'it has no README.md'],
  ['no licence text', {}, { LICENSE: undefined }, "its LICENSE is not the house's"],
  ['a bare map', {}, { 'a.js.map': '{"sources":["a.ts"]}' }, 'a.js.map is a source map without sources'],
  ['a lost map', {}, { 'a.js': 'f()\n//# sourceMappingURL=a.js.map' }, 'a.js names a source map'],
  ['a test', {}, { 'a.test.js': '' }, 'a.test.js is for nobody else'],
  [
    'a type of 781 numbers',
    {},
    { 'a.d.ts': `export declare const a: readonly [${Array(781).fill(7).join(', ')}];` },
    'a.d.ts has a type of 2377 characters',
  ],
])('names %s', (_, changes, more, fault) => {
  expect(faultsOf(changes, more)).toEqual([fault])
})

it('lets a source map be that carries its sources', () => {
  expect(faultsOf({}, { 'a.js.map': '{"sources":["a.ts"],"sourcesContent":["f()"]}' })).toEqual([])
})
