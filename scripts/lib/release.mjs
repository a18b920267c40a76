// A release by changesets: new versions and changelogs from the files in .changeset, the packages packed once, tried in an empty
// project, and those very tarballs published, each after what it depends on.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listPublished, makeProject, npm, pack } from './packed.mjs'
import { isZero, runTool } from './run.mjs'

const git = (directory, ...args) => execFileSync('git', args, { cwd: directory, encoding: 'utf8' }).trim()

const listChangesets = (directory) =>
  readdirSync(join(directory, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')

/** Shows everything that a release would do, in a copy of the last commit, so that the checkout stays as it is. */
export async function rehearse(directory) {
  const folder = mkdtempSync(join(tmpdir(), 'rookery-release-'))
  try {
    const copy = join(folder, 'checkout')
    git(directory, 'clone', '--quiet', '--local', directory, copy)
    if (git(directory, 'status', '--porcelain') !== '')
      console.log('(uncommitted changes of this checkout are no part of what follows)\n')
    await writeVersions(copy)
    copyBuilds(directory, copy)
    const packed = packAndTry(copy, join(folder, 'tarballs'))
    console.log('\nwould be published, in this order:')
    for (const { tarball } of packed)
      console.log(`  npm publish ${tarball.split(/[\\/]/).at(-1)} --access public`)
    console.log(`would be tagged: v${packed[0].version}`)
    console.log('\nThis was a rehearsal: nothing was published, and this checkout is as it was.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function release(directory) {
  const missing = findMissing(directory)
  if (missing.length > 0)
    throw new Error(
      `a release needs\n${missing.map((need) => `  - ${need}`).join('\n')}\nNothing was changed.`,
    )
  if (listChangesets(directory).length > 0) {
    const version = await writeVersions(directory)
    npm(['install', '--package-lock-only', '--ignore-scripts'], directory)
    git(directory, 'add', '--all')
    git(directory, 'commit', '--quiet', '-m', `Release ${version}\n\nNo functional change`)
  }
  const folder = mkdtempSync(join(tmpdir(), 'rookery-release-'))
  try {
    const packed = packAndTry(directory, folder)
    console.log('\npublished:')
    for (const { name, version, tarball } of packed)
      console.log(`  ${name} ${version}: ${publish(name, version, tarball)}`)
    const tag = `v${packed[0].version}`
    if (git(directory, 'tag', '--list', tag) === '') git(directory, 'tag', tag)
    console.log(`\ntagged ${tag}. Push it: git push --follow-tags`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One version that is there already is passed over, so that a release that was cut short can be made again. */
function publish(name, version, tarball) {
  if (isPublished(name, version)) return 'was there already'
  npm(['publish', tarball, '--access', 'public'])
  return 'done'
}

function isPublished(name, version) {
  try {
    return npm(['view', `${name}@${version}`, 'version']).trim() === version
  } catch {
    return false
  }
}

function findMissing(directory) {
  const needs = []
  if (git(directory, 'status', '--porcelain') !== '') needs.push('a checkout without uncommitted changes')
  const branch = git(directory, 'rev-parse', '--abbrev-ref', 'HEAD')
  if (branch !== 'main') needs.push(`the branch main (this is ${branch})`)
  try {
    npm(['whoami'], directory)
  } catch {
    needs.push('somebody who may publish: npm login')
  }
  return needs
}

/** Lets changesets write versions and changelogs, says what changed, and gives the new version of the house. */
async function writeVersions(directory) {
  const before = new Map(listPublished(directory).map(({ name, manifest }) => [name, manifest.version]))
  const changesets = listChangesets(directory)
  console.log(`changes: ${changesets.length === 0 ? 'none' : changesets.join(', ')}`)
  if (
    changesets.length > 0 &&
    !(await isZero(runTool('changeset', ['version'], { cwd: directory, stdio: 'ignore' })))
  )
    throw new Error(`changesets could not write the versions: run npx changeset version`)
  const published = listPublished(directory)
  console.log('\nversions:')
  for (const { name, manifest } of published)
    console.log(`  ${name.padEnd(22)}${before.get(name)} -> ${manifest.version}`)
  const { version } = published[0].manifest
  if (changesets.length > 0) {
    dateChangelog(directory, version)
    showChangelogs(published, directory)
  }
  return version
}

/** What stands under Unreleased in the house's own changelog is released from now on. */
function dateChangelog(directory, version) {
  const file = join(directory, 'CHANGELOG.md')
  const date = new Date().toISOString().slice(0, 10)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`))
}

function showChangelogs(published, directory) {
  console.log('\nchangelogs:')
  for (const { name, folder } of published) {
    const file = join(directory, folder, 'CHANGELOG.md')
    if (!existsSync(file)) continue
    const [, newest = ''] = readFileSync(file, 'utf8').split(/^(?=## )/m)
    const lines = newest.split('\n').filter((line) => /^\s*- /.test(line))
    console.log(`  ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`)
  }
}

/** What is built is no part of a clone. */
export function copyBuilds(from, to) {
  for (const { folder } of listPublished(from))
    for (const output of ['dist', 'wasm', 'studio']) {
      const built = join(from, folder, output)
      if (existsSync(built)) cpSync(built, join(to, folder, output), { recursive: true })
    }
}

function packAndTry(directory, folder) {
  const published = listPublished(directory)
  const packed = pack(published, folder, directory)
  const ordered = published
    .map(({ name }) => packed.find((one) => one.name === name))
    .filter((one) => one !== undefined)
  console.log('\npacked, each after what it depends on:')
  for (const { name, version, size } of ordered)
    console.log(`  ${name.padEnd(22)}${version.padEnd(10)}${(size / 1000).toFixed(0).padStart(6)} KB`)
  const project = makeProject(ordered.map(({ tarball }) => tarball))
  try {
    const libraries = published.filter(({ manifest }) => manifest.exports)
    tryImports(
      project,
      libraries.map(({ name }) => name),
    )
    const said = execFileSync('npx', ['--no-install', 'rookery', '--version'], {
      cwd: project,
      encoding: 'utf8',
    })
    console.log(`\ninstalled into an empty project: all of them import, and rookery says ${said.trim()}`)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
  return ordered
}

/** An element needs a page, so its package is only found, not run. */
function tryImports(project, names) {
  const program = `for (const name of ${JSON.stringify(names)}) {
    const at = import.meta.resolve(name)
    try { await import(at) } catch (error) { if (!/HTMLElement|customElements|document/.test(error.message)) throw error }
  }`
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
