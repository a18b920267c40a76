import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { findExamples, makeProgram } from './lib/examples.mjs'
import { listPublished } from './lib/packed.mjs'
import { root } from './lib/run.mjs'

const published = listPublished()
const libraries = published.filter(({ manifest }) => manifest.exports)

const { project } = inject('house')
let folder = ''

const node = (file) => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' })

beforeAll(() => {
  folder = mkdtempSync(join(project, 'published-'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the libraries, packed and installed into an empty project,', () => {
  const names = libraries.map(({ manifest }) => manifest.name)

  it('import from Node', () => {
    const program = `const names = ${JSON.stringify(names)}
      const libraries = await Promise.all(names.map((name) => import(name)))
      console.log(libraries.flatMap((library, i) => (Object.keys(library).length > 0 ? [] : [names[i]])))`
    writeFileSync(join(folder, 'import.mjs'), program)
    expect(node('import.mjs')).toBe('[]\n')
  })

  it('bundle for a page, without anything of Node', async () => {
    const input = Object.fromEntries(names.map((_, i) => [`page-${i}`, join(folder, `page-${i}.js`)]))
    for (const [i, name] of names.entries())
      writeFileSync(join(folder, `page-${i}.js`), `import * as library from '${name}'\nconsole.log(library)`)
    const { output } = await build({
      root: folder,
      logLevel: 'silent',
      worker: { format: 'es' },
      build: { write: false, rollupOptions: { input } },
    })
    const ofNode = output.filter((chunk) =>
      /from\s*["']node:|import\(["']node:|__vite-browser-external/.test(chunk.code ?? String(chunk.source)),
    )
    expect(ofNode.map(({ fileName }) => fileName)).toEqual([])
    expect(output.filter((chunk) => chunk.isEntry)).toHaveLength(names.length)
  })

  it.each(names)('%s ships types and no tests', (name) => {
    const installed = join(project, 'node_modules', ...name.split('/'))
    const files = readdirSync(installed, { recursive: true })
    expect(files.filter((file) => /\.test\.|fixture|tsbuildinfo/.test(file))).toEqual([])
    const door = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).exports['.']
    expect(files).toContain(join(door.default.types))
    expect(files).toContain(join(door.require.types))
  })
})

it('the packed command runs', () => {
  const version = execFileSync('npx', ['--no-install', 'rookery', '--version'], {
    cwd: project,
    encoding: 'utf8',
  })
  expect(version.trim()).toBe(JSON.parse(readFileSync(join(root, 'apps/cli/package.json'), 'utf8')).version)
})

const pages = ['docs/rules.md', ...published.map(({ folder }) => `${folder}/README.md`)]
const examples = pages.flatMap((page) =>
  findExamples(readFileSync(join(root, page), 'utf8')).map((example) => ({ page, ...example })),
)

it.each(examples)('the example of $page, line $line, gives what it says', ({ line, code }) => {
  writeFileSync(join(folder, 'example.mjs'), makeProgram(code, line))
  expect(node('example.mjs')).toMatch(/^[1-9]\d* checked\n$/)
})
