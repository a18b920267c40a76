// Makes a whole release into a registry on this machine: publishes every package there, installs them by name and uses them,
// finishes a release that was cut short, and finds nothing to do the third time. The checkout stays as it is.
import { strict as assert } from 'node:assert'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { openRegistry } from './lib/local-registry.mjs'
import { listPublished, npm } from './lib/packed.mjs'
import { copyBuilds, release } from './lib/release.mjs'
import { root } from './lib/run.mjs'

const git = (directory, ...args) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).trim()

/** A clone of the last commit on main, with what is built here. */
function makeCheckout(folder) {
  const checkout = join(folder, 'checkout')
  git(root, 'clone', '--quiet', '--local', root, checkout)
  git(checkout, 'checkout', '--quiet', '-B', 'main')
  git(checkout, 'config', 'user.name', 'A releaser')
  git(checkout, 'config', 'user.email', 'releaser@example.org')
  copyBuilds(root, checkout)
  return checkout
}

const use = `import { bestMove } from '@rookery/players'
import { startPosition } from '@rookery/rules'
import { makeSvg } from '@rookery/rules/svg'
const { san } = await bestMove('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'kestrel:depth=3')
console.log(san, makeSvg(startPosition()).startsWith('<svg'))`

/** As somebody would who has only read the names. */
function installByName(folder, names, version) {
  const project = join(folder, 'project')
  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  npm(['install', '--ignore-scripts', ...names], project)
  for (const name of names) {
    const at = join(project, 'node_modules', name)
    assert.equal(JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).version, version)
    assert.match(readFileSync(join(at, 'CHANGELOG.md'), 'utf8'), new RegExp(`^## ${version}$`, 'm'))
  }
  writeFileSync(join(project, 'use.js'), use)
  const run = (command, ...args) => execFileSync(command, args, { cwd: project, encoding: 'utf8' }).trim()
  assert.equal(run(process.execPath, 'use.js'), 'Ra8# true')
  assert.equal(run('npx', '--no-install', 'rookery', '--version'), version)
}

if (!(await install()) || !(await build())) throw new Error('the packages could not be built')
const folder = mkdtempSync(join(tmpdir(), 'rookery-check-release-'))
const registry = await openRegistry(folder)
process.env.NPM_CONFIG_USERCONFIG = registry.userconfig
process.env.NPM_CONFIG_CACHE = join(folder, 'cache')
try {
  const checkout = makeCheckout(folder)
  const before = git(root, 'status', '--porcelain')
  await release(checkout)
  const published = listPublished(checkout)
  const names = published.map(({ name }) => name)
  const { version } = published[0].manifest
  assert.equal(git(checkout, 'tag', '--points-at', 'HEAD'), `v${version}`)
  assert.equal(git(checkout, 'status', '--porcelain'), '')
  installByName(folder, names, version)
  console.log(`\ninstalled by name and used: ${names.join(', ')} ${version}`)

  const last = names.at(-1)
  npm(['unpublish', `${last}@${version}`, '--force'])
  await release(checkout)
  assert.equal(npm(['view', `${last}@${version}`, 'version']).trim(), version)
  assert.equal(git(root, 'status', '--porcelain'), before)
  console.log(`\n${last} was taken away and published again, and the others were passed over`)
} finally {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
}
