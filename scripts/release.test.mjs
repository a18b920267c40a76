import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPublished } from './lib/packed.mjs'
import { release } from './lib/release.mjs'
import { root } from './lib/run.mjs'

const git = (directory, ...args) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' })

let folder = ''
let checkout = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rookery-release-test-'))
  checkout = join(folder, 'checkout')
  git(root, 'clone', '--quiet', '--local', root, checkout)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000)

it('a rehearsal shows versions, changelogs, packages and their order, and leaves the checkout as it was', () => {
  const before = git(root, 'status', '--porcelain', '--ignored=no')
  const said = execFileSync(process.execPath, ['scripts/release.mjs', '--dry-run'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(git(root, 'status', '--porcelain', '--ignored=no')).toBe(before)
  const published = listPublished().map(({ name }) => name)
  const order = [...said.matchAll(/^ {2}npm publish (.*)-\d+\.\d+\.\d+\.tgz --access public$/gm)]
  expect(order.map(([, file]) => file)).toEqual(
    published.map((name) => name.replace('@', '').replace('/', '-')),
  )
  for (const name of published) expect(said).toMatch(new RegExp(`^ {2}${name} +\\d.* -> \\d`, 'm'))
  expect(said).toContain('installed into an empty project: all of them import, and rookery says ')
  expect(said).toContain('This was a rehearsal: nothing was published')
}, 240_000)

it('packages come after what they depend on', () => {
  const published = listPublished()
  const names = published.map(({ name }) => name)
  for (const [i, { manifest }] of published.entries())
    for (const needed of Object.keys(manifest.dependencies ?? {}).filter((name) => names.includes(name)))
      expect(names.slice(0, i), manifest.name).toContain(needed)
})

it('a release says what it needs, and changes nothing without it', async () => {
  git(checkout, 'checkout', '--quiet', '-b', 'a-branch')
  writeFileSync(join(checkout, 'stray.txt'), 'not committed')
  await expect(release(checkout)).rejects.toThrow(
    /^a release needs\n {2}- a checkout without uncommitted changes\n {2}- the branch main \(this is a-branch\)\n[\s\S]*Nothing was changed\.$/,
  )
  expect(git(checkout, 'status', '--porcelain')).toBe('?? stray.txt\n')
})
