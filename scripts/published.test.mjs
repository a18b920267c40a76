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

describe.each(libraries.map(({ manifest }) => manifest.name))(
  '%s, packed and installed into an empty project',
  (name) => {
    it('imports from Node', () => {
      writeFileSync(join(folder, 'import.mjs'), `console.log(Object.keys(await import('${name}')).length)`)
      expect(Number(node('import.mjs'))).toBeGreaterThan(0)
    })

    it('bundles for a page, without anything of Node', async () => {
      writeFileSync(join(folder, 'page.js'), `import * as library from '${name}'\nconsole.log(library)`)
      const { output } = await build({
        root: folder,
        logLevel: 'silent',
        worker: { format: 'es' },
        build: { write: false, rollupOptions: { input: join(folder, 'page.js') } },
      })
      const code = output.map((chunk) => chunk.code ?? String(chunk.source)).join('\n')
      expect(code.length).toBeGreaterThan(1000)
      expect(code).not.toMatch(/from\s*["']node:|import\(["']node:|__vite-browser-external/)
    })

    it('ships types and no tests', () => {
      const installed = join(project, 'node_modules', ...name.split('/'))
      const files = readdirSync(installed, { recursive: true })
      expect(files.filter((file) => /\.test\.|fixture|tsbuildinfo/.test(file))).toEqual([])
      const door = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')).exports['.']
      expect(files).toContain(join(door.default.types))
      expect(files).toContain(join(door.require.types))
    })
  },
)

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
