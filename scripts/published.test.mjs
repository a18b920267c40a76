import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findExamples, makeProgram } from './lib/examples.mjs'
import { root } from './lib/run.mjs'
import { readWorkspaces } from './lib/workspaces.mjs'

const published = readWorkspaces(root).filter(({ manifest }) => !manifest.private)
const libraries = published.filter(({ manifest }) => manifest.exports)

let project = ''

const npm = (args, cwd) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd, encoding: 'utf8' })
const node = (file) => execFileSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'rookery-published-'))
  const tarballs = join(project, 'tarballs')
  mkdirSync(tarballs)
  for (const { folder } of published) npm(['pack', '--pack-destination', tarballs], join(root, folder))
  writeFileSync(join(project, 'package.json'), '{ "name": "empty", "private": true, "type": "module" }')
  npm(['install', '--prefer-offline', ...readdirSync(tarballs).map((name) => join(tarballs, name))], project)
}, 120_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

describe.each(libraries.map(({ manifest }) => manifest.name))(
  '%s, packed and installed into an empty project',
  (name) => {
    it('imports from Node', () => {
      writeFileSync(join(project, 'import.mjs'), `console.log(Object.keys(await import('${name}')).length)`)
      expect(Number(node('import.mjs'))).toBeGreaterThan(0)
    })

    it('bundles for a page, without anything of Node', async () => {
      writeFileSync(join(project, 'page.js'), `import * as library from '${name}'\nconsole.log(library)`)
      const { output } = await build({
        root: project,
        logLevel: 'silent',
        worker: { format: 'es' },
        build: { write: false, rollupOptions: { input: join(project, 'page.js') } },
      })
      const code = output.map((chunk) => chunk.code ?? String(chunk.source)).join('\n')
      expect(code.length).toBeGreaterThan(1000)
      expect(code).not.toMatch(/from\s*["']node:|import\(["']node:|__vite-browser-external/)
    })

    it('ships types and no tests', () => {
      const folder = join(project, 'node_modules', ...name.split('/'))
      const files = readdirSync(folder, { recursive: true })
      expect(files.filter((file) => /\.test\.|fixture|tsbuildinfo/.test(file))).toEqual([])
      const { types } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).exports['.']
      expect(files).toContain(join(types))
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

describe('the examples of docs/rules.md', () => {
  const examples = findExamples(readFileSync(join(root, 'docs/rules.md'), 'utf8'))
  it.each(examples)('under "$heading", line $line, give what they say', ({ heading, line, code }) => {
    const file = `example-${line}.mjs`
    writeFileSync(join(project, file), makeProgram(code, line))
    expect(node(file), heading).toMatch(/^[1-9]\d* checked\n$/)
  })
})
